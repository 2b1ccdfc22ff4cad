import Testing

@testable import Mezzanine

@MainActor @Suite struct MapLifeTests {
  private let life = MapLife()

  @Test("a page that is lost on screen is loaded at once")
  func loadsNow() {
    #expect(life.losePage())
    #expect(!life.takePageWanted())
  }

  @Test("a page that is lost in the background is loaded once, in the foreground")
  func loadsLater() {
    #expect(life.pause())
    #expect(!life.pause())
    #expect(!life.losePage())
    #expect(life.resume())
    #expect(!life.resume())
    #expect(life.takePageWanted())
    #expect(!life.takePageWanted())
  }

  @Test("nothing happens after the end")
  func ends() {
    _ = life.pause()
    _ = life.losePage()
    #expect(life.close())
    #expect(!life.close())
    #expect(!life.takePageWanted())
    #expect(!life.losePage())
    #expect(!life.pause() && !life.resume())
  }
}

@Suite struct PhoneStateTests {
  @Test("the theme follows the phone unless the app chooses")
  func followsPhone() {
    #expect(withPhone(MapState(), isDark: true).theme == ThemeTopic(scheme: .dark))
    #expect(withPhone(MapState(theme: ThemeTopic(scheme: .auto)), isDark: false).theme == ThemeTopic(scheme: .light))
    #expect(withPhone(MapState(theme: ThemeTopic(scheme: .light)), isDark: true).theme == ThemeTopic(scheme: .light))
    let colors = ThemeTopic(scheme: .auto, colors: ThemeColors(paper: "#fff"))
    #expect(withPhone(MapState(theme: colors), isDark: true).theme == colors)
    #expect(withPhone(MapState(), isDark: nil).theme == nil)
  }

  @Test("lists next to the map are light or dark as its theme, and follow the phone without one")
  func choosesScheme() {
    #expect(chosenScheme(nil) == nil && chosenScheme(ThemeTopic(scheme: .auto)) == nil)
    #expect(chosenScheme(ThemeTopic(scheme: .dark)) == .dark)
    #expect(chosenScheme(ThemeTopic(scheme: .light)) == .light)
    #expect(chosenScheme(ThemeTopic(scheme: .auto, colors: ThemeColors(paper: "#fff"))) == .light)
  }

  @Test("the page does not announce unless the app wants it")
  func silencesPage() {
    #expect(withPhone(MapState(), isDark: nil).accessibility == AccessibilityTopic(announcements: false))
    let named = withPhone(MapState(accessibility: AccessibilityTopic(accessibleName: "Mall")), isDark: nil)
    #expect(named.accessibility == AccessibilityTopic(accessibleName: "Mall", announcements: false))
    let loud = MapState(accessibility: AccessibilityTopic(announcements: true))
    #expect(withPhone(loud, isDark: nil) == loud)
  }

  @Test("VoiceOver says the name of a floor, but not of the first one")
  func announces() throws {
    let venue = try twoFloors()
    func text(_ reason: ChangeReason, _ id: String = "upper", _ state: MapState = MapState()) -> String? {
      announcement(of: .floorChange(FloorChange(floorId: id, reason: reason)), in: venue, state)
    }
    #expect(text(.user) == "Level 2")
    #expect(text(.api) == "Level 2")
    #expect(text(.initial) == nil)
    #expect(text(.user, "cellar") == nil)
    #expect(text(.user, "upper", MapState(accessibility: AccessibilityTopic(announcements: true))) == nil)
    #expect(announcement(of: .contextLost, in: venue, MapState()) == nil)
  }
}
