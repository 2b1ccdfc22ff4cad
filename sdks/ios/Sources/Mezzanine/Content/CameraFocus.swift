import MezzanineCore

/// Targets that the camera brings into view when it changes.
struct CameraFocus: Equatable, Sendable {
  var targets: [PlaceTarget]
  var durationMs: Double?
  var paddingPixels: Double?

  /// Brings it into view, and reports why that fails, because no one waits for the result.
  @MainActor func show(in session: MapSession) async {
    do {
      _ = try await session.requests.focus(on: targets, durationMs: durationMs, paddingPixels: paddingPixels)
    } catch let error as MezzanineError where error.code != .pageLost && error.code != .closed {
      session.report(error)
    } catch {
      // After a lost page, the next one restores the view, and a closed map needs none.
    }
  }
}
