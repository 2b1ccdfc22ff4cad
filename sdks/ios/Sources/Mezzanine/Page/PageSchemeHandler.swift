#if canImport(UIKit)
  import Foundation
  import WebKit

  #if canImport(FoundationNetworking)
    import FoundationNetworking
  #endif

  /// Serves the page and the app's files on `mezzanine://`.
  @MainActor final class PageSchemeHandler: NSObject, WKURLSchemeHandler {
    private let files: PageFiles
    /// Tasks that may be answered. WebKit ends apps that answer one after it was stopped.
    private var running: Set<ObjectIdentifier> = []

    init(_ files: PageFiles) {
      self.files = files
      super.init()
    }

    func webView(_ webView: WKWebView, start urlSchemeTask: any WKURLSchemeTask) {
      let id = ObjectIdentifier(urlSchemeTask)
      running.insert(id)
      let request = urlSchemeTask.request
      let response = routeRequest(request.httpMethod ?? "GET", request.url?.absoluteString ?? "")
      let file = files.file(for: response)
      Task {
        let data = await read(file)
        // The task may have been stopped meanwhile.
        guard running.remove(id) != nil else { return }
        answer(urlSchemeTask, response, data)
      }
    }

    func webView(_ webView: WKWebView, stop urlSchemeTask: any WKURLSchemeTask) {
      running.remove(ObjectIdentifier(urlSchemeTask))
    }

    private func answer(_ task: any WKURLSchemeTask, _ response: PageResponse, _ data: Data?) {
      guard let url = task.request.url,
        let head = HTTPURLResponse(
          url: url, statusCode: statusCode(of: response, hasData: data != nil), httpVersion: "HTTP/1.1",
          headerFields: headerFields(of: response, byteCount: data?.count))
      else { return task.didFailWithError(URLError(.badURL)) }
      task.didReceive(head)
      task.didReceive(data ?? Data())
      task.didFinish()
    }
  }

  /// Reads a file on another thread.
  private func read(_ file: URL?) async -> Data? {
    guard let file else { return nil }
    return await Task.detached { try? Data(contentsOf: file, options: .mappedIfSafe) }.value
  }
#endif
