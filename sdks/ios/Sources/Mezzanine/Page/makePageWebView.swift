#if canImport(UIKit)
  import UIKit
  import WebKit

  /// Makes a web view that can only show the page.
  @MainActor func makePageWebView(_ files: PageFiles, _ messages: any WKScriptMessageHandler) -> WKWebView {
    let configuration = WKWebViewConfiguration()
    configuration.setURLSchemeHandler(PageSchemeHandler(files), forURLScheme: PageAddress.scheme)
    configuration.userContentController.add(messages, name: receiverName)
    let webView = WKWebView(frame: .zero, configuration: configuration)
    // The page handles gestures and links, and has its own background.
    webView.allowsLinkPreview = false
    webView.isOpaque = false
    webView.backgroundColor = .clear
    webView.scrollView.isScrollEnabled = false
    webView.scrollView.bounces = false
    webView.scrollView.contentInsetAdjustmentBehavior = .never
    webView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return webView
  }

  /// The name that `findHost` of the page looks for.
  let receiverName = "mezzanine"
#endif
