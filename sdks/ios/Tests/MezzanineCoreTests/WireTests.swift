import Testing

@testable import MezzanineCore

@Suite struct WireTests {
  private func readState(_ json: String) -> MapState? {
    Envelope(#"{"mezzanine":1,"type":"a","payload":\#(json)}"#)?.payload(as: MapState.self)
  }

  @Test("MP-02 reads a good payload without unknown fields, unions included")
  func readsUnions() {
    let json =
      #"{"markers":[{"key":"a","extra":1,"target":{"kind":"entity","id":"s1","html":"x"},"content":{"kind":"text","text":"Hi"}}]}"#
    let marker = MarkerItem(key: "a", target: .entity(id: "s1"), content: .text(text: "Hi"))
    #expect(readState(json) == MapState(markers: [marker]))
  }

  @Test("writes what it reads, with the words of the protocol")
  func writesWhatItReads() throws {
    let state = MapState(
      venue: VenueTopic(source: .url(url: "https://maps.example.com/a.mvf.zip")),
      camera: CameraTopic(center: center, pitch: 45, easing: .easeInOut),
      labels: LabelsTopic(items: [LabelItem(key: "l", target: .node(nodeId: "n"), text: "Hi", icon: .dot())]),
      shapes: [ShapeItem(key: "p", geometry: .point(coordinates: [9, 53]))])
    let text = try messageText("set-state", state, id: nil)
    #expect(Envelope(text)?.payload(as: MapState.self) == state)
    #expect(text.contains(#""easing":"ease-in-out""#))
    #expect(text.contains(#""type":"Point""#), "Geometries name their case by type (MP-04)")
    #expect(!text.contains("null"), "Missing fields are not written (MP-02)")
  }

  @Test(
    "MP-02 rejects null, and values of another kind",
    arguments: [
      #"{"floor":null}"#, #"{"floor":{"id":7}}"#, #"{"floor":[]}"#, #"{"camera":{"pitch":"7"}}"#,
      #"{"camera":{"pitch":true}}"#, #"{"stack":{"isExpanded":"true"}}"#, #"{"stack":{"isExpanded":1}}"#,
      #"{"markers":{}}"#, #"{"floor":{}}"#, #"{"accessibility":{"messages":{"a":1}}}"#,
      #"{"camera":{"easing":"fast"}}"#, "null", "[]", "7",
    ])
  func rejectsOtherKinds(json: String) {
    #expect(readState(#"{"floor":{"id":"l1"}}"#) != nil)
    #expect(readState(json) == nil)
  }

  @Test("MP-03 rejects values out of bounds, also in lists and maps")
  func rejectsOutOfBounds() {
    let long = String(repeating: "x", count: 201)
    #expect(readState(#"{"camera":{"pitch":90}}"#) != nil)
    for json in [
      #"{"camera":{"pitch":90.1}}"#, #"{"camera":{"pitch":-1}}"#, #"{"camera":{"pitch":1e999}}"#,
      #"{"floor":{"id":"\#(long)"}}"#, #"{"selection":{"spaceIds":["a","\#(long)"]}}"#,
      #"{"accessibility":{"messages":{"\#(long)":"a"}}}"#,
      #"{"shapes":[{"key":"a","geometry":{"type":"Point","coordinates":[0,0,0,0]}}]}"#,
      #"{"shapes":[{"key":"a","geometry":{"type":"LineString","coordinates":[[0,1e7]]}}]}"#,
      #"{"route":{"from":{"kind":"node","nodeId":"a"},"to":[],"step":1.5}}"#,
      #"{"route":{"from":{"kind":"node","nodeId":"a"},"to":[],"step":-1}}"#,
    ] {
      #expect(readState(json) == nil, "\(json)")
    }
  }

  @Test(
    "MP-04 rejects a union without its tag, or with an unknown one",
    arguments: [#"{"id":"s1"}"#, #"{"kind":"moon","id":"s1"}"#, #"{"kind":7}"#, "[]"])
  func rejectsUnknownCases(target: String) {
    #expect(readState(#"{"markers":[{"key":"a","target":\#(target),"content":{"kind":"text","text":"Hi"}}]}"#) == nil)
  }

  @Test(
    "MP-07 ignores messages from other senders",
    arguments: [
      "", "null", "7", "{", "[]", "{}", #"{"type":"click"}"#, #"{"mezzanine":2,"type":"a"}"#,
      #"{"mezzanine":"1","type":"a"}"#, #"{"mezzanine":true,"type":"a"}"#, #"{"mezzanine":1,"type":"\ud800"}"#,
    ])
  func ignoresOthers(text: String) {
    #expect(Envelope(text) == nil)
  }

  @Test("reads ids only if they are counts")
  func readsIds() {
    #expect(Envelope(#"{"mezzanine":1,"type":"a","replyTo":7,"id":-1}"#)?.replyTo == 7)
    #expect(Envelope(#"{"mezzanine":1,"type":"a","id":-1}"#)?.id == nil)
    #expect(Envelope(#"{"mezzanine":1,"type":"a","id":1e300}"#)?.id == nil)
  }

  @Test("ignores text that is nested deeply")
  func ignoresDeepNesting() {
    func nested(_ depth: Int) -> String {
      let (open, close) = (String(repeating: "[", count: depth), String(repeating: "]", count: depth))
      return #"{"mezzanine":1,"type":"a","payload":\#(open)\#(close)}"#
    }
    #expect(Envelope(nested(50)) != nil)
    #expect(Envelope(nested(50_000)) == nil)
  }

  @Test("an error says what is out of bounds")
  func saysWhatIsOutOfBounds() {
    func error(_ camera: CameraTopic) -> MezzanineError? {
      do {
        _ = try messageText("set-state", MapState(camera: camera), id: nil)
        return nil
      } catch {
        return error
      }
    }
    #expect(error(CameraTopic(pitch: 91))?.code == .invalidArgument)
    #expect(error(CameraTopic(pitch: 91))?.message == "MapState.camera.pitch is 91.0. Expected a number from 0.0 to 90.0.")
    #expect(error(CameraTopic(pitch: .nan)) != nil)
    #expect(ErrorCode.closed.remedy == "Create another map.")
    #expect(MezzanineError(.closed, "Gone.").localizedDescription == "Gone.")
  }
}
