import Foundation

/// The objects of a project of Xcode, which name each other by their keys.
struct ProjectObjects {
  typealias Object = [String: Any]

  enum Kind: String {
    case target = "PBXNativeTarget"
    case sources = "PBXSourcesBuildPhase"
    case packageProduct = "XCSwiftPackageProductDependency"
  }

  private let objects: [String: Object]
  /// The groups around groups and files.
  private let groups: [String: String]

  /// Reads the text of a `project.pbxproj`; there are none in any other.
  init(_ text: [UInt8]) {
    let list = try? PropertyListSerialization.propertyList(from: Data(text), format: nil)
    let values = (list as? Object)?["objects"] as? Object ?? [:]
    objects = values.compactMapValues { $0 as? Object }
    var groups: [String: String] = [:]
    for (key, object) in objects {
      for child in object.texts("children") { groups[child] = key }
    }
    self.groups = groups
  }

  func all(_ kind: Kind) -> [Object] {
    objects.values.filter { isKind($0, kind) }
  }

  func targets() -> [XcodeProject.Target] {
    all(.target).compactMap(target)
  }

  private func isKind(_ object: Object, _ kind: Kind) -> Bool {
    object.text("isa") == kind.rawValue
  }

  private func named(_ key: String, in object: Object) -> Object? {
    object.text(key).flatMap { objects[$0] }
  }

  private func list(_ key: String, in object: Object) -> [Object] {
    object.texts(key).compactMap { objects[$0] }
  }
}

// MARK: - Targets

extension ProjectObjects {
  private func target(_ object: Object) -> XcodeProject.Target? {
    guard let name = object.text("name") else { return nil }
    let dependencies = list("dependencies", in: object).compactMap {
      named("target", in: $0)?.text("name")
    }
    let phases = list("buildPhases", in: object).filter { isKind($0, .sources) }
    let files = phases.flatMap { list("files", in: $0) }
      .compactMap { $0.text("fileRef").flatMap(path) }
    let folders = object.texts("fileSystemSynchronizedGroups").compactMap(path)
    return XcodeProject.Target(
      name: name, module: module(of: object, name: name).moduleName,
      kind: Self.kind(object.text("productType") ?? ""), dependencies: dependencies,
      files: files.filter { $0.hasSuffix(".swift") }, folders: folders)
  }

  private static func kind(_ type: String) -> XcodeProject.Target.Kind {
    let words = type.split(separator: ".").dropFirst(3)
    return switch words.first {
    case "application": .application
    case "framework", "library": .library
    case "bundle" where words.last == "unit-test": .unitTests
    default: .other
    }
  }

  /// The module of a target, as its settings say, or else its product's name.
  private func module(of target: Object, name: String) -> String {
    let settings =
      named("buildConfigurationList", in: target)
      .map { list("buildConfigurations", in: $0) }?.compactMap { $0["buildSettings"] as? Object }
      ?? []
    let told = ["PRODUCT_MODULE_NAME", "PRODUCT_NAME"].lazy
      .flatMap { key in settings.compactMap { $0.text(key) } }.first
    if let told { return told.contains("$(") ? name : told }
    let product = named("productReference", in: target)?.text("path")
    return product.map { String($0.prefix { $0 != "." }) } ?? name
  }

  /// The path of a file or group, seen from the project's folder; nil where it is elsewhere.
  private func path(of key: String) -> String? {
    var (path, next) = ("", Optional(key))
    // A group in itself is broken, and no project is that deep.
    for _ in 0..<64 {
      guard let key = next, let object = objects[key] else { return path }
      path = FilePath.join(object.text("path") ?? "", path)
      switch object.text("sourceTree") {
      case "<group>": next = groups[key]
      case "SOURCE_ROOT": return path
      default: return nil
      }
    }
    return nil
  }
}

extension ProjectObjects.Object {
  func text(_ key: String) -> String? { self[key] as? String }

  /// The texts of a list, none where it is something else.
  fileprivate func texts(_ key: String) -> [String] { self[key] as? [String] ?? [] }
}
