import Foundation
import MezzanineCore

/// Degrees clockwise from north, 0 to 360, for radians counterclockwise from the natural bearing.
func bearingOf(rotation: Double, in venue: MezzanineCore.Venue) -> Double {
  remainder(venue.naturalBearingDegrees - degrees(rotation), fullTurn)
}

/// Radians counterclockwise from the natural bearing, −π to π.
func rotationOf(bearing: Double, in venue: MezzanineCore.Venue) -> Double {
  radians(remainder(venue.naturalBearingDegrees - bearing + halfTurn, fullTurn) - halfTurn)
}

/// Degrees from straight down.
func pitchOf(tilt: Double) -> Double { min(degrees(tilt), greatestPitch) }

/// Zoom level of 512-pixel tiles, at which one tile fills the view of a camera at a distance.
func zoomLevelOf(meters: Double, in venue: MezzanineCore.Venue) -> Double {
  min(max(log2(aroundMeters(venue) / (meters * viewShare)), 0), greatestZoomLevel)
}

/// Distance of the camera in meters for a zoom level.
func zoomMetersOf(zoomLevel: Double, in venue: MezzanineCore.Venue) -> Double {
  aroundMeters(venue) / pow(2, zoomLevel) / viewShare
}

func radians(_ degrees: Double) -> Double { degrees * .pi / halfTurn }

/// The greatest tilt.
let greatestTilt = Double.pi / 2
let fullTurn = 360.0
let halfTurn = 180.0

private func degrees(_ radians: Double) -> Double { radians * halfTurn / .pi }

private func aroundMeters(_ venue: MezzanineCore.Venue) -> Double {
  metersPerDegree * fullTurn * cos(radians(venue.center.latitude))
}

/// The remainder that is not negative.
private func remainder(_ value: Double, _ divisor: Double) -> Double {
  let rest = value.truncatingRemainder(dividingBy: divisor)
  return rest < 0 ? rest + divisor : rest
}

/// Share of the camera's distance that a field of view of 36.87° shows.
private let viewShare = 2.0 / 3
private let greatestPitch = 90.0
private let greatestZoomLevel = 30.0
