import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV3
@testable import MezzanineV4

@available(*, deprecated)
@MainActor private final class Delegate3: MezzanineV3.MapViewDelegate {
  var told: [String] = []

  func onDataLoaded(data: MezzanineV4.Venue) { told.append("data \(data.name)") }
  func onFirstMapLoaded() { told.append("first map") }
  func onMapChanged(map: VenueMap) { told.append("map \(map.id)") }
  func onPolygonClicked(polygon: MezzanineV4.Polygon) { told.append("polygon \(polygon.id)") }
  func onNothingClicked() { told.append("nothing") }
  func onBlueDotUpdated(update: BlueDotPositionUpdate) { told.append("update \(update.map.id)") }
  func onStateChanged(state: ViewState) { told.append("\(state)") }
}

@available(*, deprecated)
@MainActor private final class IdleDelegate3: MezzanineV3.MapViewDelegate {}

@MainActor @Suite struct Version3Tests {
  @available(*, deprecated)
  @Test("the first map is that of ShowVenue, otherwise that of Init as in early releases")
  func choosesFirstMap() {
    let options = MezzanineV3.Init(
      clientId: "key", clientSecret: "secret", venue: "mall", baseUrl: "https://maps.example.com", firstMapId: "m2")
    let early = OlderFixture()
    Calls(early.map).loadVenue(options, nil, nil)
    #expect(early.state.floor?.id == "m2")
    #expect(
      early.state.venue?.source
        == .server(baseUrl: "https://maps.example.com", venueId: "mall", key: "key", secret: "secret"))
    let late = OlderFixture()
    Calls(late.map).loadVenue(options, ShowVenue(firstMapId: "m1"), nil)
    #expect(late.state.floor?.id == "m1")
  }

  @available(*, deprecated)
  @Test("the delegate of version 3.0 gets the events of version 4.0")
  func passesEvents() async {
    let fixture = OlderFixture()
    let calls = Calls(fixture.map)
    let delegate = Delegate3()
    calls.delegate = delegate
    #expect(calls.delegate === delegate)
    await fixture.load()
    fixture.map.blueDotManager.enable()
    let click = { (spaces: String) in
      #"{"floorId":"m1","spaceIds":[\#(spaces)],"locationIds":[],"labels":[],"markerKeys":[],"modelKeys":[],"shapeKeys":[],"steps":[],"pointer":{"x":1,"y":1}}"#
    }
    fixture.page.say("click", click(#""s1""#))
    fixture.page.say("click", click(""))
    fixture.page.say("floor-change", #"{"floorId":"m2","previousFloorId":"m1","reason":"user"}"#)
    fixture.page.say("position-change", #"{"position":{"longitude":9,"latitude":53,"floorId":"m1"}}"#)
    fixture.page.say("follow-change", #"{"mode":"none","reason":"user"}"#)
    #expect(
      delegate.told == ["data Mall", "first map", "polygon s1", "nothing", "map m2", "update m1", "EXPLORE"])
    calls.delegate = IdleDelegate3()
    fixture.page.say("click", click(""))
  }

  @available(*, deprecated)
  @Test("labelAllLocations takes the old look, and reports what has no successor")
  func labelsAll() async {
    let fixture = await OlderFixture.loaded()
    var names: [String] = []
    let stop = MezzanineV3.onNoSuccessor { names.append($0.name) }
    Calls(fixture.map).labelAllLocations(LabelAllLocations(appearance: .lightOnDark))
    #expect(fixture.state.labels?.items?.map(\.color) == ["#F4F1EA", "#F4F1EA"])
    let text = LabelAppearance.Text(numLines: 2, foregroundColor: "red", size: 20)
    Calls(fixture.map).labelAllLocations(
      LabelAllLocations(appearance: LabelAppearance(text: text, margin: 1)))
    #expect(fixture.state.labels?.items?.first?.fontSizePixels == 20)
    #expect(fixture.state.labels?.items?.first?.color == "red")
    #expect(LabelAppearance.darkOnLight.text?.backgroundColor == "#FFFDF9")
    stop()
    #expect(Set(names).isSuperset(of: ["LabelAppearance.margin", "LabelAppearance.text.numLines"]))
  }
}
