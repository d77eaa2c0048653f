/// What an initialiser does to the machine that it runs on.
enum SideEffect: String, Sendable {
  case changesFiles = "changes files"
  case runsPrograms = "runs programs"
}
