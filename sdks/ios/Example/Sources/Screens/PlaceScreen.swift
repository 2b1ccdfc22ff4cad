import Mezzanine
import SwiftUI

/// A place: its position, and the venue's information about it.
struct PlaceScreen: View {
  let session: VenueSession
  let placeId: String

  var body: some View {
    TopBar(title: place == nil ? "Place" : nameOf(place), stack: session.$stack)
    VenueMap(
      session, content: highlights, onClick: { click in tappedPlaceId(click).map { session.open(.place(id: $0)) } }
    ) { _ in
      if place != nil {
        ActionButton("Directions") { session.open(.directions(destinationId: placeId)) }
        List {
          ForEach(lines, id: \.self) { Text($0) }
        }
      } else if session.venue != nil {
        StatusText("The venue no longer has this place.")
      }
    }
  }

  private var place: (any MapPlace)? { session.venue?.place(placeId) }

  @MapContentBuilder private var highlights: [MapItem] {
    if let place {
      Selection([place], focus: true)
      Marker(at: place, accessibleName: nameOf(place))
    }
  }

  private var lines: [String] {
    if let location = place as? Location { return linesOf(location) }
    guard let space = place as? Space else { return [] }
    return [space.floor.name, space.details].compactMap { $0 }
  }

  private func linesOf(_ location: Location) -> [String] {
    let texts: [String?] = [
      location.floors.map(\.name).joined(separator: ", "),
      location.categories.map(\.name).joined(separator: ", "),
      location.details,
      location.phone.map { "Phone: \($0)" },
      location.website.map { "Website: \($0.url)" },
    ]
    let hours = location.openingHours.map { "\($0.days.joined(separator: ", ")): \($0.opens) to \($0.closes)" }
    return texts.compactMap { $0 }.filter { !$0.isEmpty } + hours
  }
}
