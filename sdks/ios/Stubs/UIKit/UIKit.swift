// Declarations of UIKit for type checks on Linux, as listed in listing.json. Not part of the
// package on Apple platforms, and never run.
@_exported import Foundation

@MainActor open class UIResponder: NSObject {
  nonisolated public override init() { fatalError() }
}

open class UIColor: NSObject, @unchecked Sendable {
  open class var clear: UIColor { fatalError() }
  open class var systemBackground: UIColor { fatalError() }
}

public enum UIUserInterfaceStyle: Int, Sendable {
  case unspecified, light, dark
}

@MainActor open class UITraitCollection: NSObject {
  open var userInterfaceStyle: UIUserInterfaceStyle { fatalError() }
}

@MainActor open class UIView: UIResponder {
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var flexibleWidth: UIView.AutoresizingMask { fatalError() }
    public static var flexibleHeight: UIView.AutoresizingMask { fatalError() }
  }

  public init(frame: CGRect) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var frame: CGRect { get { fatalError() } set {} }
  open var bounds: CGRect { get { fatalError() } set {} }
  open var isOpaque: Bool { get { fatalError() } set {} }
  open var clipsToBounds: Bool { get { fatalError() } set {} }
  open var backgroundColor: UIColor? { get { fatalError() } set {} }
  open var autoresizingMask: UIView.AutoresizingMask { get { fatalError() } set {} }
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle { get { fatalError() } set {} }
  open var traitCollection: UITraitCollection { fatalError() }
  open func addSubview(_ view: UIView) { fatalError() }
  open func removeFromSuperview() { fatalError() }
  @available(iOS, introduced: 8.0, deprecated: 17.0)
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) { fatalError() }
}

@MainActor open class UIViewController: UIResponder {
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var view: UIView! { get { fatalError() } set {} }
  open func viewDidLoad() { fatalError() }
  open func viewWillAppear(_ animated: Bool) { fatalError() }
  open func viewDidDisappear(_ animated: Bool) { fatalError() }
}

@MainActor open class UIScrollView: UIView {
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic, scrollableAxes, never, always
  }

  open var isScrollEnabled: Bool { get { fatalError() } set {} }
  open var bounces: Bool { get { fatalError() } set {} }
  open var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior { get { fatalError() } set {} }
}

@MainActor open class UIApplication: UIResponder {
  nonisolated public class var didEnterBackgroundNotification: NSNotification.Name { fatalError() }
  nonisolated public class var willEnterForegroundNotification: NSNotification.Name { fatalError() }
}

public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { fatalError() }
  public static var button: UIAccessibilityTraits { fatalError() }
}

extension NSObject {
  @MainActor public var accessibilityElementsHidden: Bool { get { fatalError() } set {} }
  @MainActor public var accessibilityTraits: UIAccessibilityTraits { get { fatalError() } set {} }
}

public enum UIAccessibility {
  public struct Notification: RawRepresentable, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { fatalError() }
    nonisolated public static var announcement: UIAccessibility.Notification { fatalError() }
  }

  @MainActor public static func post(notification: UIAccessibility.Notification, argument: Any?) { fatalError() }
}

public protocol UIContentConfiguration {}

public struct UIListContentConfiguration: UIContentConfiguration {
  public var text: String?
  public var secondaryText: String?
  public var image: UIImage?
}

open class UIImage: NSObject, @unchecked Sendable {
  public init?(data: Data) { fatalError() }
}

@MainActor open class UITableViewCell: UIView {
  open var contentConfiguration: (any UIContentConfiguration)? { get { fatalError() } set {} }
  open func defaultContentConfiguration() -> UIListContentConfiguration { fatalError() }
}

@MainActor public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

@MainActor public protocol UITableViewDelegate: UIScrollViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
}

@MainActor open class UITableView: UIScrollView {
  public enum Style: Int, Sendable {
    case plain, grouped, insetGrouped
  }

  public init(frame: CGRect, style: UITableView.Style) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open weak var dataSource: (any UITableViewDataSource)? { get { fatalError() } set {} }
  open weak var delegate: (any UITableViewDelegate)? { get { fatalError() } set {} }
  open var backgroundView: UIView? { get { fatalError() } set {} }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) { fatalError() }
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
  open func deselectRow(at indexPath: IndexPath, animated: Bool) { fatalError() }
  open func reloadData() { fatalError() }
}

extension IndexPath {
  public var row: Int { fatalError() }
}

@MainActor open class UIMenuElement: NSObject {}

@MainActor open class UIAction: UIMenuElement {
  public init(title: String = "", handler: @escaping (UIAction) -> Void) { fatalError() }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var valueChanged: UIControl.Event { fatalError() }
  }

  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) { fatalError() }
}

@MainActor open class UISegmentedControl: UIControl {
  open var selectedSegmentIndex: Int { get { fatalError() } set {} }
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) { fatalError() }
  open func removeAllSegments() { fatalError() }
}

@MainActor public protocol UISearchBarDelegate: NSObjectProtocol {
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
}

@MainActor open class UISearchBar: UIView {
  open weak var delegate: (any UISearchBarDelegate)? { get { fatalError() } set {} }
  open var placeholder: String? { get { fatalError() } set {} }
}
