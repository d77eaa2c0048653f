/// What `GoldenDrawsTests` compares with.
enum GoldenDraws {
  static let text = #"""
    Bool 3a640fc0e85a5ee8 false
    Int 4fb7ac5d5caa5232 9223372036854775806
    Int8 bf55894fdd606eeb 126
    Int16 dcedebf43a612929 32766
    Int32 874846586344effb 2147483646
    Int64 4fb7ac5d5caa5232 9223372036854775806
    Int128 dae31356f5b1dd0 -1
    UInt 6327b6b88e1cab17 18446744073709551614
    UInt8 4903c6c642abc526 254
    UInt16 46289dcccdb0b932 65534
    UInt32 33016e7d0da4bcd4 4294967294
    UInt64 6327b6b88e1cab17 18446744073709551614
    UInt128 766b510b21f01d42 0
    Double 7cfe11679434f207 -inf
    Float 17363ecc074a068f -inf
    String d2c5b3acf1c4141b "{}a"
    Substring d2c5b3acf1c4141b "{}a"
    StaticString ec46eab38b683515 "a b"
    Character ce7e769967fd26d7 "\u{1112}\u{1161}\u{11AB}"
    Scalar c1d93d3848ccdc61 "/"
    Optional<Int> 793f28bfc16893be some(-708996)
    Optional<Optional<String>> a2bb1a537415a935 some(some("{}"))
    Array<Int> 3eb08bd5b7c934dd [149473527371310684, -238079240613418872
    ContiguousArray<String> 254c54a64a36a6f2 ["\u{0130}\u{0001F1EF}\u{6F22}\u{0004A94
    ArraySlice<UInt8> 3f6115de2ff14445 [66, 150, 28, 178, 247, 173, 127, 227, 1
    Set<Int8> 46331bb6f1db1a4b {-1, -100, -11, -111, -115, -128, -5, -9
    Dictionary<String, Optional<Array<Int>>> 1cee5bcd0b41f474 {"": some([4492767487828434, -1, 0, 1537
    Result<Int, Oops> 3ccf56c6f48123c4 (second)
    Range<Int> 1e57b14ffd8540cd (-708996 9223372036854775806)
    ClosedRange<Int> 1e57b14ffd8540cd (-708996 9223372036854775806)
    Range<Double> 9cfe1b4c7830e2c9 (-inf inf)
    ClosedRange<String> 4c0be8343fec13f4 ("\u{06}\u{05}wHuT+\u{1B}iT%-\u{19}7Y$?(
    Duration e760ac8a4a969f09 0s-708996000000000000as
    CollectionOfOne<Int> 7fabede97999882 (9223372036854775806)
    KeyValuePairs<String, Int> 5ab76eeaa6cbbf01 ([])
    Date bb90ffae49548a8b 999999999.0
    DateInterval 5cf0eacea781825a 999999999.0+999999999.0
    DateComponents af67e812d6d0570a 2490 - 19 2 9 40 164974
    Data d2eefa41e35d6148 0x420x960x1c0xb20xf70xad0x7f0xe30xd0x750
    UUID c538a9349a7d6937 9A46EEFB-5244-B1E2-4261-2C32C954CB80
    URL 949cc2568feb6c73 ftp://xn--bcher-kva.example/6CyFOI3gaz0q
    Decimal 50266796121e880d 42121876988.98
    TimeZone eb07e40f850a5e3c America/St_Johns
    Locale e5b7e64e706c0b7c 'zh_Hant_TW'
    Calendar 8892f3f4719cae9a hebrew
    IndexPath da5033867fefae08 []
    IndexSet c9687ab74483ee91 [0, 1, 15, 70, 89, 93, 111, 120, 122, 45
    CGFloat d81099a37e2c12e7 -inf
    CGPoint ade8b0202577a6ae (-inf inf)
    CGSize ade8b0202577a6ae (-inf inf)
    CGRect 477704b14896dcb6 ((-inf inf) (-116249629205771.0 62576834
    FloatingPointSign ea6bf6bb6f364e4f minus
    FloatingPointRoundingRule f22c81e78fa73cc1 down
    TaskPriority aea21d9c5b4e5073 (17)
    ComparisonResult 9a1e96754faea5e9 orderedAscending
    SortOrder fe5970ce1c6b320e reverse
    QualityOfService 7eb8892e5ed3fd31 userInitiated
    Style 431d96df758c4f48 medium
    SearchPathDirectory 73ded4ce485fd428 libraryDirectory
    SearchPathDomainMask 8c1f4253eaedb6c2 (4)
    Identifier 8892f3f4719cae9a hebrew
    Component 5343d92f6043d06e weekday
    Encoding f9b7afda9c431f54 2550137088
    Style 5d0454da94adf04 ordinal
    QoSClass 5d5aa1574b7cad6a utility
    Language 8eb03eca5fddc98 zh-TW
    LanguageCode b63a574644a52a4c tr
    Region 520d7dc929d566f6 KR
    Currency 32c2a1d16b51bab BRL
    UTF8View d2c5b3acf1c4141b "{}a"
    UnicodeScalarView d2c5b3acf1c4141b "{}a"
    UTF8View d2c5b3acf1c4141b "{}a"
    UnicodeScalarView d2c5b3acf1c4141b "{}a"
    CharacterSet 4a941c061924a17d symbols
    AttributedString d2c5b3acf1c4141b "{}a"
    URLQueryItem 95af72c6ef323749 "{}a": some("{}")
    URLComponents 424ccea49763762e "ftp://user:secret@example.com/az0qIBpRe
    PersonNameComponents c3dca91280fd1b2 "i" "\u{06}\u{05}wHuT+\u{1B}iT%-\u{19}7Y
    Name d2c5b3acf1c4141b "{}a"
    OperatingSystemVersion c7c42f175e850192 (98 95 95)
    _NSRange 908a0377234bf788 {2147483646, 2008527}
    DispatchTimeInterval 33bb729188a91162 microseconds(-708996)
    DispatchTime 42071856b93a7507 2305843009213693951
    Instant f8be1787bff31921 (0s-708996000000000000as)
    Instant f8be1787bff31921 (0s-708996000000000000as)
    Measurement<UnitLength> ff4a6bc668ff3123 (-inf "m")
    SIMD2<Float> 8db1aeb4db6887e SIMD2<Float>(-inf, inf)
    SIMD3<Double> 4926f2f37efa1a4f SIMD3<Double>(-inf, inf, -11624962920577
    SIMD4<Int32> 9cfe18acb1a04d8f SIMD4<Int32>(2147483646, 2008527, -3929,
    SIMD8<Int8> 4cafc3997e780663 SIMD8<Int8>(126, 117, 117, -128, -100, 5
    PartialRangeFrom<Int> 7fabede97999882 (9223372036854775806)
    PartialRangeUpTo<Int> 7fabede97999882 (9223372036854775806)
    PartialRangeThrough<String> f71cb053a3e73903 ("{}a")
    URLError 989fe8de9b3299c0 -1011
    CocoaError b49cc997f0dec95c 640
    Code 989fe8de9b3299c0 -1011
    Code b49cc997f0dec95c 640
    POSIXError cf909a5f5ae8d965 5
    DecodingError f390f1e48585d24e (Array<Any>: ([("Index 58" some(58)), ("
    EncodingError c3b7f8a124117b9c (-inf: ([] "gHX" nil))
    """#
}
