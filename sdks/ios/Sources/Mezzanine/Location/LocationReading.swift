/// A position of CoreLocation, without its classes.
struct LocationReading: Sendable, Equatable {
  var longitude: Double
  var latitude: Double
  /// Negative if unknown.
  var accuracyMeters: Double
  /// Level in a building that Apple has surveyed; nil elsewhere.
  var level: Int?
  var timestampMs: Double
}

/// Where the phone points to, without its classes.
struct HeadingReading: Sendable, Equatable {
  /// Negative if unknown.
  var trueDegrees: Double
  /// Negative if the compass is disturbed.
  var accuracyDegrees: Double
}

/// A position of the blue dot, or nil if the reading is not on Earth. Invalid details are left out: without a
/// heading, the dot has no arrow.
///
/// - Parameter floorId: Finds the floor of a level.
func position(
  of reading: LocationReading, _ heading: HeadingReading?, floorId: (Int) -> String?
) -> BlueDotPosition? {
  guard (-180...180).contains(reading.longitude), (-90...90).contains(reading.latitude) else { return nil }
  return BlueDotPosition(
    longitude: reading.longitude,
    latitude: reading.latitude,
    accuracyMeters: (0...greatestAccuracy).contains(reading.accuracyMeters) ? reading.accuracyMeters : nil,
    headingDegrees: heading.flatMap(degrees),
    floorId: reading.level.flatMap(floorId),
    timestamp: reading.timestampMs > 0 ? reading.timestampMs : nil)
}

/// The id of the only floor of a level, where 0 is the ground floor. Several buildings may have one, so that the phone
/// cannot tell.
func floorId(ofLevel level: Int, in venue: Venue?) -> String? {
  let floors = venue?.floors.filter { $0.elevation == Double(level) } ?? []
  return floors.count == 1 ? floors[0].id : nil
}

private func degrees(_ heading: HeadingReading) -> Double? {
  heading.accuracyDegrees >= 0 && (0...360).contains(heading.trueDegrees) ? heading.trueDegrees : nil
}

/// Limits of the map.
private let greatestAccuracy = 100_000.0
