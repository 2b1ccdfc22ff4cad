import Foundation
import TestHosts

@testable import MezzanineCore
@testable import MezzanineV4

/// A map of an older version with the real page.
@available(*, deprecated)
@MainActor final class OlderPage {
  let session: MapSession
  let map: OlderMap
  private let page: RealPage

  private init(_ page: RealPage) {
    self.page = page
    session = page.makeSession()
    let map = OlderMap(SessionHost(session)) { CGSize(width: 390, height: 844) }
    self.map = map
    session.observer = { event in
      page.observe(event)
      map.handle(event)
    }
  }

  /// Runs a test with the page, and the bundle of the mall.
  static func test(_ test: @escaping @MainActor (OlderPage, Data) async throws -> Void) async throws {
    let bundle = try Data(contentsOf: PageProgram.root.appendingPathComponent("venues/dist/mall.mvf.zip"))
    try await RealPage.test(seconds: 300) { page in
      let older = OlderPage(page)
      try await test(older, bundle)
      older.session.close()
    }
  }

  /// Receives errors of the map.
  func fail(_ error: MezzanineError) { page.fail(error) }

  /// Ends the page's process, and waits until the map is restored.
  func crash() async throws {
    let restored = session.nextRestored()
    page.pipe.crash()
    try await restored.value
    try await session.waitUntilShown()
  }

  /// Shows a map, and waits for the callback.
  func setMap(_ id: String) async throws {
    let error = await withCheckedContinuation { done in map.setMap(id: id) { done.resume(returning: $0) } }
    if let error { throw error }
  }

  /// Finds directions without steps, and waits for the callback.
  func directions(from: any Navigable, to: any Navigable) async -> MezzanineV4.Directions? {
    await withCheckedContinuation { done in
      map.getDirections(to: to, from: from, true) { done.resume(returning: $0) }
    }
  }

  /// Presses a space that has a location, as a tap does, and returns its id.
  func pressShop() async throws -> String? {
    let space = try await session.requests.getThings().first { thing in
      thing.type == .space && map.venueData?.polygon(thing.id)?.locations.isEmpty == false
    }
    if let space { try await session.requests.press(space) }
    return space?.id
  }
}

/// Values that a delegate receives, for a test that waits for them.
@MainActor final class Told<Value: Sendable> {
  private let values = AsyncStream<Value>.makeStream()

  func callAsFunction(_ value: Value) { values.continuation.yield(value) }

  /// Returns the next unread value.
  func next() async throws -> Value {
    for await value in values.stream { return value }
    throw RealPageError("The test has ended before the call of the delegate.")
  }
}
