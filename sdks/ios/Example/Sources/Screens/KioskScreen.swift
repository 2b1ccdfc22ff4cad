import Mezzanine
import SwiftUI

/// A map for a screen at the entrance: routes start there, and it forgets the route when no one
/// uses it. A long press on the title closes it, as does an accessibility action of the title.
struct KioskScreen: View {
  let session: VenueSession
  @State private var chosenId: String?
  /// Counts user actions on the map.
  @State private var uses = 0

  var body: some View {
    Text(session.venue?.name ?? "Kiosk")
      .font(.headline)
      .accessibilityAddTraits(.isHeader)
      .frame(minHeight: touchTarget)
      .onLongPressGesture { session.stack.pop() }
      .accessibilityAction(named: Text("Leave the kiosk")) { session.stack.pop() }
    VenueMap(session, content: content, onClick: { click in click.locationIds.first.map { chosenId = $0 } }) { _ in
      VStack {
        StatusText(chosen == nil ? "Touch a place to see the route." : "Route to \(nameOf(chosen))")
        ButtonRow {
          ForEach(destinations) { location in
            ActionButton(location.name, accessibleName: "Route to \(location.name)") { chosenId = location.id }
          }
        }
      }
      .task(id: "\(uses) \(chosenId ?? "")") { await forget() }
    }
  }

  private var chosen: (any MapPlace)? { chosenId.flatMap { session.venue?.place($0) } }

  private var destinations: [Location] {
    Array((session.venue?.listedLocations ?? []).filter { !$0.spaces.isEmpty }.prefix(12))
  }

  @MapContentBuilder private var content: [MapItem] {
    Camera(
      rules: CameraRulesTopic(interactions: CameraInteractions(rotate: false, pitch: false)),
      onChange: { if $0.reason == .user { uses += 1 } })
    if let here = session.venue?.entrance {
      Marker(at: here, .text(text: "You are here"), accessibleName: "You are here")
      Route(from: here, to: [chosen].compactMap { $0 }, options: session.directionsOptions)
    }
  }

  /// Resets the map to the first floor without a route after a minute.
  private func forget() async {
    guard (try? await Task.sleep(nanoseconds: 60_000_000_000)) != nil else { return }
    chosenId = nil
    session.floor = session.venue?.floorStacks.first?.defaultFloor.id
  }
}
