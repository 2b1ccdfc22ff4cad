import Mezzanine
import SwiftUI

/// The server, the colors, and accessibility options. Changes apply immediately.
struct SettingsScreen: View {
  @Binding var settings: AppSettings
  @Binding var stack: BackStack

  var body: some View {
    VStack {
      TopBar(title: "Settings", stack: $stack)
      List {
        Section("Server") {
          TextField("Address of the server", text: $settings.serverUrl)
            .disableAutocorrection(true)
            .textInputAutocapitalization(.never)
        }
        Section("Colors") {
          Picker("Colors", selection: $settings.scheme) {
            ForEach(MezzanineCore.ColorScheme.allCases, id: \.self) { Text(nameOf($0)).tag($0) }
          }
          .pickerStyle(.segmented)
        }
        Section("Accessibility") {
          Toggle("Step-free directions", isOn: $settings.isStepFree)
          Toggle("List places below the map", isOn: $settings.showsList)
        }
      }
    }
  }

  private func nameOf(_ scheme: MezzanineCore.ColorScheme) -> String {
    switch scheme {
    case .auto: "As the phone"
    case .light: "Light"
    case .dark: "Dark"
    }
  }
}
