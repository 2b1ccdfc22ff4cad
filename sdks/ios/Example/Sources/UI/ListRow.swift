import SwiftUI

/// A row of a list that can be pressed. VoiceOver reads both strings as one button.
struct ListRow: View {
  let title: String
  let details: String
  let action: @MainActor () -> Void

  var body: some View {
    Button(action: action) {
      VStack(alignment: .leading) {
        Text(title).font(.headline)
        if !details.isEmpty { Text(details).font(.subheadline) }
      }
      .frame(minHeight: touchTarget)
    }
  }
}
