import Foundation
import Mezzanine

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Requests the list of public venues of a server. It needs no token.
///
/// - Throws: ``MezzanineError``: `network` without a connection, `httpStatus` for an error
///   response, `invalidArgument` for an invalid URL, `invalidPayload` for a response that is not a
///   list.
func fetchVenueList(of baseUrl: String) async throws -> [ListedVenue] {
  let url = try venueListURL(of: baseUrl)
  let data: Data
  let response: URLResponse
  do {
    (data, response) = try await URLSession.shared.data(from: url)
  } catch let error as URLError {
    throw MezzanineError(
      .network,
      "\(url) could not be fetched: \(error.localizedDescription) Check the connection, and that the server runs.")
  }
  let status = (response as? HTTPURLResponse)?.statusCode ?? 0
  guard status == 200 else {
    throw MezzanineError(
      .httpStatus, "\(url) responded with \(status). Expected 200. Check the address of the server in the settings.")
  }
  return try VenueList.read(data)
}

/// The URL of a server's list of venues.
///
/// - Throws: ``MezzanineError`` with `invalidArgument` for a URL that is not `http` or `https`.
func venueListURL(of baseUrl: String) throws -> URL {
  let slash = baseUrl.hasSuffix("/") ? "" : "/"
  guard let url = URL(string: "\(baseUrl)\(slash)api/v1/venues"), url.host != nil,
    ["http", "https"].contains(url.scheme?.lowercased())
  else {
    throw MezzanineError(
      .invalidArgument,
      "The server URL is \"\(baseUrl)\". Expected an http or https URL. Change it in the settings.")
  }
  return url
}
