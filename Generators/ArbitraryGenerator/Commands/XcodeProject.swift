/// What a project of Xcode says of its targets.
struct XcodeProject {
  struct Target {
    enum Kind {
      /// What tests can import.
      case application, library
      case unitTests
      case other
    }

    let name: String
    let module: String
    let kind: Kind
    /// The names of the project's targets that it depends on.
    let dependencies: [String]
    /// Its Swift files and the folders that are its own as a whole, seen from the project's folder.
    let files, folders: [String]
  }

  let targets: [Target]
  /// The products of packages that its targets link.
  let products: Set<String>

  /// Reads the text of a `project.pbxproj`. Where that is none, the project's name is taken for that
  /// of an application and its tests.
  init(_ text: [UInt8], name: String) {
    let objects = ProjectObjects(text)
    products = Set(
      objects.all(.packageProduct).compactMap { $0.text("productName") })
    let read = objects.targets()
    targets = read.isEmpty ? Self.assumed(name) : read.sorted { $0.name < $1.name }
  }

  private static func assumed(_ name: String) -> [Target] {
    let module = name.moduleName
    return [
      Target(
        name: name, module: module, kind: .application, dependencies: [], files: [],
        folders: [name]),
      Target(
        name: "\(name)Tests", module: "\(module)Tests", kind: .unitTests, dependencies: [name],
        files: [], folders: ["\(name)Tests"]),
    ]
  }
}

extension XcodeProject {
  /// What tests can import: the application that they run in, and the libraries that this or they
  /// depend on. Applications in an application are for other devices.
  func imported(by test: Target) -> [Target] {
    let all = Dictionary(targets.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var reached: Set<String> = []
    var open = [test]
    while let next = open.popLast() {
      let near = next.dependencies.compactMap { all[$0] }.filter {
        next.kind == .unitTests || $0.kind == .library
      }
      open += near.filter { reached.insert($0.name).inserted }
    }
    return importable.filter { reached.contains($0.name) }
  }

  /// The targets that some tests can import.
  var importable: [Target] {
    targets.filter { $0.kind == .application || $0.kind == .library }
  }
}
