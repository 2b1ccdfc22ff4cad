import Foundation

/// How a request of the page to its own scheme is answered.
enum PageResponse: Equatable {
  /// With the page.
  case page
  /// With a file of the app, by its path in the folder of the app's files.
  case appFile(String)
  /// Not at all: there is no such file, or it may not be read.
  case refused(Int)
}

/// Decides how a request of the page is answered. Addresses lead to no file outside of the folder of the app's files.
func routeRequest(_ method: String, _ url: String) -> PageResponse {
  guard let parts = URLComponents(string: url), let scheme = parts.scheme else { return .refused(badRequest) }
  let isOwn =
    scheme.lowercased() == PageAddress.scheme && parts.host?.lowercased() == PageAddress.host && parts.port == nil
    && parts.user == nil && parts.password == nil
  if !isOwn { return .refused(forbidden) }
  if method != "GET" { return .refused(methodNotAllowed) }
  guard let path = parts.percentEncodedPath.removingPercentEncoding else { return .refused(badRequest) }
  return routePath(path)
}

/// `path` is decoded, so that encoded dots and slashes are seen here.
private func routePath(_ path: String) -> PageResponse {
  if path == "" || path == "/" { return .page }
  guard path.hasPrefix(appPrefix) else { return .refused(notFound) }
  let file = String(path.dropFirst(appPrefix.count))
  let names = file.split(separator: "/", omittingEmptySubsequences: false)
  let isFile = names.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }
  let isPlain = file.unicodeScalars.allSatisfy { $0 != "\\" && $0 != ":" && $0.value >= 0x20 && $0.value != 0x7f }
  return isFile && isPlain ? .appFile(file) : .refused(notFound)
}

private let appPrefix = "/app/"
private let badRequest = 400
private let forbidden = 403
private let methodNotAllowed = 405
let notFound = 404
