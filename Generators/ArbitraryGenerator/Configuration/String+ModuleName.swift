extension String {
  /// The module of a target with this name: what no name can have is an underscore in it, as the
  /// package manager has it.
  var moduleName: String {
    String(
      enumerated().map { place, sign in
        sign.isLetter || sign.isNumber && place > 0 ? sign : "_"
      })
  }
}
