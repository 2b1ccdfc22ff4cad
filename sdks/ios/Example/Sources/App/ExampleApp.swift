import SwiftUI

/// The app.
@main struct ExampleApp: App {
  var body: some Scene {
    WindowGroup { RootView() }
  }
}
