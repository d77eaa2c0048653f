/// Classes of Apple's frameworks that protocols ask for subclasses of, as those of views do: how each
/// is made, and which of what it has a protocol is likely to ask for again.
enum StandardClasses {
  /// Each behind the one that it inherits from.
  static var inOrder: [ClassDeclaration] {
    DeclarationParser.parse(SourceFile(path: "", text: source)).declarations.compactMap {
      if case .class(let declaration) = $0 { declaration } else { nil }
    }
  }

  /// Each has first the initialiser that its mocks call, with arguments that do nothing, and may have
  /// the one that its subclasses have to have, and others.
  private static let source = """
    class NSObject {
      init()
      var debugDescription: String { get }
      var description: String { get }
      var hash: Int { get }
      func copy() -> Any
      func mutableCopy() -> Any
      func isEqual(_ object: Any?) -> Bool
    }

    class UIResponder: NSObject {
      init()
      var isFirstResponder: Bool { get }
      var canBecomeFirstResponder: Bool { get }
      var inputAccessoryView: UIView? { get }
      var inputView: UIView? { get }
      var next: UIResponder? { get }
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
    }
    class UIView: UIResponder {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var accessibilityHint: String?
      var accessibilityTraits: UIAccessibilityTraits
      var accessibilityValue: String?
      var autoresizingMask: UIView.AutoresizingMask
      var clipsToBounds: Bool
      var gestureRecognizers: [UIGestureRecognizer]?
      var isAccessibilityElement: Bool
      var isOpaque: Bool
      func addConstraints(_ constraints: [NSLayoutConstraint])
      func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func endEditing(_ force: Bool) -> Bool
      func insertSubview(_ view: UIView, at index: Int)
      func prepareForInterfaceBuilder()
      func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer)
      func sendSubviewToBack(_ view: UIView)
      func sizeThatFits(_ size: CGSize) -> CGSize
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var alpha: CGFloat
      var backgroundColor: UIColor?
      var bounds: CGRect
      var center: CGPoint
      var constraints: [NSLayoutConstraint] { get }
      var contentMode: UIView.ContentMode
      var frame: CGRect
      var intrinsicContentSize: CGSize { get }
      var isHidden: Bool
      var isUserInteractionEnabled: Bool
      var layer: CALayer { get }
      var safeAreaInsets: UIEdgeInsets { get }
      var safeAreaLayoutGuide: UILayoutGuide { get }
      var subviews: [UIView] { get }
      var superview: UIView? { get }
      var tag: Int
      var tintColor: UIColor!
      var traitCollection: UITraitCollection { get }
      var transform: CGAffineTransform
      var translatesAutoresizingMaskIntoConstraints: Bool
      var window: UIWindow? { get }
      func addSubview(_ view: UIView)
      func awakeFromNib()
      func bringSubviewToFront(_ view: UIView)
      func invalidateIntrinsicContentSize()
      func layoutIfNeeded()
      func layoutSubviews()
      func removeFromSuperview()
      func setNeedsDisplay()
      func setNeedsLayout()
      func sizeToFit()
    }
    class UIControl: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      func addTarget(_ target: Any?, action: Selector, for controlEvents: UIControl.Event)
      func sendActions(for controlEvents: UIControl.Event)
      var isEnabled: Bool
      var isHighlighted: Bool
      var isSelected: Bool
    }
    class UIButton: UIControl {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var imageView: UIImageView? { get }
      var titleLabel: UILabel? { get }
      func setTitle(_ title: String?, for state: UIControl.State)
    }
    class UILabel: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var lineBreakMode: NSLineBreakMode
      var numberOfLines: Int
      var textAlignment: NSTextAlignment
      var attributedText: NSAttributedString?
      var font: UIFont!
      var text: String?
      var textColor: UIColor!
    }
    class UITextField: UIControl {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var textAlignment: NSTextAlignment
      var attributedText: NSAttributedString?
      var delegate: UITextFieldDelegate?
      var font: UIFont?
      var isSecureTextEntry: Bool
      var placeholder: String?
      var text: String?
      var textColor: UIColor?
    }
    class UIImageView: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      init(image: UIImage?)
      var image: UIImage?
    }
    class UIStackView: UIView {
      init(frame: CGRect = .zero)
      required init(coder: NSCoder)
      var alignment: UIStackView.Alignment
      var axis: NSLayoutConstraint.Axis
      var distribution: UIStackView.Distribution
      var spacing: CGFloat
      var arrangedSubviews: [UIView] { get }
      func addArrangedSubview(_ view: UIView)
    }
    class UIScrollView: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var delegate: UIScrollViewDelegate?
      var isPagingEnabled: Bool
      var contentInset: UIEdgeInsets
      var contentOffset: CGPoint
      var contentSize: CGSize
      var isScrollEnabled: Bool
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    }
    class UITextView: UIScrollView {
      init(frame: CGRect = .zero, textContainer: NSTextContainer? = nil)
      required init?(coder: NSCoder)
      var delegate: UITextViewDelegate?
      var font: UIFont?
      var isEditable: Bool
      var isSelectable: Bool
      var textColor: UIColor?
      var attributedText: NSAttributedString!
      var text: String!
    }
    class UITableView: UIScrollView {
      init(frame: CGRect = .zero, style: UITableView.Style = .plain)
      required init?(coder: NSCoder)
      var dataSource: UITableViewDataSource?
      var delegate: UITableViewDelegate?
      func beginUpdates()
      func endUpdates()
      func reloadData()
    }
    class UICollectionView: UIScrollView {
      init(
        frame: CGRect = .zero, collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout()
      )
      required init?(coder: NSCoder)
      var dataSource: UICollectionViewDataSource?
      var delegate: UICollectionViewDelegate?
      func reloadData()
    }
    class UITableViewCell: UIView {
      init(style: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil)
      required init?(coder: NSCoder)
      var contentView: UIView { get }
      var detailTextLabel: UILabel? { get }
      var imageView: UIImageView? { get }
      var isSelected: Bool
      var reuseIdentifier: String? { get }
      var textLabel: UILabel? { get }
      func prepareForReuse()
    }
    class UITableViewHeaderFooterView: UIView {
      init(reuseIdentifier: String? = nil)
      required init?(coder: NSCoder)
      var contentView: UIView { get }
      var reuseIdentifier: String? { get }
      func prepareForReuse()
    }
    class UICollectionReusableView: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var reuseIdentifier: String? { get }
      func prepareForReuse()
    }
    class UICollectionViewCell: UICollectionReusableView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var contentView: UIView { get }
      var isHighlighted: Bool
      var isSelected: Bool
    }
    class UIWindow: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      init(windowScene: UIWindowScene)
      var rootViewController: UIViewController?
      func makeKeyAndVisible()
    }
    class UIViewController: UIResponder {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var children: [UIViewController] { get }
      var definesPresentationContext: Bool
      var hidesBottomBarWhenPushed: Bool
      var isBeingDismissed: Bool { get }
      var isBeingPresented: Bool { get }
      var isEditing: Bool
      var isModalInPresentation: Bool
      var isMovingFromParent: Bool { get }
      var isMovingToParent: Bool { get }
      var isViewLoaded: Bool { get }
      var modalPresentationStyle: UIModalPresentationStyle
      var modalTransitionStyle: UIModalTransitionStyle
      var navigationController: UINavigationController? { get }
      var navigationItem: UINavigationItem { get }
      var nibName: String? { get }
      var parent: UIViewController? { get }
      var preferredContentSize: CGSize
      var preferredStatusBarStyle: UIStatusBarStyle { get }
      var presentedViewController: UIViewController? { get }
      var presentingViewController: UIViewController? { get }
      var splitViewController: UISplitViewController? { get }
      var storyboard: UIStoryboard? { get }
      var tabBarController: UITabBarController? { get }
      var tabBarItem: UITabBarItem!
      var title: String?
      var traitCollection: UITraitCollection { get }
      var transitioningDelegate: UIViewControllerTransitioningDelegate?
      var view: UIView!
      var viewIfLoaded: UIView? { get }
      func addChild(_ childController: UIViewController)
      func didMove(toParent parent: UIViewController?)
      func dismiss(animated flag: Bool, completion: (() -> Void)?)
      func loadView()
      func loadViewIfNeeded()
      func performSegue(withIdentifier identifier: String, sender: Any?)
      func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?)
      func removeFromParent()
      func setEditing(_ editing: Bool, animated: Bool)
      func setNeedsStatusBarAppearanceUpdate()
      func show(_ vc: UIViewController, sender: Any?)
      func viewDidAppear(_ animated: Bool)
      func viewDidDisappear(_ animated: Bool)
      func viewDidLayoutSubviews()
      func viewDidLoad()
      func viewWillAppear(_ animated: Bool)
      func viewWillDisappear(_ animated: Bool)
      func viewWillLayoutSubviews()
      func willMove(toParent parent: UIViewController?)
    }
    class UINavigationController: UIViewController {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      init(rootViewController: UIViewController)
      var delegate: UINavigationControllerDelegate?
      var interactivePopGestureRecognizer: UIGestureRecognizer? { get }
      var isNavigationBarHidden: Bool
      var navigationBar: UINavigationBar { get }
      var topViewController: UIViewController? { get }
      var viewControllers: [UIViewController]
      var visibleViewController: UIViewController? { get }
      func popToRootViewController(animated: Bool) -> [UIViewController]?
      func popToViewController(
        _ viewController: UIViewController, animated: Bool
      ) -> [UIViewController]?
      func popViewController(animated: Bool) -> UIViewController?
      func pushViewController(_ viewController: UIViewController, animated: Bool)
      func setNavigationBarHidden(_ hidden: Bool, animated: Bool)
      func setViewControllers(_ viewControllers: [UIViewController], animated: Bool)
    }
    class UITabBarController: UIViewController {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var delegate: UITabBarControllerDelegate?
      var selectedIndex: Int
      var selectedViewController: UIViewController?
      var tabBar: UITabBar { get }
      var viewControllers: [UIViewController]?
      func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    }
    class UISplitViewController: UIViewController {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var delegate: UISplitViewControllerDelegate?
      var isCollapsed: Bool { get }
      var viewControllers: [UIViewController]
    }
    class UITableViewController: UIViewController {
      init(style: UITableView.Style = .plain)
      required init?(coder: NSCoder)
      init(nibName: String?, bundle: Bundle?)
      var refreshControl: UIRefreshControl?
      var tableView: UITableView!
    }
    class UICollectionViewController: UIViewController {
      init(collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout())
      required init?(coder: NSCoder)
      init(nibName: String?, bundle: Bundle?)
      var collectionView: UICollectionView!
    }

    class NSResponder: NSObject {
      init()
      required init?(coder: NSCoder)
      var acceptsFirstResponder: Bool { get }
      var nextResponder: NSResponder?
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
    }
    class NSView: NSResponder {
      init(frame: NSRect = .zero)
      required init?(coder: NSCoder)
      var alphaValue: CGFloat
      var bounds: NSRect
      var frame: NSRect
      var isHidden: Bool
      var layer: CALayer?
      var needsDisplay: Bool
      var needsLayout: Bool
      var subviews: [NSView]
      var superview: NSView? { get }
      var tag: Int
      var window: NSWindow? { get }
      func addSubview(_ view: NSView)
      func layout()
      func removeFromSuperview()
    }
    class NSControl: NSView {
      init(frame: NSRect = .zero)
      required init?(coder: NSCoder)
      var isEnabled: Bool
      var stringValue: String
    }
    class NSTableCellView: NSView {
      init(frame: NSRect = .zero)
      required init?(coder: NSCoder)
      var imageView: NSImageView?
      var objectValue: Any?
      var textField: NSTextField?
    }
    class NSViewController: NSResponder {
      init(nibName: NSNib.Name? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var children: [NSViewController]
      var isViewLoaded: Bool { get }
      var parent: NSViewController? { get }
      var preferredContentSize: NSSize
      var representedObject: Any?
      var storyboard: NSStoryboard? { get }
      var title: String?
      var view: NSView
      func addChild(_ childViewController: NSViewController)
      func dismiss(_ sender: Any?)
      func loadView()
      func removeFromParent()
      func viewDidAppear()
      func viewDidDisappear()
      func viewDidLoad()
      func viewWillAppear()
      func viewWillDisappear()
    }
    class NSWindowController: NSResponder {
      init(window: NSWindow? = nil)
      required init?(coder: NSCoder)
      var contentViewController: NSViewController?
      var document: AnyObject?
      var window: NSWindow?
      func close()
      func showWindow(_ sender: Any?)
      func windowDidLoad()
    }

    class CALayer: NSObject {
      init()
      required init?(coder: NSCoder)
      var backgroundColor: CGColor?
      var bounds: CGRect
      var frame: CGRect
      var isHidden: Bool
      var opacity: Float
      var position: CGPoint
      var sublayers: [CALayer]?
      func layoutSublayers()
      func setNeedsDisplay()
      func setNeedsLayout()
    }
    """
}
