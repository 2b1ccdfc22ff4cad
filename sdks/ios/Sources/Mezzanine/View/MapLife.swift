/// The life of a map view: paused or not, and in the end closed.
@MainActor final class MapLife {
  /// Whether the app is in the background.
  private(set) var isPaused = false

  /// Whether the view has ended.
  private(set) var isClosed = false

  /// Whether a page was lost while no one could see it. It is loaded again later.
  private(set) var isPageWanted = false

  /// Pauses. Returns whether this is a change.
  func pause() -> Bool {
    if isClosed || isPaused { return false }
    isPaused = true
    return true
  }

  /// Resumes. Returns whether this is a change.
  func resume() -> Bool {
    if isClosed || !isPaused { return false }
    isPaused = false
    return true
  }

  /// Ends. Returns whether this is a change.
  func close() -> Bool {
    if isClosed { return false }
    isClosed = true
    isPageWanted = false
    return true
  }

  /// Records that the page was lost. Returns whether to load another one now.
  func losePage() -> Bool {
    if isClosed { return false }
    isPageWanted = isPaused
    return !isPaused
  }

  /// Returns whether the page that was lost while paused should be loaded, once.
  func takePageWanted() -> Bool {
    defer { isPageWanted = false }
    return isPageWanted
  }
}
