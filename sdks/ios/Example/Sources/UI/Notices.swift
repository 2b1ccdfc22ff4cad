import SwiftUI

/// An error with the button that helps. VoiceOver reads it at once.
struct ErrorNotice: View {
  let message: String
  let action: String
  let onAction: @MainActor () -> Void

  var body: some View {
    VStack(alignment: .leading) {
      SwiftUI.Label(message, systemImage: "exclamationmark.triangle")
      ActionButton(action, action: onAction)
    }
    .padding()
    .task(id: message) { UIAccessibility.post(notification: .announcement, argument: message) }
  }
}

/// Something that changes without a press.
struct StatusText: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).padding().accessibilityAddTraits(.updatesFrequently)
  }
}
