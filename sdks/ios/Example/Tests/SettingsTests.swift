import Mezzanine
import Testing

@testable import MezzanineExample

@Suite struct SettingsTests {
  @Test("reads what it stored")
  func stores() {
    let settings = AppSettings(
      serverUrl: "https://maps.example.com", scheme: .dark, isStepFree: true, showsList: true)
    #expect(AppSettings(text: settings.text) == settings)
  }

  @Test("has defaults if nothing, or something else, is stored", arguments: ["", "[]", #"{"scheme":"pink"}"#])
  func hasDefaults(text: String) {
    #expect(AppSettings(text: text) == AppSettings())
  }

  @Test("changes settings and screens in the stored text")
  func changesTexts() {
    var text = ""
    text.settings.isStepFree = true
    #expect(text.settings == AppSettings(isStepFree: true))
    var stack = ""
    stack.backStack.push(.offline)
    #expect(stack.backStack.screens == [.venues, .offline])
  }
}
