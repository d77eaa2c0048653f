import FactoryCheck
import Testing

@testable import Passwords

struct SHA1Tests {
  @Test(
    "Digests are the standard's",
    arguments: [
      ("", "da39a3ee5e6b4b0d3255bfef95601890afd80709"),
      ("abc", "a9993e364706816aba3e25717850c26c9cd0d89d"),
      (
        "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
        "84983e441c3bd26ebaae4aa1f95129e5e54670f1"
      ),
    ])
  func standard(text: String, digest: String) {
    #expect(SHA1.digest(of: text) == digest)
  }

  @Test(
    "Padding fills a block or begins another",
    arguments: [
      (55, "c1c8bbdc22796e28c0e15163d20899b65621d65a"),
      (56, "c2db330f6083854c99d4b5bfb6e8f29f201be699"),
      (63, "03f09f5b158a7a8cdad920bddc29b81c18a551f5"),
      (64, "0098ba824b5c16427bd7a1122a5a442a25ec644d"),
      (119, "ee971065aaa017e0632a8ca6c77bb3bf8b1dfc56"),
      (120, "f34c1488385346a55709ba056ddd08280dd4c6d6"),
    ])
  func padding(count: Int, digest: String) {
    #expect(SHA1.digest(of: String(repeating: "a", count: count)) == digest)
  }

  @Test("A digest is forty hexadecimal digits")
  func digits() {
    forAll { (text: String) in
      #expect(SHA1.digest(of: text).wholeMatch(of: /[0-9a-f]{40}/) != nil)
    }
  }
}
