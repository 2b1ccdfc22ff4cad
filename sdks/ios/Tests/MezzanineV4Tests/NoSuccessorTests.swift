import ScriptedPages
import Testing

@testable import MezzanineCore
@testable import MezzanineV4

private let pathOptions = [
  "nearRadius", "farRadius", "drawDuration", "pulseIterations", "pulseColor", "displayArrowsOnPath",
  "drawConnectionSegments", "connectionPathOptions",
]

@MainActor @Suite struct NoSuccessorTests {
  @available(*, deprecated)
  @Test("options without a successor are reported once, with an alternative")
  func reportsOnce() async {
    let fixture = await OlderFixture.loaded()
    var reports: [NoSuccessor] = []
    let stop = onNoSuccessor { reports.append($0) }
    useAll(fixture)
    useAll(fixture)
    stop()
    let names = reports.map(\.name)
    #expect(Set(names).count == names.count)
    #expect(reports.allSatisfy { $0.code == .noSuccessor && !$0.alternative.isEmpty })
    let floating = [
      "margin", "text.numLines", "text.lineHeight", "marker.size", "marker.iconVisibilityThreshold",
      "marker.foregroundColor", "marker.backgroundColor",
    ]
    let expectedByOwner: [String: [String]] = [
      "Init": ["perspective", "headers", "noAuth"],
      "ShowVenue": ["backgroundAlpha", "multiBufferRendering", "xRayPath"],
      "FloatingLabelAppearance": floating,
      "FlatLabelAppearance": ["margin", "scaleMin", "scaleStep", "height"],
      "Path": Array(pathOptions.dropFirst()),
      "Journey.pathOptions": pathOptions,
      "Journey": ["inactivePathOptions"],
      "BlueDot": ["smoothing"],
      "Focus": ["focusZoomFactor"],
    ]
    let expected = expectedByOwner.flatMap { owner, options in options.map { "\(owner).\($0)" } }
    #expect(Set(expected).subtracting(names) == [])
    #expect(
      reports.first { $0.name == "ShowVenue.xRayPath" }?.message
        == "ShowVenue.xRayPath no longer has an effect. Routes are always visible through walls.")
    // Reports made earlier are passed on.
    var later: [NoSuccessor] = []
    onNoSuccessor { later.append($0) }()
    #expect(later.count >= reports.count)
  }

  @available(*, deprecated)
  private func useAll(_ fixture: OlderFixture) {
    let color = FloatingLabelAppearance.Color(active: "red", inactive: "blue")
    let look = FloatingLabelAppearance(
      text: FloatingLabelAppearance.Text(numLines: 2, lineHeight: 1),
      marker: FloatingLabelAppearance.Marker(
        foregroundColor: color, backgroundColor: color, size: 1, iconVisibilityThreshold: 1),
      margin: 1)
    fixture.map.floatingLabelManager.labelAllLocations(options: FloatingLabelAllLocations(appearance: look))
    fixture.map.flatLabelManager.add(
      polygon: fixture.shop, text: "x",
      appearance: FlatLabelAppearance(margin: 1, scaleMin: 1, scaleStep: 1, height: 1))
    let path = Path(
      pulseColor: "red", nearRadius: 1, farRadius: 1, drawDuration: 1, drawConnectionSegments: true,
      pulseIterations: 1, connectionPathOptions: ConnectionPath(color: "red", nearRadius: 1, farRadius: 2),
      displayArrowsOnPath: true)
    fixture.map.pathManager.add(nodes: [fixture.shop.center, fixture.shop.entrances[0]], options: path)
    fixture.map.journeyManager.draw(
      directions: [MezzanineV4.Directions](), options: Journey(pathOptions: path, inactivePathOptions: path))
    fixture.map.blueDotManager.enable(options: BlueDot(smoothing: false))
    fixture.map.focusOn(Focus(polygons: [fixture.shop], focusZoomFactor: 2), nil)
    var options = OlderFixture.options
    options.perspective = "x"
    options.headers = [Header(name: "a", value: "b")]
    options.noAuth = false
    let venue = fixture.map.context.venue
    fixture.map.loadVenue(
      options, ShowVenue(backgroundAlpha: 1, multiBufferRendering: true, xRayPath: true), nil)
    fixture.map.context.venue = venue
  }
}
