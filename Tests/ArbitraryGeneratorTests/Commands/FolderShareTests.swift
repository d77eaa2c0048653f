import Testing

@testable import ArbitraryGenerator

struct FolderShareTests {
  @Test(
    "A part has the outermost folders that are mostly its own, without those inside that are not",
    arguments: [
      (["App/A.swift", "App/Sub/B.swift"], ["Kit/C.swift"], ["App"], []),
      (["App/A.swift", "App/B.swift"], ["App/Tests/C.swift"], ["App"], ["App/Tests"]),
      (["App/A.swift"], ["App/Tests/C.swift"], [], []),
      (
        ["S/App/A.swift", "S/App/Sub/B.swift"], ["S/Kit/C.swift", "S/Kit/D.swift"], ["S/App"], []
      ),
      (["App/A/B/C.swift", "App/A/D.swift"], ["App/A/B/E/F.swift"], ["App"], ["App/A/B/E"]),
      (["A.swift"], [], [], []), ([], ["App/A.swift"], [], []),
    ] as [([String], [String], [String], [String])])
  func folders(part: [String], others: [String], folders: [String], excludes: [String]) {
    let share = FolderShare(of: Set(part), among: part + others)
    #expect(share.folders == folders)
    #expect(share.excludes == excludes)
  }
}
