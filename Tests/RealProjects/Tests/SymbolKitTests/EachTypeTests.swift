import FactoryCheck
import RealProjectSupport
import Testing

@testable import SymbolKit

/// Every type of the module that got a gen, but for generic ones.
struct EachTypeTests {
  private let types: [any Arbitrary.Type] = [
    SymbolKit.GraphCollector.ExtensionGraphAssociation.self,
    SymbolKit.GraphCollector.GraphKind.self,
    SymbolKit.SymbolGraph.self,
    SymbolKit.SymbolGraph.CodingKeys.self,
    SymbolKit.SymbolGraph.LineList.self,
    SymbolKit.SymbolGraph.LineList.CodingKeys.self,
    SymbolKit.SymbolGraph.LineList.Line.self,
    SymbolKit.SymbolGraph.LineList.SourceRange.self,
    SymbolKit.SymbolGraph.LineList.SourceRange.Position.self,
    SymbolKit.SymbolGraph.Metadata.self,
    SymbolKit.SymbolGraph.Module.self,
    SymbolKit.SymbolGraph.OperatingSystem.self,
    SymbolKit.SymbolGraph.Platform.self,
    SymbolKit.SymbolGraph.Relationship.self,
    SymbolKit.SymbolGraph.Relationship.CodingKeys.self,
    SymbolKit.SymbolGraph.Relationship.Kind.self,
    SymbolKit.SymbolGraph.Relationship.SourceOrigin.self,
    SymbolKit.SymbolGraph.Relationship.SourceOrigin.CodingKeys.self,
    SymbolKit.SymbolGraph.Relationship.Swift.self,
    SymbolKit.SymbolGraph.SemanticVersion.self,
    SymbolKit.SymbolGraph.Symbol.self,
    SymbolKit.SymbolGraph.Symbol.AccessControl.self,
    SymbolKit.SymbolGraph.Symbol.Availability.self,
    SymbolKit.SymbolGraph.Symbol.Availability.AvailabilityItem.self,
    SymbolKit.SymbolGraph.Symbol.Availability.AvailabilityItem.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.Availability.Domain.self,
    SymbolKit.SymbolGraph.Symbol.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.DeclarationFragments.self,
    SymbolKit.SymbolGraph.Symbol.DeclarationFragments.Fragment.self,
    SymbolKit.SymbolGraph.Symbol.DeclarationFragments.Fragment.Kind.self,
    SymbolKit.SymbolGraph.Symbol.FunctionSignature.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.FunctionSignature.FunctionParameter.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.Identifier.self,
    SymbolKit.SymbolGraph.Symbol.Kind.self,
    SymbolKit.SymbolGraph.Symbol.KindIdentifier.self,
    SymbolKit.SymbolGraph.Symbol.Location.self,
    SymbolKit.SymbolGraph.Symbol.Mutability.self,
    SymbolKit.SymbolGraph.Symbol.Names.self,
    SymbolKit.SymbolGraph.Symbol.SPI.self,
    SymbolKit.SymbolGraph.Symbol.Snippet.self,
    SymbolKit.SymbolGraph.Symbol.Snippet.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.Swift.Extension.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.Swift.GenericConstraint.CodingKeys.self,
    SymbolKit.SymbolGraph.Symbol.Swift.GenericConstraint.Kind.self,
    SymbolKit.SymbolGraph.Symbol.Swift.GenericParameter.self,
    SymbolKit.SymbolGraph.Symbol.Swift.Generics.CodingKeys.self,
    SymbolKit.UnifiedSymbolGraph.CodingKeys.self,
    SymbolKit.UnifiedSymbolGraph.Selector.self,
    SymbolKit.UnifiedSymbolGraph.Symbol.CodingKeys.self,
  ]

  @Test("Values of each type are drawn and described")
  func values() {
    forEach(of: types)
  }

  @Test("Nearly all types get a gen, and the others are named with the reason")
  func share() throws {
    let code = try GeneratedCode(besides: #filePath)
    print("SymbolKit: \(code.share)")
    #expect(code.types.count * 100 >= 87 * (code.types.count + code.skipped.count))
  }
}
