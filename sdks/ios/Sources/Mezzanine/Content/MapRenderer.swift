/// Turns the content of a map into changes of its state. Content that says what users see already changes nothing, so
/// that bindings do not fight with gestures.
@MainActor final class MapRenderer {
  /// What one rendering asks for.
  struct Change {
    /// The desired content of the map.
    var state: MapState
    /// Topics that users see already, so that the page need not be told.
    var shown: Set<StateTopic>
    /// Content to bring into view, if that has changed.
    var focus: CameraFocus?
    /// Errors in the content, if that has changed.
    var errors: [MezzanineError]
  }

  private var last = MapState()
  private var focus: CameraFocus?
  private var errors: [MezzanineError] = []
  private var handlers: [@MainActor (MapEvent) -> Void] = []
  /// Content that users see.
  private var camera: CameraReport?
  private var floorId: String?

  /// Renders the content of a map.
  ///
  /// - Parameters:
  ///   - items: The content.
  ///   - base: What the map says besides.
  func render(_ items: [MapItem], base: MapState) -> Change {
    let draft = MapDraft(items, base: base)
    let state = draft.state
    if state.venue?.source != last.venue?.source {
      camera = nil
      floorId = nil
    }
    var shown: Set<StateTopic> = []
    if shows(state.camera) {
      shown.insert(.camera)
    } else if state.camera != last.camera {
      // Until the page reports again, users may see something else.
      camera = nil
    }
    if let floor = state.floor, floor.id == floorId {
      shown.insert(.floor)
    } else if state.floor != last.floor {
      floorId = nil
    }
    let change = Change(
      state: state,
      shown: shown,
      focus: draft.focus == focus ? nil : draft.focus,
      errors: draft.errors == errors ? [] : draft.errors)
    last = state
    focus = draft.focus
    errors = draft.errors
    handlers = draft.handlers
    return change
  }

  /// Hands an event to the content.
  func handle(_ event: MapEvent) {
    switch event {
    case .cameraChange(let change): camera = change.camera
    case .floorChange(let change): floorId = change.floorId
    default: break
    }
    for handle in handlers { handle(event) }
  }

  /// Whether users see a view already.
  private func shows(_ wanted: CameraTopic?) -> Bool {
    guard let wanted, let camera else { return false }
    return (wanted.center ?? camera.center) == camera.center
      && (wanted.bearing ?? camera.bearing) == camera.bearing
      && (wanted.pitch ?? camera.pitch) == camera.pitch
      && (wanted.zoomLevel ?? camera.zoomLevel) == camera.zoomLevel
  }
}
