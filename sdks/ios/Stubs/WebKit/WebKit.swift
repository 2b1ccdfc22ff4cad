// Declarations of WebKit for type checks on Linux, as listed in listing.json. Not part of the
// package on Apple platforms, and never run.
import FoundationNetworking
@_exported import UIKit

@MainActor open class WKFrameInfo: NSObject {
  open var isMainFrame: Bool { fatalError() }
}

@MainActor open class WKScriptMessage: NSObject {
  open var body: Any { fatalError() }
  open var frameInfo: WKFrameInfo { fatalError() }
}

@MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}

@MainActor open class WKUserContentController: NSObject {
  open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) { fatalError() }
  open func removeScriptMessageHandler(forName name: String) { fatalError() }
}

@MainActor open class WKContentWorld: NSObject {
  open class var page: WKContentWorld { fatalError() }
}

@MainActor public protocol WKURLSchemeTask: NSObjectProtocol {
  var request: URLRequest { get }
  func didReceive(_ response: URLResponse)
  func didReceive(_ data: Data)
  func didFinish()
  func didFailWithError(_ error: any Error)
}

@MainActor public protocol WKURLSchemeHandler: NSObjectProtocol {
  func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask)
  func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask)
}

@MainActor open class WKWebViewConfiguration: NSObject {
  nonisolated public override init() { fatalError() }
  open var userContentController: WKUserContentController { get { fatalError() } set {} }
  open func setURLSchemeHandler(_ urlSchemeHandler: (any WKURLSchemeHandler)?, forURLScheme urlScheme: String) {
    fatalError()
  }
}

@MainActor open class WKNavigation: NSObject {}

@MainActor open class WKNavigationAction: NSObject {
  open var request: URLRequest { fatalError() }
}

public enum WKNavigationActionPolicy: Int, Sendable {
  case cancel, allow, download
}

@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
  func webView(
    _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
    decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void)
  func webViewWebContentProcessDidTerminate(_ webView: WKWebView)
}

@MainActor open class WKWebView: UIView {
  public init(frame: CGRect, configuration: WKWebViewConfiguration) { fatalError() }
  public required init?(coder: NSCoder) { fatalError() }
  open var configuration: WKWebViewConfiguration { fatalError() }
  open weak var navigationDelegate: (any WKNavigationDelegate)? { get { fatalError() } set {} }
  open var allowsLinkPreview: Bool { get { fatalError() } set {} }
  open var scrollView: UIScrollView { fatalError() }
  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { fatalError() }
  open func stopLoading() { fatalError() }
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) { fatalError() }
}

extension WKWebView {
  @preconcurrency public func callAsyncJavaScript(
    _ functionBody: String, arguments: [String: Any] = [:], in frame: WKFrameInfo? = nil,
    in contentWorld: WKContentWorld,
    completionHandler: (@MainActor @Sendable (Result<Any, any Error>) -> Void)? = nil
  ) { fatalError() }
}
