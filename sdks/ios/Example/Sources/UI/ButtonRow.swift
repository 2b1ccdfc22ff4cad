import SwiftUI

/// Buttons side by side, which scroll if they do not fit.
struct ButtonRow<Content: View>: View {
  private let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ScrollView(.horizontal) {
      HStack { content }.padding()
    }
  }
}
