/// Classes of Apple's frameworks that protocols ask for subclasses of, as those of views do: how each
/// is made, and which of what it has a protocol is likely to ask for again.
enum StandardClasses {
  /// Each behind the one that it inherits from.
  static var inOrder: [ClassDeclaration] {
    DeclarationParser.parse(SourceFile(path: "", text: source)).declarations.compactMap {
      if case .class(let declaration) = $0 { declaration } else { nil }
    }
  }

  /// Each has the initialiser that its mocks call, with arguments that do nothing, and may have the
  /// one that its subclasses have to have.
  private static let source = """
    class NSObject {
      init()
      var debugDescription: String
      var description: String
      var hash: Int
      func isEqual(_ object: Any?) -> Bool
    }

    class UIResponder: NSObject {
      init()
      var isFirstResponder: Bool
      var canBecomeFirstResponder: Bool
      var inputAccessoryView: UIView?
      var inputView: UIView?
      var next: UIResponder?
      func becomeFirstResponder() -> Bool
      func resignFirstResponder() -> Bool
    }
    class UIView: UIResponder {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var accessibilityIdentifier: String?
      var accessibilityLabel: String?
      var alpha: CGFloat
      var backgroundColor: UIColor?
      var bounds: CGRect
      var center: CGPoint
      var constraints: [NSLayoutConstraint]
      var contentMode: UIView.ContentMode
      var frame: CGRect
      var intrinsicContentSize: CGSize
      var isHidden: Bool
      var isUserInteractionEnabled: Bool
      var layer: CALayer
      var safeAreaInsets: UIEdgeInsets
      var safeAreaLayoutGuide: UILayoutGuide
      var subviews: [UIView]
      var superview: UIView?
      var tag: Int
      var tintColor: UIColor!
      var traitCollection: UITraitCollection
      var transform: CGAffineTransform
      var translatesAutoresizingMaskIntoConstraints: Bool
      var window: UIWindow?
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
      var isEnabled: Bool
      var isHighlighted: Bool
      var isSelected: Bool
    }
    class UIButton: UIControl {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var imageView: UIImageView?
      var titleLabel: UILabel?
      func setTitle(_ title: String?, for state: UIControl.State)
    }
    class UILabel: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var attributedText: NSAttributedString?
      var font: UIFont!
      var text: String?
      var textColor: UIColor!
    }
    class UITextField: UIControl {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
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
      var image: UIImage?
    }
    class UIStackView: UIView {
      init(frame: CGRect = .zero)
      required init(coder: NSCoder)
      var arrangedSubviews: [UIView]
      func addArrangedSubview(_ view: UIView)
    }
    class UIScrollView: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var contentInset: UIEdgeInsets
      var contentOffset: CGPoint
      var contentSize: CGSize
      var isScrollEnabled: Bool
      func setContentOffset(_ contentOffset: CGPoint, animated: Bool)
    }
    class UITextView: UIScrollView {
      init(frame: CGRect = .zero, textContainer: NSTextContainer? = nil)
      required init?(coder: NSCoder)
      var attributedText: NSAttributedString!
      var text: String!
    }
    class UITableView: UIScrollView {
      init(frame: CGRect = .zero, style: UITableView.Style = .plain)
      required init?(coder: NSCoder)
      func reloadData()
    }
    class UICollectionView: UIScrollView {
      init(
        frame: CGRect = .zero, collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout()
      )
      required init?(coder: NSCoder)
      func reloadData()
    }
    class UITableViewCell: UIView {
      init(style: UITableViewCell.CellStyle = .default, reuseIdentifier: String? = nil)
      required init?(coder: NSCoder)
      var contentView: UIView
      var detailTextLabel: UILabel?
      var imageView: UIImageView?
      var isSelected: Bool
      var reuseIdentifier: String?
      var textLabel: UILabel?
      func prepareForReuse()
    }
    class UITableViewHeaderFooterView: UIView {
      init(reuseIdentifier: String? = nil)
      required init?(coder: NSCoder)
      var contentView: UIView
      var reuseIdentifier: String?
      func prepareForReuse()
    }
    class UICollectionReusableView: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var reuseIdentifier: String?
      func prepareForReuse()
    }
    class UICollectionViewCell: UICollectionReusableView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var contentView: UIView
      var isHighlighted: Bool
      var isSelected: Bool
    }
    class UIWindow: UIView {
      init(frame: CGRect = .zero)
      required init?(coder: NSCoder)
      var rootViewController: UIViewController?
      func makeKeyAndVisible()
    }
    class UIViewController: UIResponder {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var children: [UIViewController]
      var definesPresentationContext: Bool
      var hidesBottomBarWhenPushed: Bool
      var isBeingDismissed: Bool
      var isBeingPresented: Bool
      var isEditing: Bool
      var isModalInPresentation: Bool
      var isMovingFromParent: Bool
      var isMovingToParent: Bool
      var isViewLoaded: Bool
      var modalPresentationStyle: UIModalPresentationStyle
      var modalTransitionStyle: UIModalTransitionStyle
      var navigationController: UINavigationController?
      var navigationItem: UINavigationItem
      var nibName: String?
      var parent: UIViewController?
      var preferredContentSize: CGSize
      var preferredStatusBarStyle: UIStatusBarStyle
      var presentedViewController: UIViewController?
      var presentingViewController: UIViewController?
      var splitViewController: UISplitViewController?
      var storyboard: UIStoryboard?
      var tabBarController: UITabBarController?
      var tabBarItem: UITabBarItem!
      var title: String?
      var traitCollection: UITraitCollection
      var transitioningDelegate: UIViewControllerTransitioningDelegate?
      var view: UIView!
      var viewIfLoaded: UIView?
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
      var delegate: UINavigationControllerDelegate?
      var interactivePopGestureRecognizer: UIGestureRecognizer?
      var isNavigationBarHidden: Bool
      var navigationBar: UINavigationBar
      var topViewController: UIViewController?
      var viewControllers: [UIViewController]
      var visibleViewController: UIViewController?
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
      var tabBar: UITabBar
      var viewControllers: [UIViewController]?
      func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool)
    }
    class UISplitViewController: UIViewController {
      init(nibName: String? = nil, bundle: Bundle? = nil)
      required init?(coder: NSCoder)
      var delegate: UISplitViewControllerDelegate?
      var isCollapsed: Bool
      var viewControllers: [UIViewController]
    }
    class UITableViewController: UIViewController {
      init(style: UITableView.Style = .plain)
      required init?(coder: NSCoder)
      var refreshControl: UIRefreshControl?
      var tableView: UITableView!
    }
    class UICollectionViewController: UIViewController {
      init(collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout())
      required init?(coder: NSCoder)
      var collectionView: UICollectionView!
    }

    class NSResponder: NSObject {
      init()
      required init?(coder: NSCoder)
      var acceptsFirstResponder: Bool
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
      var superview: NSView?
      var tag: Int
      var window: NSWindow?
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
      var isViewLoaded: Bool
      var parent: NSViewController?
      var preferredContentSize: NSSize
      var representedObject: Any?
      var storyboard: NSStoryboard?
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
