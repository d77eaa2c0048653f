/// Enumerations and option sets of Apple's frameworks, with a few of the values that each has: those
/// that every system which has the type has had since iOS 13 and macOS 10.15, or for as long as the
/// type. The first is the simplest.
extension KnownType {
  /// The type of few values that a name means in a file with these imports.
  static func ofCases(_ name: String, imports: @autoclosure () -> [String]) -> KnownType? {
    guard let (modules, _) = cases[plainName(name)] else { return nil }
    let imports = imports()
    guard modules.contains(where: imports.contains) else { return nil }
    return KnownType(name: name, module: .frameworks, isCalled: true)
  }

  /// What some of its values are called; nil where it is none of those.
  var cases: [String]? {
    module == .frameworks ? KnownType.cases[KnownType.plainName(name)]?.cases : nil
  }

  /// Whether values by such a name are Apple's, in a file with these imports or, as most of the names
  /// begin like no others, in any.
  static func hasCases(_ name: String, imports: [String]) -> Bool {
    guard let (modules, _) = cases[name] else { return false }
    return name.prefix(while: \.isUppercase).count > 1 || modules.contains(where: imports.contains)
  }

  /// The modules that a file imports for the types by these names, and their values.
  static let cases: [String: (modules: [String], cases: [String])] = Dictionary(
    uniqueKeysWithValues: casesOfModules.flatMap { modules, types in
      types.map { name, cases in
        (name, (modules, cases.split(separator: " ").map(String.init)))
      }
    })

  private static let casesOfModules: [([String], [String: String])] = [
    (["UIKit", "SwiftUI"], casesOfUIKit), (["AppKit", "Cocoa", "SwiftUI"], casesOfAppKit),
    (["SwiftUI"], casesOfSwiftUI), (["UIKit", "AppKit", "Cocoa", "SwiftUI"], casesOfText),
    (["CoreGraphics", "UIKit", "AppKit", "Cocoa", "SwiftUI"], casesOfGraphics),
    (
      ["AppTrackingTransparency"],
      ["ATTrackingManager.AuthorizationStatus": "notDetermined restricted denied authorized"]
    ),
    (["AuthenticationServices"], casesOfAccounts), (["AVFoundation", "AVKit"], casesOfMedia),
    (["CloudKit"], ["CKAccountStatus": "couldNotDetermine available restricted noAccount"]),
    (
      ["Contacts", "ContactsUI"],
      ["CNAuthorizationStatus": "notDetermined restricted denied authorized"]
    ),
    (["CoreBluetooth"], casesOfBluetooth), (["CoreLocation", "MapKit"], casesOfPlaces),
    (["CoreMotion"], ["CMAuthorizationStatus": "notDetermined restricted denied authorized"]),
    (
      ["EventKit"],
      [
        "EKAuthorizationStatus": "notDetermined restricted denied",
        "EKEntityType": "event reminder",
      ]
    ),
    (["HealthKit"], casesOfHealth), (["LocalAuthentication"], casesOfLocks),
    (["MapKit"], ["MKMapType": "standard satellite hybrid"]),
    (["MessageUI"], ["MFMailComposeResult": "cancelled saved sent failed"]),
    (["Network"], casesOfNetworks), (["Photos", "PhotosUI"], casesOfPhotos),
    (
      ["Speech"],
      ["SFSpeechRecognizerAuthorizationStatus": "notDetermined denied restricted authorized"]
    ),
    (["System", "SystemPackage"], ["Errno": "noSuchFileOrDirectory permissionDenied fileExists"]),
    (["UniformTypeIdentifiers"], ["UTType": "plainText json pdf png jpeg"]),
    (["UserNotifications"], casesOfNotifications),
    (["WatchConnectivity"], ["WCSessionActivationState": "notActivated inactive activated"]),
    (["WebKit"], casesOfWeb),
  ]
}

// MARK: - What is seen

extension KnownType {
  private static let casesOfUIKit = [
    "NSLayoutConstraint.Axis": "horizontal vertical",
    "UIAlertAction.Style": "default cancel destructive",
    "UIAlertController.Style": "alert actionSheet",
    "UIApplication.State": "active inactive background",
    "UIBackgroundFetchResult": "noData newData failed",
    "UICollectionView.ScrollDirection": "vertical horizontal",
    "UIContentSizeCategory": "medium small large extraLarge",
    "UIControl.State": "normal highlighted disabled selected",
    "UIDevice.BatteryState": "unknown unplugged charging full",
    "UIDeviceOrientation": "unknown portrait landscapeLeft landscapeRight faceUp",
    "UIFont.TextStyle": "body headline subheadline footnote caption1",
    "UIFont.Weight": "regular light medium semibold bold",
    "UIGestureRecognizer.State": "possible began changed ended cancelled failed",
    "UIImage.Orientation": "up down left right",
    "UIImage.RenderingMode": "automatic alwaysOriginal alwaysTemplate",
    "UIImpactFeedbackGenerator.FeedbackStyle": "light medium heavy",
    "UIInterfaceOrientation": "unknown portrait landscapeLeft landscapeRight",
    "UIInterfaceOrientationMask": "portrait landscape allButUpsideDown all",
    "UIKeyboardType": "default asciiCapable URL numberPad phonePad emailAddress decimalPad",
    "UILayoutPriority": "required defaultHigh defaultLow",
    "UIModalPresentationStyle": "fullScreen currentContext overFullScreen overCurrentContext",
    "UIModalTransitionStyle": "coverVertical crossDissolve",
    "UINotificationFeedbackGenerator.FeedbackType": "success warning error",
    "UIRectCorner": "allCorners topLeft topRight bottomLeft bottomRight",
    "UIRectEdge": "all top left bottom right",
    "UIReturnKeyType": "default done go next search send",
    "UIScene.ActivationState": "unattached foregroundActive foregroundInactive background",
    "UIScrollView.KeyboardDismissMode": "none onDrag interactive",
    "UISemanticContentAttribute": "unspecified playback forceLeftToRight forceRightToLeft",
    "UIStackView.Alignment": "fill leading center trailing",
    "UIStackView.Distribution": "fill fillEqually fillProportionally equalSpacing equalCentering",
    "UIStatusBarStyle": "default lightContent darkContent",
    "UISwipeGestureRecognizer.Direction": "left right up down",
    "UITableView.RowAnimation": "none automatic fade left right top bottom",
    "UITableView.ScrollPosition": "none top middle bottom",
    "UITableView.Style": "plain grouped",
    "UITableViewCell.AccessoryType": "none disclosureIndicator checkmark",
    "UITableViewCell.CellStyle": "default subtitle value1 value2",
    "UITableViewCell.SelectionStyle": "none default",
    "UITextAutocapitalizationType": "none words sentences allCharacters",
    "UITextAutocorrectionType": "default no yes",
    "UITextContentType": "name emailAddress username password telephoneNumber",
    "UITextField.ViewMode": "never whileEditing unlessEditing always",
    "UIUserInterfaceIdiom": "unspecified phone pad tv carPlay",
    "UIUserInterfaceSizeClass": "unspecified compact regular",
    "UIUserInterfaceStyle": "unspecified light dark",
    "UIView.AnimationCurve": "easeInOut easeIn easeOut linear",
    "UIView.ContentMode": "scaleToFill scaleAspectFit scaleAspectFill center",
  ]

  private static let casesOfAppKit = [
    "NSAlert.Style": "warning informational critical",
    "NSApplication.ActivationPolicy": "regular accessory prohibited",
    "NSControl.StateValue": "off on mixed",
    "NSEvent.ModifierFlags": "command shift option control",
    "NSFont.Weight": "regular light medium semibold bold",
    "NSUserInterfaceLayoutOrientation": "horizontal vertical",
    "NSWindow.StyleMask": "titled closable resizable borderless",
  ]

  private static let casesOfText = [
    "NSLineBreakMode":
      "byWordWrapping byCharWrapping byClipping byTruncatingHead byTruncatingTail",
    "NSTextAlignment": "left center right justified natural",
    "NSUnderlineStyle": "single thick double",
    "NSWritingDirection": "natural leftToRight rightToLeft",
  ]

  private static let casesOfGraphics = [
    "CGBlendMode": "normal multiply screen overlay", "CGLineCap": "butt round square",
    "CGLineJoin": "miter round bevel",
  ]

  private static let casesOfSwiftUI = [
    "Alignment": "center leading trailing top bottom topLeading bottomTrailing",
    "Axis": "horizontal vertical", "Axis.Set": "horizontal vertical",
    "BlendMode": "normal multiply screen overlay", "ButtonRole": "cancel destructive",
    "ColorScheme": "light dark", "ColorSchemeContrast": "standard increased",
    "ContentMode": "fit fill", "ContentSizeCategory": "medium small large extraLarge",
    "ControlSize": "regular small mini", "DynamicTypeSize": "medium small large xLarge",
    "Edge": "top leading bottom trailing", "Edge.Set": "all top leading bottom trailing",
    "Font.Design": "default rounded", "Font.TextStyle": "body headline subheadline callout caption",
    "Font.Weight": "regular light medium semibold bold",
    "HorizontalAlignment": "center leading trailing", "Image.Scale": "medium small large",
    "Image.TemplateRenderingMode": "original template",
    "LayoutDirection": "leftToRight rightToLeft", "LegibilityWeight": "regular bold",
    "RoundedCornerStyle": "circular continuous", "ScenePhase": "active inactive background",
    "SubmitLabel": "done go next search send", "Text.Case": "lowercase uppercase",
    "Text.TruncationMode": "tail middle head", "TextAlignment": "leading center trailing",
    "UserInterfaceSizeClass": "compact regular", "VerticalAlignment": "center top bottom",
    "Visibility": "automatic visible hidden",
  ]
}

// MARK: - What is asked for, and what devices have

extension KnownType {
  private static let casesOfAccounts = [
    "ASAuthorization.Scope": "email fullName",
    "ASAuthorizationAppleIDProvider.CredentialState": "authorized revoked notFound",
  ]

  private static let casesOfBluetooth = [
    "CBManagerAuthorization": "notDetermined restricted denied allowedAlways",
    "CBManagerState": "unknown resetting unsupported unauthorized poweredOff poweredOn",
    "CBPeripheralState": "disconnected connecting connected disconnecting",
  ]

  private static let casesOfHealth = [
    "HKAuthorizationStatus": "notDetermined sharingDenied sharingAuthorized",
    "HKBiologicalSex": "notSet female male other",
    "HKWorkoutActivityType": "other walking running cycling",
  ]

  private static let casesOfLocks = [
    "LABiometryType": "none touchID faceID",
    "LAError.Code": "authenticationFailed userCancel userFallback",
  ]

  private static let casesOfMedia = [
    "AVAuthorizationStatus": "notDetermined restricted denied authorized",
    "AVCaptureDevice.FlashMode": "off on auto",
    "AVCaptureDevice.Position": "unspecified back front",
    "AVLayerVideoGravity": "resizeAspect resizeAspectFill resize",
    "AVMediaType": "video audio",
    "AVPlayer.Status": "unknown readyToPlay failed",
    "AVPlayer.TimeControlStatus": "paused waitingToPlayAtSpecifiedRate playing",
    "AVPlayerItem.Status": "unknown readyToPlay failed",
  ]

  private static let casesOfNetworks = [
    "NWInterface.InterfaceType": "wifi cellular wiredEthernet loopback other",
    "NWPath.Status": "satisfied unsatisfied requiresConnection",
  ]

  private static let casesOfNotifications = [
    "UNAuthorizationOptions": "alert badge sound",
    "UNAuthorizationStatus": "notDetermined denied authorized",
    "UNNotificationPresentationOptions": "badge sound",
    "UNNotificationSetting": "notSupported disabled enabled",
  ]

  private static let casesOfPhotos = [
    "PHAssetMediaType": "unknown image video audio",
    "PHAuthorizationStatus": "notDetermined restricted denied authorized",
  ]

  private static let casesOfPlaces = [
    "CLAccuracyAuthorization": "fullAccuracy reducedAccuracy",
    "CLAuthorizationStatus": "notDetermined restricted denied authorizedAlways",
    "CLError.Code": "locationUnknown denied network", "CLProximity": "unknown immediate near far",
    "CLRegionState": "unknown inside outside",
  ]

  private static let casesOfWeb = [
    "WKNavigationActionPolicy": "cancel allow",
    "WKNavigationType": "other linkActivated formSubmitted backForward reload",
  ]
}
