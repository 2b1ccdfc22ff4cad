import Mezzanine
import SwiftUI

/// The visible screen, in the colors that users chose, or the reason why the app has no files.
struct RootView: View {
  @AppStorage("settings") private var settingsText = ""
  /// Restored after the system ends the app.
  @SceneStorage("screens") private var stackText = ""

  var body: some View {
    content.preferredColorScheme(colorScheme)
  }

  @ViewBuilder private var content: some View {
    switch Storage.shared {
    case .success(let storage):
      AppScreens(storage: storage, settings: $settingsText.settings, stack: $stackText.backStack)
    case .failure(let error): StatusText(messageOf(error) ?? "")
    }
  }

  /// Nil follows the phone's setting.
  private var colorScheme: SwiftUI.ColorScheme? {
    switch settingsText.settings.scheme {
    case .auto: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
