/// Prints the generated files.
enum FileEmitter {
  /// The first line of the only file.
  static let onlyLine = "\(GeneratedFile.opening). Do not edit."

  /// The first line of each of several, by which those of types that are gone are told from others.
  static let firstLine = "\(GeneratedFile.opening): a file for each type. Do not edit."

  /// All files.
  static func files(of plan: Plan, in frame: FileFrame = FileFrame()) -> [GeneratedFile] {
    plan.files.map { GeneratedFile(name: $0.name, output: text(of: $0, in: frame)) }
  }

  /// A file's text, the same bytes for the same plan.
  static func text(of plan: FilePlan, in frame: FileFrame = FileFrame()) -> GeneratedText {
    GeneratedText { text in
      frame.emit(plan.isPart ? firstLine : onlyLine, to: &text) { emit(plan, to: &$0) }
    }
  }

  private static func emit(_ plan: FilePlan, to text: inout SourceText) {
    for item in plan.imports { item.emit(to: &text) }
    LiteralEmitter(plan.literals, isShared: plan.isPart).emit(to: &text)
    for type in plan.types {
      emit(type, to: &text)
      for instance in type.instances { emit(instance, to: &text) }
    }
    for existential in plan.existentials { ExistentialEmitter(existential).emit(to: &text) }
    text.append(plan.mocks.map(\.gen))
  }

  private static func emit(_ type: TypePlan, to text: inout SourceText) {
    text.line()
    text.conditional(type.conditions) { text in
      if !type.isOpen { ConformanceEmitter(type).emit(to: &text) }
      MemberwiseEmitter(type)?.emit(to: &text)
      FactoryEmitter(type)?.emit(to: &text)
      LensEmitter(type)?.emit(to: &text)
      PrismEmitter(type)?.emit(to: &text)
    }
  }
}
