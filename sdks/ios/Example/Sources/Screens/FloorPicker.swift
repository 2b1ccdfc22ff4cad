import Mezzanine
import SwiftUI

/// The floors of the building that is shown.
struct FloorPicker: View {
  let venue: Venue?
  @Binding var floor: String?

  var body: some View {
    if floors.count > 1 {
      ButtonRow {
        ForEach(floors) { choice in
          ActionButton(choice.shortName, accessibleName: choice.name) { floor = choice.id }
            .accessibilityAddTraits(choice.id == floor ? .isSelected : [])
        }
      }
    }
  }

  private var floors: [Floor] {
    let shown = floor.flatMap { venue?.floor($0) }
    return (shown?.floorStack ?? venue?.floorStacks.first)?.floors ?? []
  }
}
