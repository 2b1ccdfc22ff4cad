import Foundation

/// Calls a closure on the main actor for each notification, until it is freed.
final class NotificationToken {
  private let token: any NSObjectProtocol

  init(_ name: Notification.Name, _ handle: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: .main) { _ in
      MainActor.assumeIsolated(handle)
    }
  }

  deinit { NotificationCenter.default.removeObserver(token) }
}
