/// The workspaces of Xcode in a folder.
enum Workspace {
  /// The projects that lie in a folder and those that a workspace there names, each once and but for
  /// those that CocoaPods makes, seen from the folder.
  static func projects(in folder: String) -> [String] {
    let names = (try? FileSystem.names(in: folder)) ?? []
    let named = names.filter { $0.hasSuffix(".xcworkspace") }.flatMap { name in
      let path = FilePath.join(folder, "\(name)/contents.xcworkspacedata")
      return projects(named: (try? FileSystem.read(path, atMost: longest)) ?? [])
    }
    var seen: Set<String> = []
    return (names + named).filter {
      $0.hasSuffix(".xcodeproj") && !$0.hasPrefix("Pods/") && seen.insert($0).inserted
        && FileSystem.status(of: FilePath.join(folder, $0)) == .folder
    }
  }

  /// Longer ones are no workspaces.
  private static let longest = 1 << 22

  /// The projects that a workspace's text names: `location = "group:App/App.xcodeproj"`.
  private static func projects(named text: [UInt8]) -> [String] {
    let places = String(decoding: text, as: UTF8.self).split(separator: "\"").filter {
      $0.hasSuffix(".xcodeproj")
    }
    return places.compactMap { place in
      place.firstIndex(of: ":").map { FilePath.normal(String(place[place.index(after: $0)...])) }
    }
  }
}
