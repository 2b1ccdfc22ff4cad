import Mezzanine
import SwiftUI

/// A walk through the venue, replayed instead of the phone's positions.
struct BlueDotReplayScreen: View {
  let session: VenueSession
  @State private var replay = Replay()
  @State private var follow = FollowMode.position
  @State private var error: String?

  var body: some View {
    TopBar(title: "Blue dot", stack: session.$stack)
    VenueMap(session, content: dot) { proxy in
      VStack {
        if let error { ErrorNotice(message: error, action: "Close") { self.error = nil } }
        // As a status, VoiceOver would read this every second.
        Text(progress)
        ButtonRow {
          ActionButton(replay.isRunning ? "Pause" : "Play") { replay.toggle() }
          ActionButton("\(replay.speed)×", accessibleName: "Speed: \(replay.speed) times") { replay.accelerate() }
          ActionButton(follow == .none ? "Follow" : "Stop following") {
            follow = follow == .none ? .position : .none
          }
        }
      }
      .task(id: session.venue?.id) { await recordWalk(proxy) }
      .task(id: replay) { await play() }
    }
  }

  @MapContentBuilder private var dot: [MapItem] {
    BlueDot(replay.position, follow: $follow)
  }

  private var progress: String {
    replay.positions.isEmpty ? "No positions yet." : "Second \(replay.index + 1) of \(replay.positions.count)"
  }

  /// Reads positions along a route from the entrance, one per second.
  private func recordWalk(_ proxy: MapProxy) async {
    guard let start = session.venue?.entrance, let end = session.venue?.walkEnd else { return }
    do {
      replay = Replay(try await proxy.requests.simulateWalk(from: start.target, to: [end.target]))
    } catch {
      self.error = messageOf(error)
    }
  }

  /// Shows the next position after its delay. Every change of the replay restarts this task.
  private func play() async {
    guard replay.isRunning, (try? await Task.sleep(nanoseconds: replay.delayMs * 1_000_000)) != nil else { return }
    replay.advance()
  }
}
