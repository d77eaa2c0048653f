import FactoryCheck
import Testing

@testable import Shapes

@Test func x() { }
