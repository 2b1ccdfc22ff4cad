#if canImport(UIKit)
  import CoreLocation
  import Foundation

  /// Positions of the phone for ``BlueDotTopic``, while the stream is read. A slow reader gets the latest one. In
  /// buildings that Apple has surveyed, they have a floor. Headings are those of a phone that is held upright. Without a
  /// reliable compass there is none, and the blue dot has no arrow.
  ///
  /// ```swift
  /// for try await position in locationUpdates(in: venue) {
  ///   map.state.blueDot = BlueDotTopic(position: position)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - venue: Whose floors to look up; nil: positions have no floor.
  ///   - usesHeading: Whether to use the compass.
  /// - Returns: A stream that fails with ``MezzanineError``: `positionUnavailable` without the permission, or when the
  ///   user takes it back.
  @MainActor public func locationUpdates(
    in venue: Venue? = nil, usesHeading: Bool = true
  ) -> AsyncThrowingStream<BlueDotPosition, any Error> {
    AsyncThrowingStream(bufferingPolicy: .bufferingNewest(1)) { continuation in
      let source = LocationSource(venue, continuation)
      // Keeps the source alive.
      continuation.onTermination = { _ in Task { @MainActor in source.stop() } }
      source.start(usesHeading: usesHeading)
    }
  }

  @MainActor private final class LocationSource: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private let venue: Venue?
    private let continuation: AsyncThrowingStream<BlueDotPosition, any Error>.Continuation
    private var reading: LocationReading?
    private var heading: HeadingReading?

    init(_ venue: Venue?, _ continuation: AsyncThrowingStream<BlueDotPosition, any Error>.Continuation) {
      self.venue = venue
      self.continuation = continuation
      super.init()
    }

    func start(usesHeading: Bool) {
      guard checkPermission() else { return }
      manager.delegate = self
      manager.desiredAccuracy = kCLLocationAccuracyBest
      manager.startUpdatingLocation()
      if usesHeading, CLLocationManager.headingAvailable() { manager.startUpdatingHeading() }
    }

    func stop() {
      manager.delegate = nil
      manager.stopUpdatingLocation()
      manager.stopUpdatingHeading()
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
      guard let last = locations.last else { return }
      let reading = LocationReading(
        longitude: last.coordinate.longitude,
        latitude: last.coordinate.latitude,
        accuracyMeters: last.horizontalAccuracy,
        level: last.floor?.level,
        timestampMs: last.timestamp.timeIntervalSince1970 * 1000)
      MainActor.assumeIsolated { receive(reading) }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
      let heading = HeadingReading(
        trueDegrees: newHeading.trueHeading, accuracyDegrees: newHeading.headingAccuracy)
      MainActor.assumeIsolated { receive(heading) }
    }

    nonisolated func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      MainActor.assumeIsolated { _ = checkPermission() }
    }

    nonisolated func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      // The system keeps trying. The dot turns gray meanwhile.
    }

    private func receive(_ reading: LocationReading) {
      self.reading = reading
      send()
    }

    private func receive(_ heading: HeadingReading) {
      self.heading = heading
      send()
    }

    private func send() {
      guard let reading,
        let found = position(of: reading, heading, floorId: { floorId(ofLevel: $0, in: venue) })
      else { return }
      continuation.yield(found)
    }

    private func checkPermission() -> Bool {
      if LocationPermission.isGranted(to: manager) { return true }
      continuation.finish(
        throwing: MezzanineError(
          .positionUnavailable,
          "The precise position is not granted. Call LocationPermission.request() first. "
            + ErrorCode.positionUnavailable.remedy))
      return false
    }
  }
#endif
