import Testing

@testable import Mezzanine
@testable import MezzanineCore

@MainActor @Suite struct PlaceReaderTests {
  private let page = RecordingPage()
  private let shown = Shown()

  /// Connects a reader to a session as a list view does.
  private func follow(_ session: MapSession) -> PlaceReader {
    let reader = PlaceReader({ [weak session] in session?.requests }, { [shown] in shown.rows.append($0) })
    session.observer = { reader.handle($0) }
    session.appliedObserver = { reader.handleApplied($0) }
    return reader
  }

  private func settle() async {
    for _ in 0..<50 { await Task.yield() }
  }

  private func list(_ names: String...) {
    let things = names.map { #"{"type":"marker","name":"\#($0)","id":"\#($0)"}"# }
    page.answers["get-things"] = #"{"things":[\#(things.joined(separator: ","))]}"#
  }

  @Test("a marker that is added after the first frame is listed, and one that is gone is not")
  func followsContent() async {
    let session = MapSession(page)
    let reader = follow(session)
    list("a")
    reader.read()
    await settle()
    list("a", "b")
    let place = PlaceTarget.entity(id: "s1", type: .space)
    session.state.markers = [MarkerItem(key: "b", target: place, content: .text(text: "b"), interactive: true)]
    await settle()
    list("a")
    session.state.markers = nil
    await settle()
    #expect(shown.rows.map { rows in rows.things.map(\.name) } == [["a"], ["a", "b"], ["a"]])
  }

  @Test("reads again for each topic with something to list, and not for positions of the user")
  func readsForContent() async {
    let session = MapSession(page)
    let reader = follow(session)
    session.state.blueDot = BlueDotTopic(position: BlueDotPosition(longitude: 9, latitude: 53))
    session.state.theme = ThemeTopic(scheme: .dark)
    await settle()
    #expect(shown.rows.isEmpty)
    let topics: [StateTopic] = [.labels, .markers, .models, .shapes, .spaces, .visibility]
    for topic in topics {
      reader.handleApplied([topic])
      await settle()
    }
    #expect(shown.rows.count == topics.count)
  }

  @Test("follows the floor, and is empty without a map")
  func followsFloor() async {
    let session = MapSession(page)
    let reader = follow(session)
    list("a")
    let change = MapEvent.floorChange(FloorChange(floorId: "l2", reason: .user))
    reader.handle(change)
    await settle()
    page.failures["get-things"] = #"{"code":"no-map","message":"There is no map."}"#
    reader.handle(change)
    await settle()
    #expect(shown.rows.map(\.count) == [1, 0])
  }
}

/// Rows that a list received.
@MainActor private final class Shown {
  var rows: [PlaceRows] = []
}
