import Foundation
import Synchronization

/// Characters and sets of them, which show no members.
extension SourceText {
  /// A literal or, where the compiler takes the scalars of one for those of several characters, the
  /// call with it.
  static func character(_ character: Character) -> String {
    let literal = escaped(String(character))
    return character.isLiteral ? literal : "Character(\(literal))"
  }

  /// By Foundation's name, or by those characters that it has, or has not.
  static func characters(_ set: CharacterSet) -> String {
    if let known = characterSets.withLock({ $0[set] }) { return known }
    let text = newText(of: set)
    characterSets.withLock { known in
      if known.count >= mostCharacterSets { known = [:] }
      known[set] = text
    }
    return text
  }

  private static func newText(of set: CharacterSet) -> String {
    if let name = CharacterSet.named.first(where: { $0.set == set })?.name {
      return "CharacterSet.\(name)"
    }
    let isInverted = set.hasMember(inPlane: 15)
    let members = (isInverted ? set.inverted : set).firstScalars(limit + 1)
    guard members.count <= limit else { return "/* CharacterSet */" }
    let scalars = members.map { escaped(String($0)).dropFirst().dropLast() }
    return "CharacterSet(charactersIn: \"\(scalars.joined())\")\(isInverted ? ".inverted" : "")"
  }

  /// The texts of sets that were written before: the same are written again with each change of
  /// something beside them.
  private static let characterSets = Mutex<[CharacterSet: String]>([:])
  /// With more of them they are forgotten.
  private static let mostCharacterSets = 100
}

extension Character {
  /// Whether the compiler knows that the scalars are one character: newer versions of Unicode join
  /// more, letters of Indian scripts among them, and it knows of nothing that is put before others.
  fileprivate var isLiteral: Bool {
    guard unicodeScalars.count > 1, self != "\r\n", let first = unicodeScalars.first else {
      return true
    }
    return first.properties.generalCategory != .format
      && unicodeScalars.dropFirst().allSatisfy { $0.isKnownToFollow(first) }
  }
}

extension Unicode.Scalar {
  fileprivate func isKnownToFollow(_ first: Unicode.Scalar) -> Bool {
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .format: true
    default: first.properties.isEmoji ? properties.isEmoji : isHangul && first.isHangul
    }
  }

  private var isHangul: Bool {
    switch value {
    case 0x1100...0x11FF, 0xA960...0xA97F, 0xAC00...0xD7FF: true
    default: false
    }
  }
}

extension CharacterSet {
  /// How many bytes have a bit for each scalar of a plane.
  private static let planeSize = 0x10000 / 8

  /// So many characters of a set, in order.
  ///
  /// Its bitmap has the first plane and, for each other one that there are members in, the number
  /// of that before it. Asking for scalars one by one would take a hundred times as long.
  fileprivate func firstScalars(_ count: Int) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    bitmapRepresentation.withUnsafeBytes { bytes in
      var start = 0
      while start + Self.planeSize <= bytes.count, scalars.count < count {
        let plane = start == 0 ? 0 : UInt32(bytes[start - 1])
        let bits = UnsafeRawBufferPointer(rebasing: bytes[start..<start + Self.planeSize])
        bits.addScalars(of: plane << 16, to: &scalars, until: count)
        start += Self.planeSize + 1
      }
    }
    return scalars
  }
}

extension UnsafeRawBufferPointer {
  /// Adds the scalars whose bits are set, the first of which stands for `base`, up to so many.
  fileprivate func addScalars(
    of base: UInt32, to scalars: inout [Unicode.Scalar], until count: Int
  ) {
    for offset in stride(from: 0, to: self.count, by: 8) {
      var word = UInt64(littleEndian: loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      while word != 0, scalars.count < count {
        let value = base + UInt32(8 * offset + word.trailingZeroBitCount)
        if let scalar = Unicode.Scalar(value) { scalars.append(scalar) }
        word &= word - 1
      }
    }
  }
}
