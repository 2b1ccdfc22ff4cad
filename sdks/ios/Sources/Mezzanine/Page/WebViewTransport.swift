#if canImport(UIKit)
  import Foundation
  import WebKit

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Carries messages to the page in a web view, and loads the page again when its process has ended.
  @MainActor final class WebViewTransport: NSObject, MapTransport {
    let webView: WKWebView
    private let life: MapLife
    private let receiver = MessageReceiver()
    private weak var listener: (any MapTransportListener)?
    private var delay = ReloadDelay()
    /// Loads the page again, after a while.
    private var loading: Task<Void, Never>?
    /// Waits for a sign of life of the page.
    private var checking: Task<Void, Never>?

    init(_ files: PageFiles, _ life: MapLife) {
      self.life = life
      webView = makePageWebView(files, receiver)
      super.init()
      receiver.transport = self
      webView.navigationDelegate = self
    }

    func open(_ listener: any MapTransportListener) {
      self.listener = listener
      load()
    }

    func send(_ message: String) {
      webView.callAsyncJavaScript(
        "window.mezzanine?.receive(message)", arguments: ["message": message], in: nil, in: .page,
        completionHandler: nil)
    }

    func reload() { load() }

    func close() {
      listener = nil
      loading?.cancel()
      checking?.cancel()
      webView.navigationDelegate = nil
      webView.configuration.userContentController.removeScriptMessageHandler(forName: receiverName)
      webView.stopLoading()
      webView.removeFromSuperview()
    }

    /// Continues after the app was in the background.
    func resume() {
      if life.takePageWanted() { return load() }
      checkPage()
    }

    fileprivate func receive(_ message: WKScriptMessage) {
      guard message.frameInfo.isMainFrame, let text = message.body as? String else { return }
      listener?.transportDidReceive(text)
    }

    private func load() {
      loading?.cancel()
      checking?.cancel()
      guard let url = URL(string: PageAddress.page) else { return }
      webView.load(URLRequest(url: url))
    }

    private func losePage() {
      checking?.cancel()
      listener?.transportDidLosePage()
      if life.losePage() { loadLater() }
    }

    private func loadLater() {
      let wait = delay.next(nowMs: Int(DispatchTime.now().uptimeNanoseconds / nanosecondsPerMs))
      loading?.cancel()
      loading = Task { [weak self] in
        do { try await Task.sleep(nanoseconds: UInt64(wait) * nanosecondsPerMs) } catch { return }
        // The app may have gone to the background meanwhile.
        if let self, self.life.losePage() { self.load() }
      }
    }

    /// Some systems end the page of an app in the background without saying so.
    private func checkPage() {
      checking?.cancel()
      checking = Task { [weak self] in
        do { try await Task.sleep(nanoseconds: longestSilenceMs * nanosecondsPerMs) } catch { return }
        self?.losePage()
      }
      webView.evaluateJavaScript("1") { [weak self] _, error in
        if error == nil { self?.checking?.cancel() }
      }
    }
  }

  extension WebViewTransport: WKNavigationDelegate {
    func webView(
      _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
      decisionHandler: @escaping @MainActor @Sendable (WKNavigationActionPolicy) -> Void
    ) {
      decisionHandler(PageAddress.isPage(navigationAction.request.url) ? .allow : .cancel)
    }

    func webViewWebContentProcessDidTerminate(_ webView: WKWebView) { losePage() }
  }

  /// Gets messages for a transport. WebKit keeps it alive, so it must not do the same to the transport.
  @MainActor private final class MessageReceiver: NSObject, WKScriptMessageHandler {
    weak var transport: WebViewTransport?

    func userContentController(
      _ userContentController: WKUserContentController, didReceive message: WKScriptMessage
    ) {
      transport?.receive(message)
    }
  }

  private let longestSilenceMs: UInt64 = 5000
  private let nanosecondsPerMs: UInt64 = 1_000_000
#endif
