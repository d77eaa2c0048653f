// What calls one of two functions, as was usual before `Result`.

typealias OnFailure = (any Error) -> Void
typealias OnValue<Value> = (Value) -> Void

protocol SigningIn {
  func signIn(
    _ name: String, success: @escaping (Post) -> Void, failure: @escaping (any Error) -> Void)
  func signUp(_ name: String, onSuccess: ((Post, Int) -> Void)?, onFailure: (() -> Void)?)
  func signOut(onError: @escaping (OutOfReach) -> Void, onSuccess: @escaping () -> Void)
  func reset(success: @escaping OnValue<String>, failure: @escaping OnFailure)
  func visit(success: (Int) -> Void, failure: (String, Int) -> Void)
  func refresh(completion: @escaping (Int) -> Void, failure: OnFailure?)
  func renew(success: @escaping (Int) -> Void, failure: @escaping OnFailure) throws(OutOfReach)
  func start(successCallback: @escaping (Int) -> Void, errorCallback: @escaping OnFailure) -> Int
  func begin(success: @escaping (Int) -> Void, failure: @escaping OnFailure) -> (any Download)?
  func attempt(success: @escaping () -> Void, failure: @escaping OnFailure) -> Handle?
  func get<T: Decodable>(
    _ type: T.Type, value: Int, onSuccess: @escaping (T) -> Void, onFailure: @escaping OnFailure)
  func progress(
    _ progress: (Double) -> Void, onLoadSuccess: @escaping ([Int]) -> Void,
    onLoadFailure: @escaping OnFailure)
}

/// Which give a value or an error.
protocol Replying {
  func user(_ id: Int, completion: @escaping (Post?, (any Error)?) -> Void)
  func size(completion: ((Int?, OutOfReach?) -> Void)?) -> Int
}

/// Of two functions, or three, it is not for sure that exactly one is called.
protocol Unpaired {
  func three(success: () -> Void, failure: () -> Void, always: () -> Void)
  func others(loadSuccess: () -> Void, saveFailure: () -> Void)
  func finished(success: (Int) -> Void, failure: (Int) -> Void, completion: (Int) -> Void)
  func logged(errorLogger: (Int) -> Void, success: (Int) -> Void)
  func told(completion: (Int?) -> Void, failure: (Int) -> Void)
  func answering(success: (Int) -> Int, failure: (Int) -> Int)
  func branches(ifTrue: () -> Void, ifFalse: () -> Void)
}

@MainActor protocol ScreenSigningIn {
  func signIn(
    success: @escaping @MainActor (Post) -> Void, failure: @escaping @MainActor () -> Void)
}

/// Its functions may be called from anywhere, or on the main actor alone.
protocol SharedSigningIn: Sendable {
  func signIn(
    success: @escaping @Sendable (Post) -> Void, failure: @escaping @Sendable (any Error) -> Void)
  func show(success: @escaping @MainActor (Post) -> Void, failure: (@MainActor (Int) -> Void)?)
  func open(
    success: @escaping @MainActor () -> Void, failure: @escaping @MainActor (Int, Int) -> Void
  ) -> Int
}
