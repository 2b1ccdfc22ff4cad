import Foundation
import Mezzanine
import Testing

@testable import MezzanineExample

@Suite final class VenueCatalogTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
  private let mall = ListedVenue(
    id: "mall", name: "Alderwick Center", description: "A shopping center.", city: "Hamilton")

  private var file: URL { folder.appendingPathComponent("app/venues.json") }

  private var offline: VenueCatalog {
    VenueCatalog(file: file) { _ in throw MezzanineError(.network, "No connection.") }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  @Test("reads the list of a server, which may have more fields")
  func reads() throws {
    let text = """
      {"venues":[{"id":"mall","name":"Alderwick Center","description":"A shopping center.","city":"Hamilton",
      "bytes":1,"formatVersions":["2.0.0"]},{"id":"o","name":"Office"}]}
      """
    #expect(try VenueList.read(Data(text.utf8)) == [mall, ListedVenue(id: "o", name: "Office")])
  }

  @Test("quotes the response if it is not a list", arguments: ["<!doctype html>", "[]", #"{"venues":[{"id":"mall"}]}"#])
  func refuses(text: String) {
    #expect {
      try VenueList.read(Data(text.utf8))
    } throws: { error in
      let error = error as? MezzanineError
      return error?.code == .invalidPayload && error?.message.contains(text) == true
    }
  }

  @Test("lists the stored venues without a network, and returns the error")
  func stores() async {
    let mall = mall
    let online = VenueCatalog(file: file) { baseUrl in baseUrl == "https://maps.example.com" ? [mall] : [] }
    #expect(await online.load("https://maps.example.com") == VenueListing(venues: [mall]))
    #expect(await offline.load("") == VenueListing(venues: [mall], error: "No connection."))
  }

  @Test("lists nothing if the stored list is missing or damaged")
  func readsDamaged() async throws {
    #expect(await offline.load("") == VenueListing(venues: [], error: "No connection."))
    try FileManager.default.createDirectory(at: folder.appendingPathComponent("app"), withIntermediateDirectories: true)
    try Data("{".utf8).write(to: file)
    #expect(await offline.load("") == VenueListing(venues: [], error: "No connection."))
  }

  @Test("requests the list of a server, whether its address ends with a slash or not")
  func addresses() throws {
    for address in ["https://maps.example.com", "https://maps.example.com/"] {
      #expect(try venueListURL(of: address).absoluteString == "https://maps.example.com/api/v1/venues")
    }
    for address in ["", "maps", "file:///maps", "ftp://maps.example.com"] {
      #expect {
        try venueListURL(of: address)
      } throws: { ($0 as? MezzanineError)?.code == .invalidArgument }
    }
  }
}
