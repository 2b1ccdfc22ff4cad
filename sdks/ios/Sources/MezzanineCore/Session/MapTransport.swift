/// Carries messages between the SDK and the page that draws the map. On a phone it is a web view. Tests may use any
/// other way to the same page.
@MainActor public protocol MapTransport: AnyObject {
  /// Starts to carry messages. Called once, before any other method.
  ///
  /// - Parameter listener: Gets what the page sends. Keep a weak reference to it.
  func open(_ listener: any MapTransportListener)

  /// Sends a message, JSON text, to the page. Messages to a page that is not there are dropped.
  func send(_ message: String)

  /// Loads the page again, so that it may request other servers. The new page says `hello`.
  func reload()

  /// Stops. The listener is not called any more.
  func close()
}

/// Gets what a ``MapTransport`` receives.
@MainActor public protocol MapTransportListener: AnyObject {
  /// Called with a message of the page, JSON text.
  func transportDidReceive(_ message: String)

  /// Called when the page is gone, for example because its process ended. The transport loads it again, and the
  /// session restores the map.
  func transportDidLosePage()
}
