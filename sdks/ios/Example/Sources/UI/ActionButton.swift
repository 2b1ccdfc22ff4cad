import SwiftUI

/// A button of at least 44 points.
struct ActionButton: View {
  private let title: String
  private let accessibleName: String
  private let action: @MainActor () -> Void

  /// Makes a button.
  ///
  /// - Parameters:
  ///   - title: Its text.
  ///   - accessibleName: Read by VoiceOver instead of the title.
  ///   - action: Called when it is pressed.
  init(_ title: String, accessibleName: String? = nil, action: @escaping @MainActor () -> Void) {
    self.title = title
    self.accessibleName = accessibleName ?? title
    self.action = action
  }

  var body: some View {
    Button(action: action) { Text(title).frame(minWidth: touchTarget, minHeight: touchTarget) }
      .buttonStyle(.bordered)
      .accessibilityLabel(accessibleName)
  }
}

/// The minimum height and width of controls.
let touchTarget: CGFloat = 44
