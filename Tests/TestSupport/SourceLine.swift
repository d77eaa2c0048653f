import Foundation

/// The text of a line of a source file of these tests, without the space around it.
///
/// - Parameters:
///   - line: From 1.
///   - file: The file's name.
///   - directory: The folder that holds it: that of the caller's file.
public func sourceLine(_ line: Int, of file: String, besides caller: String = #filePath) throws
  -> String
{
  let folder = URL(fileURLWithPath: caller).deletingLastPathComponent()
  let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return lines.indices.contains(line - 1)
    ? lines[line - 1].trimmingCharacters(in: .whitespaces) : ""
}
