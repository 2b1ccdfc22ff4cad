/// Names that blocks on the iOS 3.0 pages can use without declaring them.

import Foundation
import MezzanineV3

@MainActor var mapView: MapView { fatalError() }
var mall: Init { fatalError() }
var venue: Venue { fatalError() }
var cafe: Location { fatalError() }
var shop: Location { fatalError() }
var polygon: Polygon { fatalError() }
var token: String { fatalError() }
