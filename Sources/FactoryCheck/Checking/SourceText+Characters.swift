import Foundation
import Synchronization

/// Sets of characters, which show no members.
extension SourceText {
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
