import Foundation
import Testing

@testable import Mezzanine
@testable import MezzanineCore

private let here = Coordinate(longitude: 9, latitude: 53, floorId: "l1")
private let shop = PlaceTarget.entity(id: "s1", type: .space)
private let cafe = PlaceTarget.entity(id: "s2", type: .space)

@MainActor private func build(@MapContentBuilder _ content: () -> [MapItem]) -> [MapItem] { content() }

@MainActor private func state(@MapContentBuilder _ content: () -> [MapItem]) -> MapState {
  MapDraft(content()).state
}

/// Content defined by an app.
private struct Meeting: MapContent {
  let place: PlaceTarget
  var content: [MapItem] {
    Marker(at: place, key: "meeting")
    Label("Meet here", at: place)
  }
}

@MainActor @Suite struct MapContentTests {
  @Test("content becomes the state of the map")
  func buildsState() {
    let built = state {
      Marker(at: shop, .pin(symbol: "1"), priority: .high)
      Tooltip(at: cafe, title: "Café")
      Label("Here", at: here, kind: .flat)
      Shape(.point(coordinates: [9, 53]), color: "red")
      Model("tree.glb", at: [shop, cafe], scale: 2)
      FloorImage("plan.png", at: shop, widthMeters: 3)
      Selection([shop, PlaceTarget.entity(id: "shoes", type: .location), here], focus: true)
      Route(from: here, to: [shop], step: 2)
      BlueDot(BlueDotPosition(longitude: 9, latitude: 53), follow: .position)
      Camera(CameraState(zoomLevel: 18), durationMs: 300, rules: CameraRulesTopic(maxZoomLevel: 20))
      StackedFloors(gapMeters: 20)
      OutdoorMap(styleUrl: "https://tiles.example.com/style.json")
    }
    #expect(built.markers?.map(\.key) == ["space s1", "space s2"])
    #expect(built.markers?.first?.priority == .high && built.markers?.first?.interactive == nil)
    #expect(built.markers?.last?.content == .tooltip(title: "Café"))
    #expect(built.labels?.items?.map(\.text) == ["Here"])
    #expect(built.labels?.items?.first?.target == .coordinate(longitude: 9, latitude: 53, floorId: "l1"))
    #expect(built.shapes?.map(\.key) == ["#1"])
    #expect(built.models?.first?.targets == [shop, cafe])
    #expect(built.images?.first?.widthMeters == 3)
    #expect(built.selection == SelectionTopic(spaceIds: ["s1"], locationIds: ["shoes"], focus: true))
    #expect(built.route == RouteTopic(from: here.target, to: [shop], step: 2))
    #expect(built.blueDot?.follow == .position)
    #expect(built.camera == CameraTopic(zoomLevel: 18, durationMs: 300))
    #expect(built.cameraRules?.maxZoomLevel == 20)
    #expect(built.stack == StackTopic(isExpanded: true, gapMeters: 20))
    #expect(built.outdoor?.isShown == true)
  }

  @Test("an empty map has an empty state, and unfinished content draws nothing")
  func buildsNothing() {
    #expect(state {} == MapState())
    let built = state {
      Route(from: nil, to: [shop])
      Selection([])
    }
    #expect(built == MapState())
    #expect(state { Route(from: here, to: []) } == MapState())
  }

  @Test("if, else, for, and types of the app make content")
  func buildsControlFlow() {
    func keys(_ isOpen: Bool) -> [String]? {
      state {
        if isOpen { Marker(at: shop) }
        if isOpen { Marker(at: cafe, key: "open") } else { Marker(at: cafe, key: "closed") }
        for number in 1...2 { Marker(at: cafe, key: "number \(number)") }
        Meeting(place: cafe)
      }.markers?.map(\.key)
    }
    #expect(keys(true) == ["space s1", "open", "number 1", "number 2", "meeting"])
    #expect(keys(false) == ["closed", "number 1", "number 2", "meeting"])
  }

  @Test("two items of a type with one key are an error that names both, and the second is left out")
  func refusesDuplicateKeys() {
    let draft = MapDraft(
      build {
        Marker(at: shop, .pin(symbol: "1"))
        Marker(at: shop, .pin(symbol: "2"))
        Label("Fine", at: shop)
      })
    #expect(draft.state.markers?.map(\.content) == [.pin(symbol: "1")])
    #expect(draft.state.labels?.items?.count == 1)
    #expect(draft.errors.map(\.code) == [.invalidArgument])
    #expect(draft.errors[0].message.contains("Marker") && draft.errors[0].message.contains("“space s1”"))
    #expect(draft.errors[0].message.contains("key:"))
  }

  @Test("what a map has once may not be there twice")
  func refusesDuplicateTopics() {
    let draft = MapDraft(
      build {
        BlueDot(nil, color: "red")
        BlueDot(nil, color: "blue")
      })
    #expect(draft.state.blueDot?.color == "red")
    #expect(draft.errors.count == 1 && draft.errors[0].message.contains("BlueDot"))
  }

  @Test("labels of the app keep the choice of automatic names")
  func keepsNames() {
    let base = MapState(labels: LabelsTopic(names: AutomaticLabels.none))
    let labels = MapDraft(build { Label("a", at: shop) }, base: base).state.labels
    #expect(labels?.names == AutomaticLabels.none && labels?.items?.count == 1)
  }

  @Test("a tap calls only the closure of the tapped item, which is interactive")
  func handlesTaps() {
    var pressed: [String] = []
    let draft = MapDraft(
      build {
        Marker(at: shop, key: "a") { pressed.append("marker") }
        Label("b", at: shop, key: "a") { pressed.append("label") }
        Shape(.point(coordinates: [9, 53])) { pressed.append("shape") }
        Model("tree.glb", at: [shop], key: "a") { pressed.append("model") }
      })
    #expect(draft.state.markers?.first?.interactive == true && draft.state.shapes?.first?.interactive == true)
    func tap(markers: [String] = [], labels: [String] = [], shapes: [String] = [], models: [String] = []) {
      let click = ClickDetail(
        floorId: "l1", spaceIds: [], locationIds: [],
        labels: labels.map { ClickedLabel(text: "b", key: $0) }, markerKeys: markers, modelKeys: models,
        shapeKeys: shapes, steps: [], pointer: ScreenPoint(x: 0, y: 0))
      for handle in draft.handlers { handle(.click(click)) }
    }
    tap()
    tap(markers: ["other"])
    #expect(pressed == [])
    tap(markers: ["a"])
    tap(labels: ["a"])
    tap(shapes: ["#1"])
    tap(models: ["a"])
    #expect(pressed == ["marker", "label", "shape", "model"])
  }
}

@MainActor @Suite struct MapRendererTests {
  private let page = RecordingPage()
  private let renderer = MapRenderer()

  private func show(_ session: MapSession, base: MapState = MapState(), _ items: [MapItem]) async {
    let change = renderer.render(items, base: base)
    session.setState(change.state, shown: change.shown)
    for _ in 0..<20 { await Task.yield() }
  }

  @Test("content that is added, changed, and removed is sent, and equal content is not")
  func sendsChanges() async {
    let session = MapSession(page)
    await show(session, build { Marker(at: shop, key: "a") })
    #expect(page.states.count == 1 && page.states[0].contains(#""key":"a""#))
    await show(session, build { Marker(at: shop, key: "a") {} })
    #expect(page.states.count == 2 && page.states[1].contains(#""interactive":true"#))
    await show(session, build { Marker(at: shop, key: "a") {} })
    #expect(page.states.count == 2)
    await show(session, [])
    #expect(page.states.count == 3 && page.states[2].contains(#""reset":["markers"]"#))
    await show(session, [])
    #expect(page.states.count == 3)
  }

  @Test("a binding that follows a gesture sends nothing, and can go back")
  func followsGestures() async {
    let session = MapSession(page)
    let report = CameraReport(center: here, bearing: 10, pitch: 0, zoomLevel: 19)
    let start = CameraState(center: here, bearing: 0, pitch: 0, zoomLevel: 18)
    let base = MapState(floor: FloorTopic(id: "l1"))
    await show(session, base: base, build { Camera(start) })
    #expect(page.states.count == 1)
    renderer.handle(.cameraChange(CameraChange(camera: report, reason: .user)))
    renderer.handle(.floorChange(FloorChange(floorId: "l2", reason: .user)))
    let seen = CameraState(center: here, bearing: 10, pitch: 0, zoomLevel: 19)
    await show(session, base: MapState(floor: FloorTopic(id: "l2")), build { Camera(seen) })
    #expect(page.states.count == 1)
    await show(session, base: base, build { Camera(start) })
    #expect(page.states.count == 2)
    #expect(page.states[1].contains(#""zoomLevel":18"#) && page.states[1].contains(#""id":"l1""#))
  }

  @Test("a floor is sent again if the app returns to it before the page has reported another one")
  func returnsEarly() async {
    let session = MapSession(page)
    renderer.handle(.floorChange(FloorChange(floorId: "l1", reason: .initial)))
    for id in ["l1", "l3", "l1"] { await show(session, base: MapState(floor: FloorTopic(id: id)), []) }
    #expect(page.states.count == 2)
    #expect(page.states.last?.contains(#""id":"l1""#) == true)
  }

  @Test("focus and errors are told once")
  func tellsOnce() {
    let items = build {
      Camera(focus: [shop])
      BlueDot(nil)
      BlueDot(nil)
    }
    let first = renderer.render(items, base: MapState())
    #expect(first.focus == CameraFocus(targets: [shop]) && first.errors.count == 1)
    let second = renderer.render(items, base: MapState())
    #expect(second.focus == nil && second.errors == [])
    let third = renderer.render(build { Camera(focus: [cafe]) }, base: MapState())
    #expect(third.focus == CameraFocus(targets: [cafe]) && third.errors == [])
  }

  @Test("places that the venue does not have are reported, and a page that is lost meanwhile is not")
  func reportsFocus() async {
    let session = MapSession(page)
    var errors: [MezzanineError] = []
    session.observer = { event in
      if case .error(let report) = event { errors.append(MezzanineError(report.code, report.message)) }
    }
    page.answers["focus-on"] = #"{"result":"done"}"#
    await CameraFocus(targets: [shop]).show(in: session)
    #expect(errors == [])
    page.failures["focus-on"] = #"{"code":"unknown-target","message":"No space s1."}"#
    await CameraFocus(targets: [shop]).show(in: session)
    #expect(errors == [MezzanineError(.unknownTarget, "No space s1.")])
    page.failures["focus-on"] = #"{"code":"page-lost","message":"Lost."}"#
    await CameraFocus(targets: [shop]).show(in: session)
    session.close()
    await CameraFocus(targets: [shop]).show(in: session)
    #expect(errors.count == 1)
  }

  @Test("events reach the content that was rendered last")
  func handlesEvents() {
    var steps: [Int] = []
    let step = MapEvent.navigationStep(StepChange(index: 3, reason: .user))
    _ = renderer.render(build { Route(from: here, to: [shop], onStep: { steps.append($0.index) }) }, base: MapState())
    renderer.handle(step)
    _ = renderer.render([], base: MapState())
    renderer.handle(step)
    #expect(steps == [3])
  }
}
