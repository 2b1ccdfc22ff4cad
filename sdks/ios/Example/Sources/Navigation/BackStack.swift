import Foundation

/// The open screens; the last one is visible. There is always one.
struct BackStack: Hashable, Sendable {
  private(set) var screens: [Screen] = [.venues]

  /// The visible screen.
  var top: Screen { screens.last ?? .venues }

  var canGoBack: Bool { screens.count > 1 }

  /// Opens a screen. A second press of the same button is ignored.
  mutating func push(_ screen: Screen) {
    if screen != top { screens.append(screen) }
  }

  /// Closes the visible screen. The first one stays.
  mutating func pop() {
    if canGoBack { screens.removeLast() }
  }

  /// Closes the visible screen, and replaces the screen below it.
  mutating func popAndReplace(with screen: Screen) {
    screens = screens.dropLast(2) + [screen]
  }
}

extension BackStack {
  /// Reads saved text. Text from another version of the app results in the first screen.
  init(text: String) {
    let saved = try? JSONDecoder().decode([Screen].self, from: Data(text.utf8))
    if let saved, !saved.isEmpty { screens = saved }
  }

  /// The text of ``init(text:)``.
  var text: String { jsonText(of: screens) }
}
