import Foundation
import Mezzanine

/// The user's choices.
struct AppSettings: Codable, Hashable, Sendable {
  var serverUrl = ServerAccess.defaultUrl
  var scheme = MezzanineCore.ColorScheme.auto
  /// Whether directions avoid stairs and escalators.
  var isStepFree = false
  /// Whether the places of the map are listed below it, for VoiceOver.
  var showsList = false
}

extension AppSettings {
  /// Reads stored settings. Other strings result in the defaults.
  init(text: String) {
    let stored = try? JSONDecoder().decode(AppSettings.self, from: Data(text.utf8))
    self = stored ?? AppSettings()
  }

  /// The text of ``init(text:)``.
  var text: String { jsonText(of: self) }
}
