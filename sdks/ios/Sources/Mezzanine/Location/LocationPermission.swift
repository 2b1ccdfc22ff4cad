#if canImport(UIKit)
  import CoreLocation
  import Foundation

  /// The permission to locate the phone, for ``locationUpdates(in:usesHeading:)``. The map itself needs none. The
  /// `Info.plist` of the app needs `NSLocationWhenInUseUsageDescription`.
  @MainActor public enum LocationPermission {
    /// Whether the user has granted the precise position. An approximate one is too coarse for indoor maps.
    public static var isGranted: Bool { isGranted(to: CLLocationManager()) }

    /// Whether the user was asked, and ``request()`` will not ask again.
    public static var isDecided: Bool { CLLocationManager().authorizationStatus != .notDetermined }

    /// Asks the user, once. Later calls return what the user chose.
    ///
    /// - Returns: Whether the precise position is granted.
    /// - Throws: ``MezzanineError`` with `notPossible` without `NSLocationWhenInUseUsageDescription`.
    public static func request() async throws -> Bool {
      if isDecided { return isGranted }
      guard Bundle.main.object(forInfoDictionaryKey: usageKey) != nil else {
        throw MezzanineError(
          .notPossible,
          "Info.plist has no \(usageKey). Expected a text that says why the app needs the position. Add it.")
      }
      return await PermissionRequest().answer()
    }

    static func isGranted(to manager: CLLocationManager) -> Bool {
      let status = manager.authorizationStatus
      let isAuthorized = status == .authorizedWhenInUse || status == .authorizedAlways
      return isAuthorized && manager.accuracyAuthorization == .fullAccuracy
    }

    private static let usageKey = "NSLocationWhenInUseUsageDescription"
  }

  /// A question to the user.
  @MainActor private final class PermissionRequest: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var waiting: CheckedContinuation<Bool, Never>?

    func answer() async -> Bool {
      await withCheckedContinuation { continuation in
        waiting = continuation
        manager.delegate = self
        manager.requestWhenInUseAuthorization()
      }
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      // CoreLocation calls back on the thread that created the manager.
      MainActor.assumeIsolated { finish() }
    }

    private func finish() {
      // The first call reports that the user has not decided yet.
      if manager.authorizationStatus == .notDetermined { return }
      waiting?.resume(returning: LocationPermission.isGranted(to: manager))
      waiting = nil
    }
  }
#endif
