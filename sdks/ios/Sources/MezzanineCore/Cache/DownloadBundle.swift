import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Downloads the bundle of a source, as the page does.
func downloadBundle(_ source: VenueSource) async throws -> Data {
  switch source {
  case .url(let source): return try bundle(of: await fetch(URLRequest(url: httpURL(source.url))))
  case .access(let source):
    return try await fetchVenue(source.baseUrl, source.venueId, token: source.accessToken)
  case .server(let source):
    let token = try await fetchToken(source.baseUrl, key: source.key, secret: source.secret)
    return try await fetchVenue(source.baseUrl, source.venueId, token: token)
  case .bytes:
    throw MezzanineError.invalidArgument("VenueSource", given: "bytes", expected: "a URL, or a venue on a server")
  }
}

func withoutLastSlashes(_ url: String) -> String {
  var rest = url[...]
  while rest.hasSuffix("/") { rest.removeLast() }
  return String(rest)
}

private struct Response {
  let url: String
  let status: Int
  let data: Data

  /// The fields of the body that are read; none if it is not such an object.
  var body: Body {
    (try? JSONDecoder().decode(Body.self, from: data)) ?? Body(accessToken: nil, detail: nil)
  }
}

/// A server's response to requests for tokens, and its errors.
private struct Body: Decodable {
  let accessToken: String?
  let detail: String?
}

private func fetchVenue(_ baseUrl: String, _ venueId: String, token: String) async throws -> Data {
  // A segment that consists of dots would change the path.
  let id = venueId.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
  var request = URLRequest(url: try apiURL(baseUrl, "venues/\(id)/bundle"))
  request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization")
  let response = try await fetch(request)
  if response.status == 404 {
    let detail = response.body.detail.map { " \($0)" } ?? ""
    throw MezzanineError(.venueNotFound, "\(baseUrl) has no venue \"\(venueId)\".\(detail)")
  }
  return try bundle(of: response)
}

private func fetchToken(_ baseUrl: String, key: String, secret: String) async throws -> String {
  var request = URLRequest(url: try apiURL(baseUrl, "token"))
  request.httpMethod = "POST"
  request.setValue("application/json", forHTTPHeaderField: "Content-Type")
  request.httpBody = try JSONEncoder().encode(["key": key, "secret": secret])
  let response = try await fetch(request)
  try requireSuccess(response)
  guard let token = response.body.accessToken else {
    throw MezzanineError(
      .httpStatus,
      "\(response.url) responded without an accessToken. Check that baseUrl is a Mezzanine server.")
  }
  return token
}

private func bundle(of response: Response) throws -> Data {
  try requireSuccess(response)
  if response.data.starts(with: Array("PK".utf8)) { return response.data }
  throw MezzanineError(
    .invalidVenue,
    "\(response.url) responded with \(response.data.count) bytes that are not a zip file. Expected a venue bundle. "
      + "Check the URL: many servers respond to unknown paths with their home page.")
}

private func requireSuccess(_ response: Response) throws {
  if (200...299).contains(response.status) { return }
  let code: ErrorCode = [401, 403].contains(response.status) ? .unauthorized : .httpStatus
  let detail = response.body.detail?.prefix(greatestDetailLength) ?? code.remedy[...]
  throw MezzanineError(code, "\(response.url) responded with \(response.status). \(detail)")
}

private func fetch(_ request: URLRequest) async throws -> Response {
  let url = nameOf(request.url?.absoluteString ?? "")
  do {
    let (data, response) = try await URLSession.shared.data(for: request)
    if data.count > greatestByteCount {
      throw MezzanineError(.network, "\(url) is larger than \(greatestByteCount) bytes.")
    }
    return Response(url: url, status: (response as? HTTPURLResponse)?.statusCode ?? 0, data: data)
  } catch let error as URLError {
    throw MezzanineError(
      .network, "\(url) could not be fetched: \(error.localizedDescription) \(ErrorCode.network.remedy)")
  }
}

private func apiURL(_ baseUrl: String, _ path: String) throws -> URL {
  try httpURL("\(withoutLastSlashes(baseUrl))/api/v1/\(path)")
}

private func httpURL(_ text: String) throws -> URL {
  if let url = URL(string: text), ["http", "https"].contains(url.scheme?.lowercased()), url.host != nil { return url }
  throw MezzanineError.invalidArgument("VenueSource.url", given: nameOf(text), expected: "an http or https URL")
}

/// A URL as shown in a message: without its query, which may hold a token.
private func nameOf(_ url: String) -> String {
  String(url.prefix { $0 != "?" && $0 != "#" }.prefix(greatestURLLength))
}

private let greatestByteCount = 64_000_000
private let greatestDetailLength = 300
private let greatestURLLength = 200
