/// Types inside of another module's type, as an extension of that names them.
extension TypeResolver {
  /// A path from the outermost type on, where that is one of another module which the scope stands in
  /// an extension of, and is known to have such a type: `Calendar.Component` for `Component`.
  func inForeign(_ path: [Name]) -> [Name] {
    guard let whole = extended(by: path) else { return path }
    let name = whole.map(\.name).joined(separator: ".")
    let isKnown =
      KnownType.all[name] != nil || KnownType.aliases[name] != nil || KnownType.called[name] != nil
    return isKnown ? whole : path
  }

  /// The same for a type of which nothing is known, where the file imports nothing else that may have
  /// one of the name.
  func besidesForeign(_ path: [Name]) -> [Name] {
    guard let whole = extended(by: path), !path[0].name.isPrefixed,
      !index.isDrawnByHand(path[0].name),
      index.modulesSeen(from: scope.file).allSatisfy(index.hasPrefixes)
    else { return path }
    return whole
  }

  private func extended(by path: [Name]) -> [Name]? {
    guard index.isInForeign(scope), let outermost = index.scopes(of: scope).last?.name,
      NameClashes.isOfLibrary(outermost) || index.isOfPlatforms(outermost, in: scope.file)
    else { return nil }
    return [(outermost, [])] + path
  }
}

extension DeclarationIndex {
  /// Whether the types of a module are known, or have names that begin like no others.
  fileprivate func hasPrefixes(_ module: String) -> Bool {
    !isUnknown(module) || ["AppKit", "Cocoa", "CoreData", "UIKit"].contains(module)
  }
}

extension String {
  /// Whether it begins as the names of Apple's frameworks do, with two capitals or more before a word,
  /// or is a name of C's.
  fileprivate var isPrefixed: Bool { prefix(while: \.isUppercase).count != 1 }
}
