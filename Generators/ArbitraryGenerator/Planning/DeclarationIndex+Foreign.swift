/// Types that the sources do not declare.
extension DeclarationIndex {
  /// Whether an extension in the sources conforms a type of another module to something.
  func isExtended(_ name: String) -> Bool { foreign[name] != nil }

  /// Whether an extension in the sources has a type of another module drawn.
  func isDrawnByHand(_ name: String) -> Bool {
    conformances(of: name)?.contains(.arbitrary) ?? false
  }

  /// Whether one has it drawn and none has it provided.
  func isDrawnByHandOnly(_ name: String) -> Bool {
    conformances(of: name) == .arbitrary
  }

  /// What extensions conform a type to that the sources do not declare.
  private func conformances(of name: String) -> IndexedType.Conformances? {
    foreign.isEmpty ? nil : foreign[foreignName(name)]
  }

  /// Takes what such types conform to for all names that they have.
  func settleForeign() {
    foreign = Dictionary(foreign.map { (foreignName($0), $1) }) { $0.union($1) }
  }

  /// The name by which a type is known, wherever it is written, that the sources do not declare: that
  /// of what a typealias of theirs stands for, without arguments and modules.
  func foreignName(_ written: String) -> String {
    var name = KnownType.plainName(written.withoutArguments)
    guard mayBeAlias(name) else { return name }
    for _ in 0..<TypealiasDeclaration.mostFollowed {
      let module = testables.first { name.hasPrefix("\($0).") }
      name = plain(name, module: module)
      let homes = module.map { [$0] } ?? [nil] + testables
      let alias = homes.lazy.compactMap { self.aliases(named: name, module: $0).first }.first
      guard let target = alias?.type.qualifiedName, target != name else { break }
      name = KnownType.plainName(target)
    }
    let names = name.split(separator: ".").map(String.init)
    guard names.count > 1, importedModules.contains(names[0]), !takenNames.contains(names[1]) else {
      return name
    }
    return names.dropFirst().joined(separator: ".")
  }

  /// Whether a name of one of the standard library's or Foundation's types means that in a file.
  func isLibrarys(_ name: String, in file: String) -> Bool {
    guard KnownType.isCommonWord(name) else { return true }
    let modules = modulesSeen(from: file)
    return modules.contains { $0.hasPrefix("Foundation") || handsOnFoundation($0) }
      || modules.allSatisfy(testables.contains)
  }

  /// Whether it is one of the frameworks that hand on Foundation, and much else.
  func handsOnFoundation(_ module: String) -> Bool { Self.handingOnFoundation.contains(module) }

  /// Frameworks of which nobody imports Foundation besides.
  private static let handingOnFoundation: Set = [
    "AVFoundation", "AppKit", "CloudKit", "Cocoa", "Combine", "CoreData", "CoreLocation", "MapKit",
    "StoreKit", "SwiftData", "SwiftUI", "UIKit", "UserNotifications", "WebKit", "WidgetKit",
    "XCTest",
  ]

  /// Whether a file means Combine's types by their names, and not those of what stands in for it.
  func hasCombine(in file: String) -> Bool {
    let modules = modulesSeen(from: file)
    return modules.contains { $0 == "Combine" || $0 == "SwiftUI" }
      && !modules.contains { $0 == "OpenCombine" || $0 == "CombineX" }
  }

  /// What a function throws: where the sources have an `Error` of their own, the standard library's.
  func thrownType(_ throwing: Effects.Throwing) -> TypeSyntax? {
    guard throwing == .always, takenNames.contains("Error") || mayBeAssociated("Error") else {
      return throwing.error
    }
    return .any(.member(of: .named("Swift"), "Error"))
  }

  /// Whether a name that no source declares is that of a type of Apple's frameworks.
  func isOfPlatforms(_ name: String, in file: String) -> Bool {
    KnownType.isOfPlatforms(name, imports: modulesSeen(from: file))
  }

  /// The type of another module that a name means in a file, where values of it are made by a call.
  func calledType(_ name: String, in file: String) -> KnownType? {
    KnownType.called(name, imports: modulesSeen(from: file))
  }

  /// Whether a name that no source declares is that of a protocol, which nothing can have drawn:
  /// the sources say so somewhere, it is called one and not drawn by hand, or it is a common one of
  /// a package that the file imports.
  func isForeignProtocol(_ name: String, in file: String) -> Bool {
    if foreignProtocols.contains(name) { return true }
    if name.isNameOfProtocol, !isDrawnByHand(name) { return true }
    return KnownType.protocolsOfModules.contains { modules, names in
      names.contains(name) && modules.contains { imports($0, in: file) }
    }
  }

  /// Whether a file imports a module whose name begins like that.
  func imports(_ beginning: String, in file: String) -> Bool {
    modulesSeen(from: file).contains { $0.hasPrefix(beginning) }
  }

  /// The names of protocols that the sources use and do not declare: what stands behind `any` or
  /// `some`, what types conform to, and what is asked of generic parameters.
  func findForeignProtocols() -> Set<String> {
    var names: Set<String> = []
    for type in types {
      type.forEachDemand { names.formUnion($0.composed.compactMap(\.qualifiedName)) }
      names.formUnion(type.certainProtocols.compactMap(\.unattributed.qualifiedName))
      type.members.forEachType { $0.forEachConstraint { names.insert($0) } }
    }
    return names.filter { !takenNames.contains($0) }
  }

  /// Whether a type is in an extension of one that neither the sources nor the standard library
  /// declares.
  func isInForeign(_ type: IndexedType) -> Bool {
    if let outer = type.enclosing { return isInForeign(types[outer]) }
    guard let outer = type.enclosingName else { return false }
    return KnownType.module(of: outer) != .swift
  }

  /// Adds the files that import what a type is named by, besides that of its declaration: where
  /// types are declared that stand in extensions of other modules' types, and where typealiases are
  /// that it may have been written by.
  ///
  /// - Returns: Whether the type is made of one that the sources do not declare, and that need not
  ///   be Foundation's.
  func add(filesNamedBy type: ResolvedType, to files: inout Set<String>) -> Bool {
    // As nearly every type is.
    if case .known(let known, _, let arguments) = type, arguments.isEmpty {
      return known.isImported
    }
    var isForeign = false
    type.forEachSpelled { part in
      switch part {
      case .declared(let id, _), .open(let id, _):
        if isInForeign(types[id]) { files.insert(types[id].file) }
      case .unknown(let name, _):
        isForeign = true
        files.formUnion(aliasFiles[String(name.prefix { $0 != "." && $0 != "<" })] ?? [])
      case .known(let type, _, _): isForeign = isForeign || type.isImported
      default: break
      }
    }
    return isForeign
  }

  /// The files of typealiases that are made of a name which the sources do not declare.
  func findAliasFiles() -> [String: Set<String>] {
    var files: [String: Set<String>] = [:]
    aliases.forEach { alias, _ in
      let file = alias.header.location.file
      _ = alias.type.mentions { name in
        if !takenNames.contains(name) { files[name, default: []].insert(file) }
        return false
      }
    }
    return files
  }
}

extension TypeSyntax {
  /// The names that stand behind `any` or `some`.
  fileprivate func forEachConstraint(_ body: (String) -> Void) {
    if case .any(let constraint) = self { constraint.qualifiedName.map(body) }
    if case .some(let constraint) = self { constraint.qualifiedName.map(body) }
    _ = hasPart { part in
      part.forEachConstraint(body)
      return false
    }
  }
}

extension IndexedType {
  /// What it asks of generic parameters and of associated types, and what its initialisers ask.
  fileprivate func forEachDemand(_ body: (TypeSyntax) -> Void) {
    let all = [generics] + members.initializers.map(\.generics) + members.functions.map(\.generics)
    for generics in all where !generics.isEmpty {
      generics.parameters.compactMap(\.constraint).forEach(body)
      for it in generics.requirements where it.relation == .conforms { body(it.right) }
    }
    for declaration in members.associatedTypes { declaration.inheritance.forEach(body) }
  }

  /// What it conforms to, but for what may be a superclass or the type of raw values.
  fileprivate var certainProtocols: ArraySlice<TypeSyntax> {
    switch kind {
    case .struct, .actor: conformances[...]
    case .class, .enum: conformances.dropFirst(inheritance.isEmpty ? 0 : 1)
    case .protocol: []
    }
  }
}

extension String {
  /// Whether it is what hardly anything but a protocol is called.
  var isNameOfProtocol: Bool { String.endingsOfProtocols.contains(where: hasSuffix) }

  private static let endingsOfProtocols = [
    "Protocol", "Delegate", "DataSource", "Providing", "Handling", "Managing", "Fetching",
    "Observing", "Persisting", "Coordinating",
  ]
}
