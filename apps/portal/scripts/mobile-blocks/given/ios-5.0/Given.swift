/// Names that blocks on the iOS 5.0 pages can use without declaring them.

import Foundation
import Mezzanine

@MainActor var transport: any MapTransport { fatalError() }
@MainActor var session: MapSession { fatalError() }
@MainActor var map: MapView { fatalError() }
@MainActor var proxy: MapProxy { fatalError() }
var venue: Venue { fatalError() }
var source: VenueSource { fatalError() }
var cache: VenueCache { fatalError() }
var cafe: Location { fatalError() }
var shop: Location { fatalError() }
var desk: Space { fatalError() }
var entrance: Space { fatalError() }
var floor: Floor { fatalError() }
var food: MezzanineCore.Category { fatalError() }
var position: BlueDotPosition { fatalError() }
/// The server of the demo venues.
var server: String { "http://localhost:8080" }
var token: String { fatalError() }
