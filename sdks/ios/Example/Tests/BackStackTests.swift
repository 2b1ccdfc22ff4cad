import Testing

@testable import MezzanineExample

@Suite struct BackStackTests {
  private let map = Screen.venue(id: "mall", .map)
  private let place = Screen.venue(id: "mall", .place(id: "cafe"))

  private func stack(_ screens: Screen...) -> BackStack {
    var stack = BackStack()
    for screen in screens { stack.push(screen) }
    return stack
  }

  @Test("opens and closes screens, and keeps the first one")
  func opensAndCloses() {
    var stack = stack(map, place)
    #expect(stack.top == place)
    stack.pop()
    #expect(stack.top == map)
    stack.pop()
    stack.pop()
    #expect(stack == BackStack())
  }

  @Test("opens a screen once if its button is pressed twice")
  func opensOnce() {
    #expect(stack(map, map).screens == [.venues, map])
  }

  @Test("replaces the directions below a search for their start")
  func replaces() {
    var stack = stack(
      map, .venue(id: "mall", .directions(destinationId: "cafe")),
      .venue(id: "mall", .search(destinationId: "cafe")))
    let directions = Screen.venue(id: "mall", .directions(destinationId: "cafe", startId: "bank"))
    stack.popAndReplace(with: directions)
    #expect(stack.screens == [.venues, map, directions])
  }

  @Test("reads every screen that it saved")
  func saves() {
    let venueScreens: [VenueScreen] = [
      .map, .search(), .search(destinationId: "cafe"), .place(id: "cafe"),
      .directions(destinationId: "cafe", startId: "bank"), .blueDotReplay, .kiosk, .stackedFloors,
    ]
    var stack = stack(.offline, .settings)
    for screen in venueScreens { stack.push(.venue(id: "mall", screen)) }
    #expect(stack.screens.count == 11)
    #expect(BackStack(text: stack.text) == stack)
  }

  @Test("starts with the venues if the saved text is of another version", arguments: ["", "[]", "{}", #"["games"]"#])
  func readsOtherTexts(text: String) {
    #expect(BackStack(text: text) == BackStack())
  }
}
