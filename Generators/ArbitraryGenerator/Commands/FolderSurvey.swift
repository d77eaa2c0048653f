/// The Swift files, packages and projects below a folder, but for what is fetched or built there.
struct FolderSurvey {
  /// The Swift files, seen from the folder, sorted as all is.
  private(set) var files: [String] = []
  /// The folders with a manifest, without the folder itself.
  private(set) var packages: [String] = []
  /// The bundles of Xcode's projects.
  private(set) var projects: [String] = []

  private let root: String
  /// No project has as much, and a whole disk is not looked through.
  private var rest = 300_000

  private static let foreign: Set = [
    "Pods", "Carthage", "node_modules", "DerivedData", "build", "vendor",
  ]

  init(of folder: String) {
    root = folder
    visit("")
    files.sort()
  }

  private mutating func visit(_ folder: String) {
    let entries = (try? FileSystem.entries(in: FilePath.join(root, folder))) ?? []
    for entry in entries where !entry.name.hasPrefix(".") && rest > 0 {
      rest -= 1
      let path = FilePath.join(folder, entry.name)
      if entry.name.hasSuffix(".xcodeproj") {
        projects.append(path)
      } else if entry.name == "Package.swift" {
        if !folder.isEmpty { packages.append(folder) }
      } else if entry.name.hasSuffix(".swift") {
        files.append(path)
      } else if isFolder(entry, at: path), !Self.foreign.contains(entry.name) {
        visit(path)
      }
    }
  }

  /// Links are not followed, which may lead around in circles.
  private func isFolder(_ entry: FolderEntry, at path: String) -> Bool {
    switch entry.kind {
    case .folder: true
    case .file, .link: false
    case .other: FileSystem.status(of: FilePath.join(root, path)) == .folder
    }
  }
}
