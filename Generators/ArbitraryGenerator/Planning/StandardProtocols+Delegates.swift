extension StandardProtocols {
  /// Protocols of Foundation and Apple's frameworks that require nothing of an `NSObject`: all that
  /// they ask for is optional, or has a default, on Linux too where they are there.
  static let delegates = """
    protocol StreamDelegate: NSObjectProtocol {}
    protocol XMLParserDelegate: NSObjectProtocol {}
    protocol URLSessionDelegate: NSObjectProtocol, Sendable {}
    protocol URLSessionTaskDelegate: URLSessionDelegate {}
    protocol URLSessionDataDelegate: URLSessionTaskDelegate {}

    protocol AVAudioPlayerDelegate: NSObjectProtocol {}
    protocol AVAudioRecorderDelegate: NSObjectProtocol {}
    protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {}
    protocol CBPeripheralDelegate: NSObjectProtocol {}
    protocol CLLocationManagerDelegate: NSObjectProtocol {}
    protocol NSFetchRequestResult: NSObjectProtocol {}
    protocol NSFetchedResultsControllerDelegate: NSObjectProtocol {}
    protocol UNUserNotificationCenterDelegate: NSObjectProtocol {}
    protocol WKNavigationDelegate: NSObjectProtocol {}
    protocol WKUIDelegate: NSObjectProtocol {}

    protocol NSApplicationDelegate: NSObjectProtocol {}
    protocol NSMenuDelegate: NSObjectProtocol {}
    protocol NSOutlineViewDataSource: NSObjectProtocol {}
    protocol NSOutlineViewDelegate: NSObjectProtocol {}
    protocol NSPopoverDelegate: NSObjectProtocol {}
    protocol NSSplitViewDelegate: NSObjectProtocol {}
    protocol NSTableViewDataSource: NSObjectProtocol {}
    protocol NSTableViewDelegate: NSObjectProtocol {}
    protocol NSTextFieldDelegate: NSObjectProtocol {}
    protocol NSTextViewDelegate: NSObjectProtocol {}
    protocol NSToolbarDelegate: NSObjectProtocol {}
    protocol NSWindowDelegate: NSObjectProtocol {}

    protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {}
    protocol UIApplicationDelegate: NSObjectProtocol {}
    protocol UICollectionViewDelegate: NSObjectProtocol {}
    protocol UICollectionViewDelegateFlowLayout: NSObjectProtocol {}
    protocol UIDocumentPickerDelegate: NSObjectProtocol {}
    protocol UIGestureRecognizerDelegate: NSObjectProtocol {}
    protocol UIImagePickerControllerDelegate: NSObjectProtocol {}
    protocol UINavigationControllerDelegate: NSObjectProtocol {}
    protocol UIPickerViewDelegate: NSObjectProtocol {}
    protocol UIPopoverPresentationControllerDelegate: NSObjectProtocol {}
    protocol UISceneDelegate: NSObjectProtocol {}
    protocol UIScrollViewDelegate: NSObjectProtocol {}
    protocol UISearchBarDelegate: NSObjectProtocol {}
    protocol UISearchControllerDelegate: NSObjectProtocol {}
    protocol UISplitViewControllerDelegate: NSObjectProtocol {}
    protocol UITabBarControllerDelegate: NSObjectProtocol {}
    protocol UITabBarDelegate: NSObjectProtocol {}
    protocol UITableViewDelegate: NSObjectProtocol {}
    protocol UITextFieldDelegate: NSObjectProtocol {}
    protocol UITextViewDelegate: NSObjectProtocol {}
    protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {}
    protocol UIWindowSceneDelegate: NSObjectProtocol {}
    """
}
