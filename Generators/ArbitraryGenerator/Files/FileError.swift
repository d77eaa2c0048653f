import Foundation

/// A file that is not as the tool needs it.
enum FileError: Error, Sendable, Equatable {
  /// There are no settings, but others are where test targets have theirs.
  case missingConfiguration(path: String, others: [String])
  case configurationIsFolder(path: String)
  case unreadable(path: String, reason: String)
  case missingSource(path: String, nearest: String?, location: SourceLocation)
  case notSwift(path: String, location: SourceLocation)
  case noTestFolder(path: String)
  case missingFolder(output: String, folder: String)
  case outputIsFolder(path: String)
  case outputIsDevice(path: String)
  /// A file of another kind stands where a folder of sources was meant, or its name is that of one.
  case outputIsNoFolder(path: String)
  case notGenerated(path: String)
  case handwritten(path: String)
  case sharedFolder(path: String, settings: String, other: String)
  case sharedFile(path: String, location: SourceLocation?, other: SourceLocation?)
  case unwritable(path: String, reason: String)
  /// Standard output takes no more.
  case unprintable(reason: String)
}

extension FileError: StoppingError {
  var exitCode: ExitCode {
    switch self {
    case .missingConfiguration, .configurationIsFolder, .unreadable, .missingSource, .notSwift,
      .noTestFolder:
      .noInput
    case .missingFolder, .outputIsFolder, .outputIsDevice, .outputIsNoFolder, .notGenerated,
      .handwritten, .sharedFolder, .sharedFile:
      .cannotCreate
    case .unwritable, .unprintable: .inputOutput
    }
  }

  var diagnostics: [Diagnostic] {
    [Diagnostic(.error, at: location, message, hint: hint)]
  }

  private var location: SourceLocation? {
    switch self {
    case .missingSource(_, _, let location), .notSwift(_, let location): location
    case .sharedFile(_, let location, _): location
    default: nil
    }
  }

  private var message: String {
    switch self {
    case .missingConfiguration(let path, _): "there is no file `\(path)`"
    case .configurationIsFolder(let path): "`\(path)` is a folder, not a file of settings"
    case .unreadable(let path, let reason): "`\(path)` cannot be read: \(reason)"
    case .missingSource(let path, _, _): "there is no file or folder `\(path)`"
    case .notSwift(let path, _): "`\(path)` is no Swift file"
    case .noTestFolder(let path): "there is no folder `\(path)`"
    case .missingFolder(let output, let folder):
      "`\(output)` cannot be written: there is no folder `\(folder)`"
    case .outputIsNoFolder(let path):
      "`\(path)` is the output, and neither a folder nor a name that ends in .swift"
    case .outputIsFolder(let path): "`\(path)` cannot be written: it is a folder"
    case .outputIsDevice(let path): "`\(path)` cannot be written: it is no file on a disk"
    case .notGenerated(let path), .handwritten(let path):
      "`\(path)` would be overwritten, and was not generated"
    case .sharedFolder(let path, let settings, let other):
      "`\(path)` has the files of `\(other)`, which those of `\(settings)` would replace"
    case .sharedFile(let path, _, let other):
      "`\(path)` is the output of `\(other?.description ?? "--output")` as well: each would replace the other's"
    case .unwritable(let path, let reason): "`\(path)` cannot be written: \(reason)"
    case .unprintable(let reason): "standard output cannot be written: \(reason)"
    }
  }

  private var hint: String {
    switch self {
    case .missingConfiguration(_, []):
      "write the settings there, as `gen-arbitrary init` does, or name their file with --config"
    case .missingConfiguration(_, let others):
      "use those that there are: "
        + others.map { "--config \($0.shellWord)" }.joined(separator: ", or ")
    case .configurationIsFolder(let path):
      "name the file in it: --config \(FilePath.join(path, Arguments.defaultConfiguration).shellWord)"
    case .unreadable: "check that the file is there and who may read it"
    case .missingSource(let path, let nearest?, _) where nearest == path:
      "it is a symbolic link that leads nowhere: mend it, or delete it here"
    case .missingSource(_, let nearest?, _): "did you mean `\(nearest)`?"
    case .missingSource(let path, _, _) where path.contains("*"):
      "`*` stands for nothing here: name a folder, and all files below it are read"
    case .missingSource(let path, _, _) where path.hasPrefix("~") || path.hasPrefix("$"):
      "no shell reads it: write the path out, as seen from the settings' folder"
    case .missingSource: "paths are relative to the settings' folder"
    case .notSwift: "include folders, or files whose names end in .swift"
    case .noTestFolder: "name the folder of the tests: --tests FOLDER"
    case .missingFolder(_, let folder): "create it: mkdir -p \(folder.quotedForShell)"
    case .outputIsFolder, .outputIsDevice, .outputIsNoFolder:
      "name a file, such as `Tests/Generated.swift`"
    case .notGenerated: "name a folder of its own, or move the file"
    case .handwritten: "name another file as output, or delete this one if nobody needs it"
    case .sharedFolder: "name a folder of its own in each of the settings"
    case .sharedFile: "name a file of its own in each place"
    case .unwritable(_, FileSystem.reason(ENOSPC)): "make room on the disk"
    case .unwritable(_, FileSystem.reason(EACCES)), .unwritable(_, FileSystem.reason(EPERM)):
      "check who may write there, or name another place"
    case .unwritable: "name another place, such as a folder of the tests"
    case .unprintable: "check where it goes, and the free space there"
    }
  }
}
