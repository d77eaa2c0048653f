/// What `GoldenDrawsTests` compares with.
enum GoldenDraws {
  static let text = #"""
    Bool 1695a2b8c29db655 true
    Int 65432c572acc07de 3458
    Int8 f6c4eef588576d88 -101
    Int16 8b6dba43b3a1a0d3 -3
    Int32 692ad1eba5294279 -108
    Int64 65432c572acc07de 3458
    Int128 f488d93dde650c84 15211799650041641
    UInt 50d7c0876bc19aa5 3458
    UInt8 ecbaa725fb2efbd0 27
    UInt16 4d420bd2ec6af291 3
    UInt32 cc1692604284b8c0 108
    UInt64 50d7c0876bc19aa5 3458
    UInt128 6226e827ac71e754 15211799650041641
    Double f627c93c58efbc3a -2.547861660271886e-227
    Float 30cf6647cd48430a 1.2164949e+27
    String a0de3d7b6f16e342 "*"
    Substring a0de3d7b6f16e342 "*"
    Character 6faec22992887e57 "1"
    Scalar 70b171aaca91d5cf "k"
    Optional<Int> 66bc86bbe97a8a30 some(-1)
    Optional<Optional<String>> 6f5f1c045138a829 some(some("-."))
    Array<Int> c102fbd0861ce1c9 [389858, 2251799813685248, -922337203685
    ContiguousArray<String> 1ff7591d06d190d5 ["-", "\u{FB01}", "", "R", "", "\\Fi\u{0
    ArraySlice<UInt8> a9b6385c30cc7b08 [47, 64, 0, 18, 47, 0, 248, 96, 214, 86,
    Set<Int8> 2fc9b21f294ae7ec {-1, -10, -107, -109, -110, -12, -127, -
    Dictionary<String, Optional<Array<Int>>> 97352c3d2f3e8c24 {" <": nil, "": some([]), "#\'zK:|\"3\\`
    Result<Int, Oops> e7a774074c91954 (-1)
    Range<Int> 13f736c61e30e019 (3458 389858)
    ClosedRange<Int> 13f736c61e30e019 (3458 389858)
    Range<Double> 472e0ffa794fd9a3 (-2.547861660271886e-227 -0.0)
    ClosedRange<String> 2bcf3c839cc707d6 ("*" "*")
    Duration 2e1193193ced07ef 0s-1000000000000as
    Date 49cefb3b682a0774 116448927488.256
    DateInterval 68053a2d509f7e1d 116448927488.256+0.0
    DateComponents 9231a2347253d602 5660 9 - 1 - 0 0
    Data e48c4b4243523aaf 0x2f0x400x00x120x2f0x00xf80x600xd60x560x
    UUID 7e551a092f2e26ca 1B05868D-447F-94F4-2F97-145234928A42
    URL a8fd21eab805c666 http://example.com/a/a/aa/%F0%9F%98%80
    Decimal 8ee6ae7c383bbc34 12169048368262391.56
    TimeZone 538da532077fe1db Europe/London
    Locale e4a58ca6fdf1e2d9 'ja_JP'
    Calendar b56da175e1146608 japanese
    IndexPath 3bc92eac217d67a3 [185, 256]
    IndexSet 8b6168174971a07c [0, 1, 2, 3, 4, 5, 24, 31, 47, 77, 128, 
    CGFloat 606b8d593da4c06a -2.547861660271886e-227
    CGPoint 49762393be9437e6 (-2.547861660271886e-227 -0.0)
    CGSize 49762393be9437e6 (-2.547861660271886e-227 -0.0)
    CGRect 60038e385767c92b ((-2.547861660271886e-227 -0.0) (1.00000
    """#
}
