/// Types of Apple's frameworks that stand for something of the running program, or have no gen: no
/// source declares them, and nobody is to be told by a compiler's error that they have none.
extension KnownType {
  /// Whether it is one of those in a file with these imports.
  static func isOfPlatforms(_ name: String, imports: [String]) -> Bool {
    platformObjects.contains(name) || platformValues.contains(name)
      || commonInSwiftUI.contains(name) && imports.contains("SwiftUI")
  }

  /// Whether somebody may well conform it by hand, as it is no class.
  static func isPlatformValue(_ name: String) -> Bool { platformValues.contains(name) }

  /// The module of a class or protocol that puts what inherits it on the main actor: nearly all of
  /// UIKit's do, AppKit's that are seen, and SwiftUI's that have names of their own there alone.
  static func moduleOnMainActor(_ name: String) -> String? {
    switch name.utf8.first {
    case UInt8(ascii: "U"):
      guard name.hasPrefix("UI"), name.dropFirst(2).first?.isUppercase == true else { return nil }
      return freeOfUIKit.contains(name) ? nil : "UIKit"
    case UInt8(ascii: "N"): return mainActorOfAppKit.contains(name) ? "AppKit" : nil
    default: return mainActorOfSwiftUI.contains(name) ? "SwiftUI" : nil
    }
  }

  private static let freeOfUIKit: Set = [
    "UIActivityItemProvider", "UIBezierPath", "UIColor", "UIFont", "UIFontDescriptor",
    "UIFontMetrics", "UIImage", "UIImageAsset", "UITraitCollection",
  ]

  private static let mainActorOfAppKit: Set = [
    "NSApplicationDelegate", "NSButton", "NSCell", "NSCollectionView", "NSCollectionViewItem",
    "NSControl", "NSDocument", "NSHostingController", "NSHostingView", "NSImageView", "NSMenu",
    "NSMenuDelegate", "NSMenuItem", "NSOutlineView", "NSOutlineViewDataSource",
    "NSOutlineViewDelegate", "NSPanel", "NSPopover", "NSResponder", "NSScrollView",
    "NSSplitViewController", "NSStackView", "NSTabViewController", "NSTableCellView",
    "NSTableView", "NSTableViewDataSource", "NSTableViewDelegate", "NSTextField",
    "NSTextFieldDelegate", "NSTextView", "NSTextViewDelegate", "NSToolbarDelegate", "NSView",
    "NSViewController", "NSViewControllerRepresentable", "NSViewRepresentable", "NSWindow",
    "NSWindowController", "NSWindowDelegate",
  ]

  private static let mainActorOfSwiftUI: Set = [
    "App", "ButtonStyle", "Commands", "DynamicViewContent", "LabelStyle", "PrimitiveButtonStyle",
    "ProgressViewStyle", "Scene", "TextFieldStyle", "ToggleStyle", "ToolbarContent", "View",
    "ViewModifier", "Widget", "WidgetBundle",
  ]

  private static let platformObjects: Set = [
    // UIKit
    "UIAction", "UIActivityIndicatorView", "UIActivityViewController", "UIAlertAction",
    "UIAlertController", "UIApplication", "UIBarButtonItem", "UIBezierPath", "UIBlurEffect",
    "UIButton", "UICollectionView", "UICollectionViewCell", "UICollectionViewDiffableDataSource",
    "UICollectionViewLayout", "UIColor", "UIControl", "UIDatePicker", "UIDevice", "UIDocument",
    "UIEvent", "UIFeedbackGenerator", "UIFont", "UIGestureRecognizer", "UIHostingController",
    "UIImage", "UIImageView", "UIImpactFeedbackGenerator", "UILabel", "UILayoutGuide", "UIMenu",
    "UINavigationBar", "UINavigationController", "UINavigationItem", "UINib",
    "UINotificationFeedbackGenerator", "UIPageViewController", "UIPanGestureRecognizer",
    "UIPasteboard", "UIPickerView", "UIProgressView", "UIRefreshControl", "UIResponder", "UIScene",
    "UISceneSession", "UIScreen", "UIScrollView", "UISearchBar", "UISearchController",
    "UISegmentedControl", "UISlider", "UISplitViewController", "UIStackView", "UIStoryboard",
    "UIStoryboardSegue", "UISwitch", "UITabBar", "UITabBarController", "UITabBarItem",
    "UITableView", "UITableViewCell", "UITableViewController", "UITableViewDiffableDataSource",
    "UITapGestureRecognizer", "UITextField", "UITextView", "UIToolbar", "UITouch",
    "UITraitCollection", "UIView", "UIViewController", "UIVisualEffectView", "UIWindow",
    "UIWindowScene",
    // AppKit
    "NSAlert", "NSApplication", "NSBezierPath", "NSBitmapImageRep", "NSButton", "NSColor",
    "NSEvent", "NSFont", "NSHostingController", "NSHostingView", "NSImage", "NSImageView",
    "NSMenu", "NSMenuItem", "NSOpenPanel", "NSPasteboard", "NSRunningApplication", "NSSavePanel",
    "NSScreen", "NSScrollView", "NSStackView", "NSStatusItem", "NSTableView", "NSTextField",
    "NSTextView", "NSView", "NSViewController", "NSWindow", "NSWindowController", "NSWorkspace",
    // Of both
    "NSCollectionLayoutSection", "NSLayoutConstraint", "NSLayoutManager",
    "NSMutableParagraphStyle", "NSParagraphStyle", "NSShadow", "NSTextAttachment", "NSTextStorage",
    // SwiftUI
    "AnyShape", "AnyTransition", "AnyView", "EnvironmentValues", "GeometryProxy",
    "LocalizedStringKey", "NavigationPath", "ScrollViewProxy",
    // Combine
    "AnyCancellable", "AnyPublisher", "AnySubscriber", "CurrentValueSubject", "Future",
    "ObservableObjectPublisher", "PassthroughSubject", "Published", "Subscribers",
    // Core Data and SwiftData
    "ModelContainer", "NSBatchDeleteRequest", "NSEntityDescription", "NSFetchRequest",
    "NSFetchedResultsController", "NSManagedObject", "NSManagedObjectContext", "NSManagedObjectID",
    "NSManagedObjectModel", "NSPersistentCloudKitContainer", "NSPersistentContainer",
    "NSPersistentStore", "NSPersistentStoreCoordinator",
    // Core Location and MapKit
    "CLBeacon", "CLBeaconRegion", "CLCircularRegion", "CLGeocoder", "CLHeading", "CLLocation",
    "CLLocationManager", "CLPlacemark", "CLRegion", "CLVisit", "MKLocalSearchCompletion",
    "MKMapItem", "MKMapView", "MKPlacemark", "MKPointAnnotation", "MKPolygon", "MKPolyline",
    "MKRoute",
    // AVFoundation and what it is made of
    "AVAsset", "AVAssetTrack", "AVAudioEngine", "AVAudioFile", "AVAudioFormat",
    "AVAudioPCMBuffer", "AVAudioPlayer", "AVAudioRecorder", "AVAudioSession", "AVCaptureDevice",
    "AVCapturePhoto", "AVCaptureSession", "AVCaptureVideoPreviewLayer", "AVMetadataObject",
    "AVPlayer", "AVPlayerItem", "AVPlayerLayer", "AVQueuePlayer", "AVSpeechSynthesizer",
    "AVSpeechUtterance", "AVURLAsset", "CMSampleBuffer", "CVBuffer", "CVPixelBuffer",
    // Graphics
    "CAAnimation", "CABasicAnimation", "CADisplayLink", "CAGradientLayer", "CALayer",
    "CAMediaTimingFunction", "CAShapeLayer", "CGColor", "CGColorSpace", "CGContext",
    "CGDataProvider", "CGFont", "CGGradient", "CGImage", "CGImageSource", "CGMutablePath",
    "CGPDFDocument", "CGPath", "CIColor", "CIContext", "CIFilter", "CIImage", "CIVector",
    "PDFDocument", "PDFPage", "SCNNode", "SCNScene", "SCNView", "SKAction", "SKNode", "SKScene",
    "SKSpriteNode", "SKView",
    // The web and scripts
    "JSContext", "JSValue", "WKNavigation", "WKNavigationAction", "WKScriptMessage",
    "WKUserContentController", "WKUserScript", "WKWebView", "WKWebViewConfiguration",
    // Shops, notifications, photos
    "PHAsset", "PHAssetCollection", "PHCachingImageManager", "PHFetchResult", "PHImageManager",
    "PHPhotoLibrary", "PHPickerViewController", "PKPass", "PKPayment", "PKPaymentRequest",
    "PKPaymentToken", "SKPayment", "SKPaymentQueue", "SKPaymentTransaction", "SKProduct",
    "UNMutableNotificationContent", "UNNotification", "UNNotificationContent",
    "UNNotificationRequest", "UNNotificationResponse", "UNNotificationSettings",
    "UNNotificationSound", "UNNotificationTrigger", "UNUserNotificationCenter",
    // People, health, clouds
    "CKAsset", "CKContainer", "CKDatabase", "CKQuery", "CKRecord", "CKRecordZone", "CKShare",
    "CKSubscription", "CNContact", "CNContactStore", "CNMutableContact", "CNPhoneNumber",
    "CNPostalAddress", "EKAlarm", "EKCalendar", "EKEvent", "EKEventStore", "EKReminder",
    "EKSource", "HKCategorySample", "HKCategoryType", "HKCorrelation", "HKDevice", "HKHealthStore",
    "HKObject", "HKObjectType", "HKQuantity", "HKQuantitySample", "HKQuantityType", "HKQuery",
    "HKSample", "HKSampleType", "HKSource", "HKUnit", "HKWorkout",
    // Devices
    "CBCentralManager", "CBCharacteristic", "CBPeripheral", "CBPeripheralManager", "CBService",
    "CBUUID", "CMDeviceMotion", "CMMotionManager", "CMPedometer", "LAContext", "NWBrowser",
    "NWConnection", "NWListener", "NWParameters", "NWPathMonitor", "WCSession",
    // Accounts, keys, logs, models
    "ASAuthorization", "ASAuthorizationAppleIDCredential", "ASWebAuthenticationSession",
    "MLModel", "MLMultiArray", "NSItemProvider", "NSUserActivity", "OSLog", "OSLogStore",
    "SecAccessControl", "SecCertificate", "SecIdentity", "SecKey", "SecTrust",
  ]

  private static let platformValues: Set = [
    "CATransform3D", "CGAffineTransform", "CGVector", "CLAccuracyAuthorization",
    "CLAuthorizationStatus", "CLLocationCoordinate2D", "CMTime", "CMTimeRange",
    "MKCoordinateRegion", "MKCoordinateSpan", "MKMapPoint", "MKMapRect", "NSDirectionalEdgeInsets",
    "NSTextAlignment", "NWEndpoint", "NWPath", "PHAuthorizationStatus", "PHPickerResult",
    "SymmetricKey", "UIEdgeInsets", "UIInterfaceOrientation", "UIKeyboardType",
    "UIModalPresentationStyle", "UIOffset", "UIStatusBarStyle", "UIUserInterfaceStyle", "UTType",
    "UNAuthorizationStatus",
  ]

  private static let commonInSwiftUI: Set = [
    "Alignment", "Angle", "Animation", "Axis", "Binding", "Color", "ContentMode", "Edge",
    "EdgeInsets", "Font", "Gradient", "HorizontalAlignment", "Image", "Namespace",
    "Path", "ScenePhase", "Text", "UnitPoint", "VerticalAlignment",
  ]
}
