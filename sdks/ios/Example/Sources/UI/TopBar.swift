import SwiftUI

/// The title of a screen, with a back button except on the first screen.
struct TopBar: View {
  let title: String
  @Binding var stack: BackStack

  var body: some View {
    HStack {
      if stack.canGoBack {
        ActionButton("←", accessibleName: "Back") { stack.pop() }
      }
      Text(title).font(.headline).accessibilityAddTraits(.isHeader)
    }
    .padding()
  }
}
