import SwiftUI

/// An error, and a button that helps. VoiceOver reads it immediately.
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

/// Text that changes on its own.
struct StatusText: View {
  let text: String

  init(_ text: String) { self.text = text }

  var body: some View {
    Text(text).padding().accessibilityAddTraits(.updatesFrequently)
  }
}
