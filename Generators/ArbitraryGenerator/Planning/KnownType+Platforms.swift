/// Types of Apple's frameworks, and of the Composable Architecture, that stand for something of the
/// running program, or have no gen: no source declares them, and nobody is to be told by a compiler's
/// error that they have none.
extension KnownType {
  /// Whether it is one of those in a file with these imports.
  static func isOfPlatforms(_ name: String, imports: [String]) -> Bool {
    platformObjects.contains(name) || platformPlainObjects.contains(name)
      || platformValues.contains(name) || hasCases(name, imports: imports)
      || hasPrefixOfPlatforms(name, imports: imports)
      || (valuesInSwiftUI.contains(name) || objectsInSwiftUI.contains(name))
        && imports.contains("SwiftUI")
      || (valuesOfReducers.contains(name) || objectsOfReducers.contains(name))
        && imports.contains("ComposableArchitecture")
  }

  /// Whether it is known to stand for something of the running program.
  static func isOfTheProgram(_ name: String) -> Bool {
    platformObjects.contains(name) || objectsInSwiftUI.contains(name)
      || objectsOfReducers.contains(name)
  }

  /// Whether somebody may well conform it by hand, as it is no class.
  static func isPlatformValue(_ name: String) -> Bool {
    platformValues.contains(name) || valuesInSwiftUI.contains(name)
      || valuesOfReducers.contains(name) || cases.keys.contains(name)
  }

  /// Whether it is a class whose objects are plain values.
  static func isPlainObject(_ name: String) -> Bool {
    plainObjects.contains(name) || platformPlainObjects.contains(name)
  }

  /// The module of a class or protocol that puts what inherits it on the main actor: nearly all of
  /// UIKit's do, AppKit's that are seen, and SwiftUI's that have names of their own there alone.
  static func moduleOnMainActor(_ name: String) -> String? {
    switch name.utf8.first {
    case UInt8(ascii: "U"):
      guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true else { return nil }
      return freeOfUIKit.contains(name) ? nil : "UIKit"
    case UInt8(ascii: "N"): return mainActorOfAppKit.contains(name) ? "AppKit" : nil
    case UInt8(ascii: "W") where mainActorOfWebKit.contains(name): return "WebKit"
    default: return mainActorOfSwiftUI.contains(name) ? "SwiftUI" : nil
    }
  }

  /// Whether a name that no source declares is that of a type of UIKit's or AppKit's.
  static func isOfFramework(_ name: String, _ framework: String) -> Bool {
    guard framework == "AppKit" else {
      return name.hasPrefix("UI") && name.dropFirst(2).first?.isUppercase == true
    }
    return name.hasPrefix("NS")
      && (mainActorOfAppKit.contains(name) || called(name, imports: [framework]) != nil)
  }

  private static let freeOfUIKit: NameSet = [
    "UIActivityItemProvider", "UIBezierPath", "UIColor", "UIFont", "UIFontDescriptor",
    "UIFontMetrics", "UIImage", "UIImageAsset", "UITraitCollection",
  ]

  private static let mainActorOfAppKit: NameSet = [
    "NSApplicationDelegate", "NSButton", "NSCell", "NSCollectionView", "NSCollectionViewItem",
    "NSControl", "NSDocument", "NSHostingController", "NSHostingView", "NSImageView", "NSMenu",
    "NSMenuDelegate", "NSMenuItem", "NSOutlineView", "NSOutlineViewDataSource",
    "NSOutlineViewDelegate", "NSPanel", "NSPopover", "NSPopoverDelegate", "NSResponder",
    "NSScrollView", "NSSplitViewController", "NSSplitViewDelegate", "NSStackView",
    "NSTabViewController", "NSTableCellView",
    "NSTableView", "NSTableViewDataSource", "NSTableViewDelegate", "NSTextField",
    "NSTextFieldDelegate", "NSTextView", "NSTextViewDelegate", "NSToolbarDelegate", "NSView",
    "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow",
    "NSWindowController", "NSWindowDelegate",
  ]

  private static let mainActorOfWebKit: NameSet = [
    "WKNavigationDelegate", "WKScriptMessageHandler", "WKUIDelegate", "WKWebView",
  ]

  private static let mainActorOfSwiftUI: NameSet = [
    "App", "ButtonStyle", "Commands", "DatePickerStyle", "DynamicViewContent", "LabelStyle",
    "MenuStyle", "PreviewProvider", "PrimitiveButtonStyle", "ProgressViewStyle", "Scene",
    "TextFieldStyle", "ToggleStyle", "ToolbarContent", "View",
    "ViewModifier", "Widget", "WidgetBundle",
  ]

  /// Whether it begins as the types of a framework do that a file imports; those of UIKit, AppKit and
  /// Core Foundation begin like no others.
  private static func hasPrefixOfPlatforms(_ name: String, imports: [String]) -> Bool {
    let capitals = name.prefix(4).prefix { $0.isUppercase }
    return [3, 2].contains { length in
      guard capitals.count > length, let modules = prefixes[String(name.prefix(length))] else {
        return false
      }
      return modules.isEmpty || modules.contains(where: imports.contains)
    }
  }

  /// What the types of frameworks begin with, and the frameworks that have to be imported for that to
  /// mean something.
  private static let prefixes: [String: [String]] = [
    "AR": ["ARKit", "RealityKit"], "AS": ["AuthenticationServices"],
    "AV": ["AVFoundation", "AVKit"], "BG": ["BackgroundTasks"],
    "CA": ["AppKit", "Cocoa", "QuartzCore", "SwiftUI", "UIKit"], "CB": ["CoreBluetooth"], "CF": [],
    "CI": ["CoreImage", "UIKit"], "CK": ["CloudKit"], "CL": ["CoreLocation", "MapKit"],
    "CM": ["AVFoundation", "CoreMedia", "CoreMotion"], "CN": ["Contacts", "ContactsUI"],
    "CP": ["CarPlay"], "CS": ["CoreSpotlight"], "CT": ["CoreTelephony"], "CX": ["CallKit"],
    "EK": ["EventKit", "EventKitUI"], "GK": ["GameKit"], "HK": ["HealthKit"], "IN": ["Intents"],
    "LA": ["LocalAuthentication"], "LP": ["LinkPresentation"], "MF": ["MessageUI"],
    "MK": ["MapKit"], "ML": ["CoreML", "Vision"], "MP": ["MediaPlayer"], "MTK": ["MetalKit"],
    "MTL": ["Metal", "MetalKit"], "NFC": ["CoreNFC"], "NS": [], "NW": ["Network"],
    "PDF": ["PDFKit"], "PH": ["Photos", "PhotosUI"], "PK": ["PassKit", "PencilKit"],
    "QL": ["QuickLook"], "SCN": ["SceneKit"], "SF": ["SafariServices", "Speech"],
    "SK": ["SpriteKit", "StoreKit"], "UI": [], "UN": ["UserNotifications"], "VN": ["Vision"],
    "WC": ["WatchConnectivity"], "WK": ["WatchKit", "WebKit"],
  ]

  private static let platformObjects: Set = [
    // UIKit
    "UIAction", "UIActivityIndicatorView", "UIActivityViewController", "UIAlertAction",
    "UIAlertController", "UIApplication", "UIBarButtonItem", "UIButton", "UICollectionView",
    "UICollectionViewCell", "UICollectionViewDiffableDataSource", "UICollectionViewLayout",
    "UIControl", "UIDatePicker", "UIDevice", "UIDocument", "UIEvent", "UIFeedbackGenerator",
    "UIGestureRecognizer", "UIHostingController", "UIImageView", "UIImpactFeedbackGenerator",
    "UILabel", "UILayoutGuide", "UILongPressGestureRecognizer", "UIMenu", "UINavigationBar",
    "UINavigationController", "UINavigationItem", "UINib", "UINotificationFeedbackGenerator",
    "UIPageViewController", "UIPanGestureRecognizer", "UIPasteboard", "UIPickerView",
    "UIPinchGestureRecognizer", "UIProgressView", "UIRefreshControl", "UIResponder",
    "UIRotationGestureRecognizer", "UIScene", "UISceneSession", "UIScreen", "UIScrollView",
    "UISearchBar", "UISearchController", "UISegmentedControl", "UISlider", "UISplitViewController",
    "UIStackView", "UIStoryboard", "UIStoryboardSegue", "UISwipeGestureRecognizer", "UISwitch",
    "UITabBar", "UITabBarController", "UITabBarItem", "UITableView", "UITableViewCell",
    "UITableViewController", "UITableViewDiffableDataSource", "UITapGestureRecognizer",
    "UITextField", "UITextView", "UIToolbar", "UITouch", "UITraitCollection", "UIView",
    "UIViewController", "UIVisualEffectView", "UIWindow", "UIWindowScene",
    // AppKit
    "NSAlert", "NSApplication", "NSButton", "NSEvent", "NSHostingController", "NSHostingView",
    "NSImageView", "NSMenu", "NSMenuItem", "NSOpenPanel", "NSPasteboard", "NSRunningApplication",
    "NSSavePanel", "NSScreen", "NSScrollView", "NSStackView", "NSStatusItem", "NSTableView",
    "NSTextField", "NSTextView", "NSView", "NSViewController", "NSWindow", "NSWindowController",
    "NSWorkspace",
    // Of both
    "NSExtensionContext", "NSLayoutConstraint", "NSLayoutManager", "NSTextStorage", "UndoManager",
    // SwiftUI
    "GeometryProxy", "ScrollViewProxy",
    // Combine
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "Future",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "Subscribers",
    // Core Data and SwiftData
    "ModelContainer", "NSBatchDeleteRequest", "NSEntityDescription", "NSFetchRequest",
    "NSFetchedResultsController", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID",
    "NSManagedObjectModel", "NSPersistentCloudKitContainer", "NSPersistentContainer",
    "NSPersistentStore", "NSPersistentStoreCoordinator",
    // Core Location and MapKit
    "CLGeocoder", "CLLocationManager", "MKLocalSearchCompletion", "MKMapView",
    // AVFoundation and what it is made of
    "AVAsset", "AVAssetTrack", "AVAudioEngine", "AVAudioFile", "AVAudioFormat", "AVAudioPCMBuffer",
    "AVAudioPlayer", "AVAudioRecorder", "AVAudioSession", "AVCaptureDevice", "AVCapturePhoto",
    "AVCaptureSession", "AVCaptureVideoPreviewLayer", "AVMetadataObject", "AVPlayer",
    "AVPlayerItem", "AVPlayerLayer", "AVQueuePlayer", "AVSpeechSynthesizer", "AVSpeechUtterance",
    "AVURLAsset", "CMSampleBuffer", "CVBuffer", "CVPixelBuffer",
    // Graphics
    "CAAnimation", "CABasicAnimation", "CADisplayLink", "CAGradientLayer", "CALayer",
    "CAShapeLayer", "CGContext", "CGDataProvider", "CGImageSource", "CGPDFDocument", "CIContext",
    "CIFilter", "SCNNode", "SCNScene", "SCNView", "SKAction", "SKNode", "SKScene", "SKSpriteNode",
    "SKView",
    // The web and scripts
    "JSContext", "JSValue", "WKNavigation", "WKNavigationAction", "WKScriptMessage",
    "WKUserContentController", "WKUserScript", "WKWebView", "WKWebViewConfiguration",
    // Shops, notifications, photos
    "PHAsset", "PHAssetCollection", "PHCachingImageManager", "PHFetchResult", "PHImageManager",
    "PHPhotoLibrary", "PHPickerViewController", "PKPass", "PKPaymentToken", "SKPaymentQueue",
    "SKPaymentTransaction", "UNNotification", "UNNotificationResponse", "UNNotificationSettings",
    "UNUserNotificationCenter",
    // People, health, clouds
    "CKAsset", "CKContainer", "CKDatabase", "CKQuery", "CKRecordZone", "CKShare", "CKSubscription",
    "CNContactStore", "EKAlarm", "EKCalendar", "EKEvent", "EKEventStore", "EKReminder", "EKSource",
    "HKCategorySample", "HKCorrelation", "HKDevice", "HKHealthStore", "HKObject",
    "HKQuantitySample", "HKQuery", "HKSample", "HKSource", "HKWorkout",
    // Devices
    "CBCentralManager", "CBCharacteristic", "CBPeripheral", "CBPeripheralManager", "CBService",
    "CMDeviceMotion", "CMMotionManager", "CMPedometer", "LAContext", "NWBrowser", "NWConnection",
    "NWListener", "NWParameters", "NWPathMonitor", "NetService", "WCSession",
    // Accounts, keys, logs, models
    "ASAuthorization", "ASAuthorizationAppleIDCredential", "ASWebAuthenticationSession", "MLModel",
    "NSItemProvider", "NSUserActivity", "OSLog", "OSLogStore", "SecAccessControl", "SecCertificate",
    "SecIdentity", "SecKey", "SecTrust",
  ]

  /// Classes of plain values.
  private static let platformPlainObjects: Set = [
    "UIBezierPath", "UIBlurEffect", "UIColor", "UIFont", "UIImage", "NSBezierPath",
    "NSBitmapImageRep", "NSColor", "NSFont", "NSImage", "NSCollectionLayoutSection",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow", "NSTextAttachment", "CLBeacon",
    "CLBeaconRegion", "CLCircularRegion", "CLHeading", "CLLocation", "CLPlacemark", "CLRegion",
    "CLVisit", "MKMapItem", "MKPlacemark", "MKPointAnnotation", "MKPolygon", "MKPolyline",
    "MKRoute", "CAMediaTimingFunction", "CGColor", "CGColorSpace", "CGFont", "CGGradient",
    "CGImage", "CGMutablePath", "CGPath", "CIColor", "CIImage", "CIVector", "PDFDocument",
    "PDFPage", "PKPayment", "PKPaymentRequest", "SKPayment", "SKProduct",
    "UNMutableNotificationContent", "UNNotificationContent", "UNNotificationRequest",
    "UNNotificationSound", "UNNotificationTrigger", "CKRecord", "CNContact", "CNMutableContact",
    "CNPhoneNumber", "CNPostalAddress", "HKCategoryType", "HKObjectType", "HKQuantity",
    "HKQuantityType", "HKSampleType", "HKUnit", "CBUUID", "MLMultiArray",
  ]

  private static let platformValues: Set = [
    "AnyShape", "AnyTransition", "AnyView", "CATransform3D", "CGAffineTransform", "CGVector",
    "CLError", "CLLocationCoordinate2D", "CMTime", "CMTimeRange", "ColorResource",
    "EnvironmentValues", "IPv4Address", "IPv6Address", "ImageResource", "LAError",
    "LocalizedStringKey", "MKCoordinateRegion", "MKCoordinateSpan", "MKMapPoint", "MKMapRect",
    "NSDirectionalEdgeInsets", "NWEndpoint", "NWPath", "NavigationPath", "OSLogType",
    "PHPickerResult", "SymmetricKey", "UIEdgeInsets", "UIOffset", "WidgetFamily",
  ]

  /// Values by names that only SwiftUI makes certain.
  private static let valuesInSwiftUI: Set = [
    "Angle", "Animation", "ChartProxy", "Color", "DismissAction", "EdgeInsets", "EditMode", "Font",
    "Gradient", "GridItem", "Image", "LinearGradient", "OpenURLAction", "Path", "PhotosPickerItem",
    "PresentationDetent", "RadialGradient", "Text", "UnitPoint",
  ]

  /// What states and actions of the Composable Architecture hold.
  private static let valuesOfReducers: Set = [
    "AlertState", "BindingAction", "ConfirmationDialogState", "IdentifiedAction",
    "IdentifiedActionOf", "PresentationAction", "PresentationState", "StackAction", "StackActionOf",
    "StackElementID", "StackState",
  ]

  /// What runs a reducer.
  private static let objectsOfReducers: Set = [
    "Store", "StoreOf", "StoreTask", "TestStore", "TestStoreOf", "ViewStore", "ViewStoreOf",
  ]

  /// What is no value by such a name.
  private static let objectsInSwiftUI: Set = ["Namespace"]
}
