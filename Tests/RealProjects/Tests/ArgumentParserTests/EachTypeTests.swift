import FactoryCheck
import RealProjectSupport
import Testing

@testable import ArgumentParser

/// The types of the module that got a gen, but for generic ones and for `HelpGenerator`, whose
/// initialiser insists on a command.
struct EachTypeTests {
  private let types: [any Arbitrary.Type] = [
    ArgumentParser.ArgumentArrayParsingStrategy.self,
    ArgumentParser.ArgumentDecoder.self,
    ArgumentParser.ArgumentDecoder.Error.self,
    ArgumentParser.ArgumentDefinition.self,
    ArgumentParser.ArgumentDefinition.Help.self,
    ArgumentParser.ArgumentDefinition.Help.Options.self,
    ArgumentParser.ArgumentDefinition.Kind.self,
    ArgumentParser.ArgumentDefinition.ParsingStrategy.self,
    ArgumentParser.ArgumentDefinition.Update.self,
    ArgumentParser.ArgumentDiscussion.self,
    ArgumentParser.ArgumentHelp.self,
    ArgumentParser.ArgumentSet.self,
    ArgumentParser.ArgumentVisibility.self,
    ArgumentParser.ArgumentVisibility.Representation.self,
    ArgumentParser.ArrayParsingStrategy.self,
    ArgumentParser.AsyncCompletionsValidator.self,
    ArgumentParser.AsyncCompletionsValidator.Error.self,
    ArgumentParser.AutodetectedGenerateCompletions.self,
    ArgumentParser.CleanExit.self,
    ArgumentParser.CleanExit.Representation.self,
    ArgumentParser.CodingKeyValidator.self,
    ArgumentParser.CodingKeyValidator.InvalidDecoderError.self,
    ArgumentParser.CodingKeyValidator.MissingKeysError.self,
    ArgumentParser.CommandConfiguration.self,
    ArgumentParser.CommandError.self,
    ArgumentParser.CommandGroup.self,
    ArgumentParser.CommandParser.self,
    ArgumentParser.CompletionKind.self,
    ArgumentParser.CompletionKind.Kind.self,
    ArgumentParser.CompletionShell.self,
    ArgumentParser.CompletionsGenerator.self,
    ArgumentParser.DecodedArguments.self,
    ArgumentParser.DefaultAsFlagParsingStrategy.self,
    ArgumentParser.DumpHelpGenerator.self,
    ArgumentParser.ErrorMessageGenerator.self,
    ArgumentParser.ExitCode.self,
    ArgumentParser.FlagExclusivity.self,
    ArgumentParser.FlagExclusivity.Representation.self,
    ArgumentParser.FlagInversion.self,
    ArgumentParser.FlagInversion.Representation.self,
    ArgumentParser.GenerateCompletions.self,
    ArgumentParser.HelpCommand.self,
    ArgumentParser.HelpCommand.CodingKeys.self,
    ArgumentParser.HelpGenerator.DiscussionSection.self,
    ArgumentParser.HelpGenerator.Section.self,
    ArgumentParser.HelpGenerator.Section.Element.self,
    ArgumentParser.HelpGenerator.Section.Header.self,
    ArgumentParser.HelpRequested.self,
    ArgumentParser.InputKey.self,
    ArgumentParser.InputOrigin.self,
    ArgumentParser.InputOrigin.Element.self,
    ArgumentParser.InternalParseError.self,
    ArgumentParser.LenientParser.self,
    ArgumentParser.MessageInfo.self,
    ArgumentParser.Name.self,
    ArgumentParser.Name.Case.self,
    ArgumentParser.NameSpecification.self,
    ArgumentParser.NameSpecification.Element.self,
    ArgumentParser.NameSpecification.Element.Representation.self,
    ArgumentParser.NonsenseFlagsValidator.self,
    ArgumentParser.NonsenseFlagsValidator.Error.self,
    ArgumentParser.ParsableArgumentsValidationError.self,
    ArgumentParser.ParsedArgument.self,
    ArgumentParser.ParsedValues.self,
    ArgumentParser.ParserError.self,
    ArgumentParser.Platform.Environment.Key.self,
    ArgumentParser.Platform.StandardError.self,
    ArgumentParser.PositionalArgumentsValidator.self,
    ArgumentParser.PositionalArgumentsValidator.Error.self,
    ArgumentParser.SingleValueParsingStrategy.self,
    ArgumentParser.SplitArguments.self,
    ArgumentParser.SplitArguments.Element.self,
    ArgumentParser.SplitArguments.Element.Value.self,
    ArgumentParser.SplitArguments.Index.self,
    ArgumentParser.SplitArguments.InputIndex.self,
    ArgumentParser.SplitArguments.SubIndex.self,
    ArgumentParser.UniqueNamesValidator.self,
    ArgumentParser.UniqueNamesValidator.Error.self,
    ArgumentParser.UsageGenerator.self,
    ArgumentParser.ValidationError.self,
    ArgumentParser.ValidatorErrorKind.self,
  ]

  @Test("Values of each type are drawn and described")
  func values() {
    forEach(of: types)
  }

  @Test("Nearly all types get a gen, and the others are named with the reason")
  func share() throws {
    let code = try GeneratedCode(besides: #filePath)
    print("ArgumentParser: \(code.share)")
    #expect(code.types.count * 100 >= 93 * (code.types.count + code.skipped.count))
  }
}
