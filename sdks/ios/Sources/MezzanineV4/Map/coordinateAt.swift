import Foundation
import MezzanineCore

/// The coordinate on the ground that a point of the view shows; nil above the horizon.
func coordinateAt(_ point: CGPoint, in size: CGSize, _ camera: CameraReport) -> MezzanineCore.Coordinate? {
  let distance = Double(size.height) / 2 / tangentOfHalfView
  let right = Double(point.x - size.width / 2)
  let down = Double(point.y - size.height / 2)
  let sine = sin(radians(camera.pitch))
  let cosine = cos(radians(camera.pitch))
  // How far the ray through the point falls, in units of its length along the view.
  let fall = distance * cosine + down * sine
  if fall <= 0 { return nil }
  let share = distance * cosine / fall
  let forward = share * (distance * sine - down * cosine) - distance * sine
  let sideways = share * right
  let turn = radians(camera.bearing)
  let shrink = cos(radians(camera.center.latitude))
  let metersPerPixel = metersPerDegree * fullTurn * shrink / (tilePixels * pow(2, camera.zoomLevel))
  let east = (sideways * cos(turn) + forward * sin(turn)) * metersPerPixel
  let north = (forward * cos(turn) - sideways * sin(turn)) * metersPerPixel
  let longitude = camera.center.longitude + east / (metersPerDegree * shrink)
  let latitude = camera.center.latitude + north / metersPerDegree
  // Near the horizon, the ground is beyond the range of coordinates.
  if abs(latitude) > greatestLatitude || abs(longitude) > halfTurn { return nil }
  return MezzanineCore.Coordinate(longitude: longitude, latitude: latitude)
}

/// Half of the angle that the camera sees from top to bottom has this tangent.
private let tangentOfHalfView = 1.0 / 3
private let tilePixels = 512.0
private let greatestLatitude = 90.0
