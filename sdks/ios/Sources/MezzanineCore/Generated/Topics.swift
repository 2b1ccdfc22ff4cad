// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

extension MapState {
  /// Whether a topic has a value.
  func has(_ topic: StateTopic) -> Bool {
    switch topic {
    case .venue: venue != nil
    case .language: language != nil
    case .accessibility: accessibility != nil
    case .theme: theme != nil
    case .floor: floor != nil
    case .cameraRules: cameraRules != nil
    case .camera: camera != nil
    case .labels: labels != nil
    case .markers: markers != nil
    case .shapes: shapes != nil
    case .models: models != nil
    case .images: images != nil
    case .spaces: spaces != nil
    case .selection: selection != nil
    case .route: route != nil
    case .blueDot: blueDot != nil
    case .stack: stack != nil
    case .outdoor: outdoor != nil
    case .visibility: visibility != nil
    }
  }

  /// Whether a topic has the same value in another state.
  func isEqual(_ topic: StateTopic, in other: MapState) -> Bool {
    switch topic {
    case .venue: venue == other.venue
    case .language: language == other.language
    case .accessibility: accessibility == other.accessibility
    case .theme: theme == other.theme
    case .floor: floor == other.floor
    case .cameraRules: cameraRules == other.cameraRules
    case .camera: camera == other.camera
    case .labels: labels == other.labels
    case .markers: markers == other.markers
    case .shapes: shapes == other.shapes
    case .models: models == other.models
    case .images: images == other.images
    case .spaces: spaces == other.spaces
    case .selection: selection == other.selection
    case .route: route == other.route
    case .blueDot: blueDot == other.blueDot
    case .stack: stack == other.stack
    case .outdoor: outdoor == other.outdoor
    case .visibility: visibility == other.visibility
    }
  }

  /// The state with only these topics.
  func only(_ topics: Set<StateTopic>) -> MapState {
    var state = MapState()
    if topics.contains(.venue) { state.venue = venue }
    if topics.contains(.language) { state.language = language }
    if topics.contains(.accessibility) { state.accessibility = accessibility }
    if topics.contains(.theme) { state.theme = theme }
    if topics.contains(.floor) { state.floor = floor }
    if topics.contains(.cameraRules) { state.cameraRules = cameraRules }
    if topics.contains(.camera) { state.camera = camera }
    if topics.contains(.labels) { state.labels = labels }
    if topics.contains(.markers) { state.markers = markers }
    if topics.contains(.shapes) { state.shapes = shapes }
    if topics.contains(.models) { state.models = models }
    if topics.contains(.images) { state.images = images }
    if topics.contains(.spaces) { state.spaces = spaces }
    if topics.contains(.selection) { state.selection = selection }
    if topics.contains(.route) { state.route = route }
    if topics.contains(.blueDot) { state.blueDot = blueDot }
    if topics.contains(.stack) { state.stack = stack }
    if topics.contains(.outdoor) { state.outdoor = outdoor }
    if topics.contains(.visibility) { state.visibility = visibility }
    return state
  }
}
