import Mezzanine
import SwiftUI

/// Directions to a place, step by step.
struct DirectionsScreen: View {
  let session: VenueSession
  let destinationId: String
  let startId: String?
  @State private var step = 0
  @State private var result: DirectionsResult?

  var body: some View {
    TopBar(title: "Directions to \(nameOf(destination))", stack: session.$stack)
    VenueMap(session, content: route) { _ in
      HStack {
        Text(chosenStart == nil ? "From the entrance" : "From \(nameOf(chosenStart))")
        ActionButton("Change", accessibleName: "Change the start") {
          session.open(.search(destinationId: destinationId))
        }
      }
      if let result {
        if let directions = result.directions {
          steps(of: directions)
        } else {
          StatusText(reason(result.blockers))
        }
      } else {
        StatusText("Finding a route…")
      }
    }
  }

  private var destination: (any MapPlace)? { session.venue?.place(destinationId) }
  private var chosenStart: (any MapPlace)? { startId.flatMap { session.venue?.place($0) } }

  @MapContentBuilder private var route: [MapItem] {
    Route(
      from: chosenStart ?? session.venue?.entrance, to: [destination].compactMap { $0 }, step: $step,
      options: session.directionsOptions, onRoute: { result = $0 })
  }

  @ViewBuilder private func steps(of directions: Directions) -> some View {
    let count = directions.instructions.count
    Text("\(formatDistance(directions.distanceMeters)), \(formatDuration(directions.durationSeconds))")
    if directions.instructions.indices.contains(step) {
      StatusText("\(step + 1) of \(count): \(directions.instructions[step].text)")
    }
    HStack {
      ActionButton("Previous", accessibleName: "Previous instruction") { step -= 1 }.disabled(step == 0)
      ActionButton("Next", accessibleName: "Next instruction") { step += 1 }.disabled(step + 1 >= count)
    }
  }

  private func reason(_ blockers: [DirectionsBlocker]) -> String {
    blockers.isEmpty ? "There is no route." : blockers.map(\.text).joined(separator: " ")
  }
}
