import Foundation

@testable import MezzanineCore

let mallUrl = "https://venues.example.com/mall.mvf.zip"

/// Why a test with the real page cannot continue.
struct RealPageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}

/// The page that phones show, during one test.
@MainActor final class RealPage {
  let pipe: PipeTransport
  /// The first result ends the test.
  private let ends = AsyncStream<Result<Void, any Error>>.makeStream()

  private init() throws {
    pipe = try PipeTransport()
  }

  /// Runs a test with the page. Fails if it takes too long, and ends the page in any case.
  static func test(
    seconds: UInt64 = 120, _ test: @escaping @MainActor (RealPage) async throws -> Void
  ) async throws {
    let page = try RealPage()
    page.pipe.onEnd = { page.fail(RealPageError("The program of the page has ended. See above for why.")) }
    let body = Task {
      do {
        try await test(page)
        page.ends.continuation.yield(.success(()))
      } catch {
        page.fail(error)
      }
    }
    let timer = Task {
      try await Task.sleep(nanoseconds: seconds * 1_000_000_000)
      page.fail(page.tookTooLong(seconds))
    }
    for await end in page.ends.stream {
      body.cancel()
      timer.cancel()
      await page.pipe.end()
      return try end.get()
    }
  }

  /// Creates a session whose errors fail the test, unless the test expects them.
  func makeSession(
    readPart: (@Sendable (PagePart) async throws -> String)? = nil,
    onError: (@MainActor (ErrorReport) -> Void)? = nil
  ) -> MapSession {
    let session = MapSession(pipe, options: MapSessionOptions(onUnhandledError: { _ in }, readPart: readPart))
    session.observer = { [self] in observe($0, onError) }
    return session
  }

  /// Fails the test for an error event.
  func observe(_ event: MapEvent, _ onError: (@MainActor (ErrorReport) -> Void)? = nil) {
    guard case .error(let report) = event else { return }
    if let onError { onError(report) } else { fail(MezzanineError(report.code, report.message)) }
  }

  /// Ends the test.
  func fail(_ error: any Error) { ends.continuation.yield(.failure(error)) }

  private func tookTooLong(_ seconds: UInt64) -> RealPageError {
    RealPageError(
      "The test has not ended after \(seconds) s. The last message to the page was \(pipe.lastMessages.toPage), "
        + "and of the page \(pipe.lastMessages.fromPage).")
  }
}

extension MapSession {
  /// The first event from now on that `read` accepts.
  func next<Value: Sendable>(_ read: @escaping @MainActor (MapEvent) -> Value?) -> Task<Value, any Error> {
    let stream = events
    return Task {
      for await event in stream {
        if let value = read(event) { return value }
      }
      throw RealPageError("The session was closed before the event.")
    }
  }

  /// Waits for the next restored map.
  func nextRestored() -> Task<Void, any Error> {
    next { if case .restored = $0 { () } else { nil } }
  }

  /// Waits for the next route.
  func nextRoute() -> Task<DirectionsResult, any Error> {
    next { if case .routeChange(let change) = $0 { change.result } else { nil } }
  }

  /// Waits until the first frame is drawn.
  func waitUntilShown() async throws {
    while !isMapShown { try await Task.sleep(nanoseconds: 20_000_000) }
  }
}
