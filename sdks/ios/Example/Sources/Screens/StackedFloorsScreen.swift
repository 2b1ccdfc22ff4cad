import Mezzanine
import SwiftUI

/// The floors of the building, drawn apart. A tap on one shows only that floor.
struct StackedFloorsScreen: View {
  let session: VenueSession
  @State private var isApart = true
  @State private var gapMeters = 12.0

  var body: some View {
    TopBar(title: "Stacked floors", stack: session.$stack)
    VenueMap(session, content: stackedFloors, onClick: show) { _ in
      VStack {
        Toggle("Draw the floors apart", isOn: $isApart)
        Picker("Distance", selection: $gapMeters) {
          ForEach([12.0, 24.0, 40.0], id: \.self) { Text("\(Int($0)) m").tag($0) }
        }
        .pickerStyle(.segmented)
      }
      .padding()
    }
  }

  @MapContentBuilder private var stackedFloors: [MapItem] {
    if isApart { StackedFloors(gapMeters: gapMeters, durationMs: 500) }
  }

  private func show(_ click: ClickDetail) {
    guard isApart else { return }
    session.floor = click.floorId
    isApart = false
  }
}
