import Foundation

#if os(Linux) || os(macOS) || os(Windows)
  struct Desktop: Equatable {
    var windows: Int
    #if DEBUG
      var trace: String
      #if os(Linux)
        var display: Int
      #endif
    #else
      var level: Bool
    #endif
  }
#else
  struct Desktop: Equatable {
    var other: Int
  }
#endif

enum Backend: Equatable {
  case memory
  #if NEVER_SET
    case cloud(region: String)
  #elseif os(Linux)
    case socket(path: String)
  #else
    case file(String)
  #endif
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
struct Modern: Equatable {
  var value: Int
  struct Part: Equatable {
    var size: Int
  }
}

protocol Screenlike {}

struct Wall: Screenlike, Equatable { var width: Int }

#if NEVER_SET
  struct Absent: Screenlike { var width: Int }
#endif

/// Only what is always there stands for the protocol.
struct Lounge {
  var screen: any Screenlike
}

#if canImport(Foundation) || canImport(FoundationEmbedded)
  typealias Moment = Date
#else
  /// Stands for Foundation's where there is none.
  struct UUID {
    var high: UInt64
    var low: UInt64
  }

  typealias Moment = UnsafeRawPointer
#endif

/// Made of Foundation's types, which the library is never without.
struct Beacon {
  let uuid: UUID
  let seen: Moment
}
