/// The tasks of a workload, each a mutant, a space and a property that it breaks: those of ETNA.
enum HuntTasks {
  static let searchTree = tasks([
    "insert_1": "InsertPost InsertModel DeleteInsert InsertInsert InsertUnion UnionDeleteInsert",
    "insert_2": "InsertPost InsertModel InsertDelete DeleteInsert "
      + "InsertInsert InsertUnion UnionDeleteInsert",
    "insert_3": "InsertPost InsertModel InsertDelete InsertInsert InsertUnion UnionDeleteInsert",
    "delete_4": "DeleteModel DeletePost DeleteDelete DeleteInsert "
      + "DeleteUnion InsertDelete UnionDeleteInsert",
    "delete_5": "DeleteModel DeletePost DeleteDelete DeleteInsert DeleteUnion UnionDeleteInsert",
    "union_6": "UnionValid UnionPost UnionModel DeleteUnion "
      + "InsertUnion UnionDeleteInsert UnionUnionAssoc UnionUnionIdem",
    "union_7":
      "UnionValid UnionPost UnionModel DeleteUnion InsertUnion UnionDeleteInsert UnionUnionAssoc",
    "union_8": "UnionPost UnionModel DeleteUnion InsertUnion UnionDeleteInsert UnionUnionAssoc",
  ])

  static let redBlackTree = tasks([
    "insert_1": "InsertPost InsertModel DeleteInsert InsertInsert",
    "insert_2": "InsertPost InsertModel InsertDelete DeleteInsert InsertInsert",
    "insert_3": "InsertPost InsertModel InsertDelete InsertInsert",
    "delete_4": "DeleteModel DeletePost DeleteDelete DeleteInsert InsertDelete",
    "delete_5": "DeleteModel DeletePost DeleteDelete DeleteInsert",
    "miscolor_insert": "InsertValid DeleteInsert",
    "miscolor_delete": "DeleteValid",
    "miscolor_balLeft": "DeleteValid DeleteDelete",
    "miscolor_balRight": "DeleteValid DeleteDelete",
    "miscolor_join_1": "DeleteValid",
    "miscolor_join_2": "DeleteValid DeleteDelete",
    "no_balance_insert_1": "InsertValid DeleteInsert InsertDelete",
    "no_balance_insert_2": "InsertValid DeleteInsert InsertDelete",
    "swap_cd": "InsertValid InsertModel InsertPost DeleteValid DeletePost "
      + "DeleteModel DeleteDelete DeleteInsert InsertDelete InsertInsert",
    "swap_bc": "InsertValid InsertModel InsertPost DeleteValid DeletePost "
      + "DeleteModel DeleteDelete DeleteInsert InsertDelete InsertInsert",
  ])

  static let lambda = tasks([
    "shift_var_none": "SinglePreserve MultiPreserve",
    "shift_var_all": "SinglePreserve MultiPreserve",
    "shift_var_leq": "SinglePreserve MultiPreserve",
    "shift_abs_no_incr": "SinglePreserve MultiPreserve",
    "subst_var_all": "SinglePreserve MultiPreserve",
    "subst_var_none": "SinglePreserve MultiPreserve",
    "subst_abs_no_shift": "SinglePreserve MultiPreserve",
    "subst_abs_no_incr": "SinglePreserve MultiPreserve",
    "substTop_no_shift": "SinglePreserve MultiPreserve",
    "substTop_no_shift_back": "SinglePreserve MultiPreserve",
  ])

  private static func tasks(_ properties: KeyValuePairs<String, String>) -> [String] {
    properties.flatMap { mutant, names in names.split(separator: " ").map { "\(mutant) \($0)" } }
  }
}
