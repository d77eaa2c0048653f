/// A generated file by its name, which is empty where there is one file for all.
struct GeneratedFile {
  var name: String
  var output: GeneratedText

  /// All of the text.
  var text: [UInt8] { output.bytes }
}
