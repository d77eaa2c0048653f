/// `init`: settings for the package at hand, with a comment on each.
struct InitCommand {
  /// The file to write.
  let path: String

  /// Writes the file, unless there is one.
  func run() throws {
    guard FileSystem.status(of: path) == .missing else {
      throw CommandError.settingsExist(path: path)
    }
    let folder = FilePath.folder(of: path)
    try FileSystem.write(Array(Self.text(for: folder.isEmpty ? "." : folder).utf8), to: path)
  }

  /// The settings for a package, by the folders that it has.
  static func text(for package: String) -> String {
    let modules = modules(of: package)
    let includes = modules.isEmpty ? ["Sources"] : modules.map { "Sources/\($0)" }
    return """
      # Settings of gen-arbitrary. Paths are relative to this file.

      # Files and folders to read.
      includes:
      \(includes.map { "  - \(quoted($0))" }.joined(separator: "\n"))

      # Files and folders not to read.
      # excludes:
      #   - Sources/Legacy

      # Modules to import with @testable; none where the file belongs to the module itself.
      testables: [\(modules.filter(isModuleName).joined(separator: ", "))]

      # The generated file, or a folder of its own for a file for each type.
      output: \(quoted(output(in: package, for: modules)))

      \(moreSettings)
      """
  }

  /// The settings that most projects can do without, each as its default or an example.
  private static let moreSettings = """
    # Gens for types, members and cases, instead of those by their types.
    # overrides:
    #   User.age: ".int(in: 0...150)"

    # Modules that the generated file imports besides.
    # imports: [Helpers]

    # Public generates for public types alone, internal keeps factories and lenses internal.
    # access: public

    # How many values of recursive types are nested in each other at most: 1 to 24.
    # depth: 4

    # The isolation that the compiler gives to declarations of the sources that say none.
    # isolation: MainActor

    # Whether lenses and prisms are generated.
    # lenses: true

    # Whether literals of the sources, as in age >= 20, become values that are drawn often.
    # constants: true

    # Protocols that get mocks: annotated with @mockable, all or none. A folder gets a file for each.
    # mocks:
    #   protocols: annotated
    #   output: Tests/Mocks.swift

    """

  /// The folders of targets: each one below `Sources`.
  private static func modules(of package: String) -> [String] {
    folders(in: FilePath.join(package, "Sources"))
  }

  /// Beside the tests of the first module, or else beside the first tests.
  private static func output(in package: String, for modules: [String]) -> String {
    let tests = folders(in: FilePath.join(package, "Tests"))
    let own = modules.lazy.map { "\($0)Tests" }.first { tests.contains($0) }
    return (["Tests"] + [own ?? tests.first].compactMap(\.self) + ["Generated.swift"])
      .joined(separator: "/")
  }

  private static func folders(in folder: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    return names.filter {
      !$0.hasPrefix(".") && FileSystem.status(of: FilePath.join(folder, $0)) == .folder
    }
  }

  private static func isModuleName(_ name: String) -> Bool {
    name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func quoted(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy {
      ByteClass.table[Int($0)].contains(.namePart) || $0 == ASCII.slash || $0 == ASCII.dot
    }
    return isPlain ? text : "'\(text.replacing("'", with: "''"))'"
  }
}
