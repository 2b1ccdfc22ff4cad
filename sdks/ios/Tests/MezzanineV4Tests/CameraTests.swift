import Foundation
import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

private func isNear(_ one: Double, _ other: Double, by tolerance: Double = 1e-6) -> Bool {
  abs(one - other) < tolerance
}

@MainActor @Suite struct CameraTests {
  @available(*, deprecated)
  @Test("the view is in radians and meters, and setting it again changes nothing")
  func convertsUnits() async {
    let fixture = await OlderFixture.loaded()
    let camera = fixture.map.cameraManager
    let controls = fixture.map.cameraControlsManager
    #expect(isNear(camera.tilt, .pi / 4))
    // The natural bearing is 30 degrees, and the view's bearing is 90.
    #expect(isNear(camera.rotation, -.pi / 3))
    #expect(controls.tilt == camera.tilt && controls.rotation == camera.rotation && controls.zoom == camera.zoom)
    #expect(camera.position?.latitude == 53 && camera.position?.map.id == "m1")
    camera.set(
      cameraTransform: CameraConfiguration(
        zoom: camera.zoom, tilt: camera.tilt, rotation: camera.rotation, position: camera.position))
    await settle()
    let sent = fixture.last("move-camera")?["camera"]
    for (name, expected) in [("zoomLevel", 19.0), ("pitch", 45), ("bearing", 90)] {
      guard case .number(let number) = sent?[name] else {
        Issue.record("There is no \(name).")
        continue
      }
      #expect(isNear(number, expected))
    }
    #expect(sent?["center"] == json(#"{"longitude":9,"latitude":53,"floorId":"m1"}"#))
    fixture.page.say(
      "camera-change",
      #"{"camera":{"center":{"longitude":9,"latitude":53},"bearing":30,"pitch":0,"zoomLevel":18},"reason":"user"}"#)
    #expect(isNear(camera.rotation, 0))
    let empty = OlderFixture()
    #expect(empty.map.cameraManager.zoom == 0 && empty.map.cameraManager.position == nil)
  }

  @available(*, deprecated)
  @Test("a rotation is counterclockwise, and a distance is the zoom level of the migration guide")
  func convertsNumbers() async {
    let venue = await OlderFixture.loaded().venue.v5
    #expect(isNear(bearingOf(rotation: .pi / 2, in: venue), 300))
    #expect(isNear(bearingOf(rotation: -.pi / 2, in: venue), 120))
    #expect(isNear(bearingOf(rotation: 4 * .pi, in: venue), 30))
    let expected = log2(40_075_017 * cos(53 * Double.pi / 180) / 80)
    #expect(isNear(zoomLevelOf(meters: 120, in: venue), expected))
    for meters in [20.0, 120, 4000] {
      #expect(isNear(zoomMetersOf(zoomLevel: zoomLevelOf(meters: meters, in: venue), in: venue), meters))
    }
  }

  @available(*, deprecated)
  @Test("animate has a duration and an easing, and setTilt and setRotation one angle each")
  func animates() async {
    let fixture = await OlderFixture.loaded()
    var ends: [MezzanineError?] = []
    fixture.map.cameraManager.animate(
      cameraTransform: CameraConfiguration(tilt: 0),
      options: CameraAnimation(duration: 1000, easing: .EASE_IN)
    ) { ends.append($0) }
    await settle()
    #expect(fixture.last("move-camera") == json(#"{"camera":{"pitch":0},"durationMs":1000,"easing":"ease-in"}"#))
    fixture.map.cameraManager.animate(cameraTransform: CameraConfiguration(tilt: 0))
    await settle()
    #expect(fixture.last("move-camera") == json(#"{"camera":{"pitch":0},"durationMs":600,"easing":"ease-out"}"#))
    fixture.map.cameraControlsManager.setTilt(tilt: .pi / 2) { ends.append($0) }
    await settle()
    #expect(fixture.last("move-camera") == json(#"{"camera":{"pitch":90}}"#))
    fixture.map.cameraControlsManager.setRotation(rotation: 0) { ends.append($0) }
    await settle()
    #expect(fixture.last("move-camera") == json(#"{"camera":{"bearing":30}}"#))
    fixture.map.cameraControlsManager.setTilt(tilt: 45) { ends.append($0) }
    await settle()
    #expect(ends.count == 4 && ends.prefix(3).allSatisfy { $0 == nil })
    #expect(ends.last??.message == "cameraTransform.tilt is 45.0. Expected a number from 0.0 to \(Double.pi / 2).")
    #expect(CameraEasingMode.allCases.map(\.v5) == [.linear, .easeIn, .easeOut, .easeInOut])
  }

  @available(*, deprecated)
  @Test("focusOn has targets, limits, angles, and covered edges")
  func focuses() async {
    let fixture = await OlderFixture.loaded()
    let shop = fixture.shop
    fixture.map.cameraManager.focusOn(
      targets: CameraTargets(
        nodes: shop.entrances, polygons: [shop], coordinates: [shop.center], locations: shop.locations,
        maps: [fixture.venue.maps[0]]),
      options: FocusOnOptions(
        minZoom: 50, duration: 200, tilt: 0, rotation: 0, safeAreaInsets: FocusPadding(bottom: 450)))
    await settle()
    let sent = fixture.last("focus-on")
    if case .list(let targets) = sent?["targets"] { #expect(targets.count == 5) } else { Issue.record("No targets.") }
    #expect(sent?["bearing"] == .number(30) && sent?["pitch"] == .number(0) && sent?["durationMs"] == .number(200))
    #expect(sent?["maxZoomLevel"] == .number(zoomLevelOf(meters: 50, in: fixture.venue.v5)))
    #expect(fixture.state.cameraRules?.screenOffsets?.bottom == 450)
    fixture.map.cameraManager.focusOn(targets: CameraTargets())
    await settle()
    #expect(
      fixture.errors.map(\.message) == [
        "targets is empty. Expected at least one polygon, node, coordinate, location, or map."
      ])
  }

  @available(*, deprecated)
  @Test("focusOn of the view takes a Focus, and changeZoom keeps the distance")
  func focusesOnFocus() async {
    let fixture = await OlderFixture.loaded()
    var isDone = false
    fixture.map.focusOn(
      Focus(
        polygons: [fixture.shop], changeZoom: false, padding: FocusPadding(top: 1, right: 2, bottom: 3, left: 4))
    ) { isDone = $0 == nil }
    await settle()
    #expect(isDone)
    #expect(
      fixture.last("focus-on")
        == json(#"{"targets":[{"kind":"entity","id":"s1","type":"space"}],"maxZoomLevel":19}"#))
    #expect(fixture.state.cameraRules?.screenOffsets == ScreenOffsets(top: 1, right: 2, bottom: 3, left: 4))
    fixture.map.coverEdges(FocusPadding(left: -1))
    #expect(fixture.errors.last?.message == "insets.left is -1.0. Expected a number from 0.0 to 10000.0.")
    fixture.map.coverEdges(FocusPadding(bottom: 100))
    #expect(fixture.state.cameraRules?.screenOffsets?.bottom == 100)
  }

  @available(*, deprecated)
  @Test("points of the view are places on the ground, and above the horizon there is none")
  func findsGround() throws {
    let size = CGSize(width: 400, height: 800)
    let flat = CameraReport(
      center: MezzanineCore.Coordinate(longitude: 8, latitude: 50), bearing: 0, pitch: 0, zoomLevel: 20)
    let metersPerPixel = 40_075_017 * cos(50 * Double.pi / 180) / (512 * 1_048_576)
    let north = { (place: MezzanineCore.Coordinate) in (place.latitude - 50) * 40_075_017 / 360 }
    var turned = flat
    turned.bearing = 70
    turned.pitch = 60
    let middle = try #require(coordinateAt(CGPoint(x: 200, y: 400), in: size, turned))
    #expect(isNear(middle.longitude, 8) && isNear(middle.latitude, 50))
    let above = try #require(coordinateAt(CGPoint(x: 200, y: 300), in: size, flat))
    #expect(isNear(north(above), 100 * metersPerPixel, by: 1e-3))
    var tilted = flat
    tilted.pitch = 45
    let far = try #require(coordinateAt(CGPoint(x: 200, y: 300), in: size, tilted))
    #expect(isNear(north(far), 1200 * 100 / (1100 * cos(Double.pi / 4)) * metersPerPixel, by: 1e-3))
    tilted.pitch = 85
    #expect(coordinateAt(CGPoint(x: 200, y: 0), in: size, tilted) == nil)
  }

  @available(*, deprecated)
  @Test("getNearestNodeByScreenCoordinates finds the node under a point")
  func findsNode() async {
    let fixture = await OlderFixture.loaded()
    var found: [MezzanineV4.Node?] = []
    fixture.map.findNearestNode(x: 200, y: 400) { found.append($0) }
    fixture.map.findNearestNode(x: .nan, y: 400) { found.append($0) }
    await settle()
    #expect(found.map { $0?.id } == ["atm-0", nil])
    #expect(fixture.errors.map(\.message) == ["x is nan. Expected a finite number."])
  }
}
