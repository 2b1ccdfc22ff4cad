/// The status of a response.
func statusCode(of response: PageResponse, hasData: Bool) -> Int {
  if case .refused(let status) = response { return status }
  return hasData ? 200 : notFound
}

/// The header fields of a response.
///
/// - Parameter byteCount: Size of the file; nil if it cannot be read.
func headerFields(of response: PageResponse, byteCount: Int?) -> [String: String] {
  guard let byteCount else { return ["Content-Type": "text/plain; charset=utf-8", "Content-Length": "0"] }
  let path = if case .appFile(let path) = response { path } else { "mezzanine.html" }
  return [
    "Content-Type": contentType(of: path),
    "Content-Length": String(byteCount),
    // Files change only with the app and are on the phone, so caching has no benefit.
    "Cache-Control": "no-store",
    "X-Content-Type-Options": "nosniff",
  ]
}
