import SwiftUI

/// The title of a screen, and the way back from all but the first.
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
