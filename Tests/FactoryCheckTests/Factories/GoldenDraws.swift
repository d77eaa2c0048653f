/// What `GoldenDrawsTests` compares with.
enum GoldenDraws {
  static let text = #"""
    Bool 3a640fc0e85a5ee8 false
    Int f68e5e22113bb02 -833315
    Int8 e7f4ea89ac9fe0d9 26
    Int16 ed6b6829bf44067f 6726
    Int32 fd8500fb353ff91c 440856315
    Int64 f68e5e22113bb02 -833315
    Int128 c78ad8505fb2fa2d 144729667291073651312716
    UInt eeb0b31af28b0fbe 18446744073708718301
    UInt8 f78fbde03fb19b61 154
    UInt16 a967626283c02d4 39494
    UInt32 81e534c5006ef5d9 2588339963
    UInt64 eeb0b31af28b0fbe 18446744073708718301
    UInt128 5bcdeb65c375324e 144729667291073651312716
    Double ee0cf48864c3056d -4368965971.66
    Float 64c42e82a6af2062 -4.368966e+09
    String acaf0ec66ca23164 "8%U`-,qypI2{gHX3_SL"
    Substring acaf0ec66ca23164 "8%U`-,qypI2{gHX3_SL"
    Character baba1cc425b16c89 "`"
    Scalar a4064e11f422e8d4 "/"
    Optional<Int> 105aba51dc0f8d7f some(-708996)
    Optional<Optional<String>> 1c7f0647529b05ae some(some("\u{0009FDEB}\u{0001EADF}\u{FE
    Array<Int> a105cf38903ec916 [149473527371310684, -238079240613418872
    ContiguousArray<String> 97bd4332d06caf3f ["\u{0009FDEB}\u{0001EADF}\u{FEFF}\u{000
    ArraySlice<UInt8> c9feb1b9e6504550 [66, 150, 28, 178, 247, 173, 127, 227, 1
    Set<Int8> ddc4f11bff2082be {-108, -115, -59, -67, -83, -86, -96, 10
    Dictionary<String, Optional<Array<Int>>> 3707765a9a2ee483 {"": some([-587010465226747941, -9867392
    Result<Int, Oops> 4eb0014840cb7879 (second)
    Range<Int> 1815c06112fc86d4 (-833315 149473527371310684)
    ClosedRange<Int> 1815c06112fc86d4 (-833315 149473527371310684)
    Range<Double> da7ce4e2d5eb70f6 (-4368965971.66 0.66)
    ClosedRange<String> 9e1e3ac2d7426e84 ("" "8%U`-,qypI2{gHX3_SL")
    Duration 922b8af3f9e3b254 0s-708996000000000000as
    Date 841791fd3e00524c 32136441.0
    DateInterval 40d9b1d50b23b7f2 32136441.0+586998352.0
    DateComponents 237181983351c041 2490 - 19 2 9 40 164974
    Data b2927ac0aad53536 0x420x960x1c0xb20xf70xad0x7f0xe30xd0x750
    UUID a8bdb44ec79a7328 9A46EEFB-5244-B1E2-4261-2C32C954CB80
    URL cf40efd3180aa41d ftp://xn--bcher-kva.example/OI3gaz?aeCeq
    Decimal bbad12b3656dbcdd 42121876988.98
    TimeZone aee19f03ecf22ad5 America/St_Johns
    Locale e5b7e64e706c0b7c 'zh_Hant_TW'
    Calendar 8892f3f4719cae9a hebrew
    IndexPath c0c047e732d27a66 [259, 586, 111]
    IndexSet bd3a341ec2f6a14e [0, 5, 10, 14, 15, 39, 54, 66, 122, 178,
    CGFloat 569a2caff748aa4b -4368965971.66
    CGPoint a3fcb9e9ff49dc06 (-4368965971.66 0.66)
    CGSize a3fcb9e9ff49dc06 (-4368965971.66 0.66)
    CGRect cc18a3f53943801f ((-4368965971.66 0.66) (-116249629205771
    """#
}
