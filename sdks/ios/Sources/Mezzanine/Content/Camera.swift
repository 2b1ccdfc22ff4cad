/// Controls the camera. The map follows the view whenever it changes. One per map.
///
/// ```swift
/// Camera(focus: [chosen], rules: CameraRulesTopic(screenOffsets: ScreenOffsets(bottom: 240)))
/// ```
public struct Camera: MapContent {
  private let topic: CameraTopic?
  private let focus: CameraFocus?
  private let rules: CameraRulesTopic?
  private let onChange: (@MainActor (CameraChange) -> Void)?

  /// Controls the camera.
  ///
  /// - Parameters:
  ///   - view: Where the camera is. Missing fields stay as they are.
  ///   - durationMs: How long it moves there; default: not at all.
  ///   - easing: How it speeds up and slows down.
  ///   - focus: Places and floors that are brought into view whenever they change. Ids that the venue does not have
  ///     are reported as errors of the map.
  ///   - focusDurationMs: How long that takes; default: 600 milliseconds.
  ///   - focusPaddingPixels: Space around them.
  ///   - rules: Limits, gestures, and edges that views of the app cover.
  ///   - onChange: Called when the camera stops, or in every frame with the reports of `rules`.
  public init(
    _ view: CameraState? = nil, durationMs: Double? = nil, easing: Easing? = nil, focus: [any MapPlace] = [],
    focusDurationMs: Double? = nil, focusPaddingPixels: Double? = nil, rules: CameraRulesTopic? = nil,
    onChange: (@MainActor (CameraChange) -> Void)? = nil
  ) {
    topic = view.map { view in
      CameraTopic(
        center: view.center, bearing: view.bearing, pitch: view.pitch, zoomLevel: view.zoomLevel,
        durationMs: durationMs, easing: easing)
    }
    self.focus =
      focus.isEmpty
      ? nil
      : CameraFocus(targets: focus.map(\.target), durationMs: focusDurationMs, paddingPixels: focusPaddingPixels)
    self.rules = rules
    self.onChange = onChange
  }

  /// The camera.
  public var content: [MapItem] {
    MapItem { draft in
      draft.set(topic, "Camera", to: \.camera)
      draft.state.cameraRules = rules
      draft.focus = focus
      draft.onEvent { event in
        if case .cameraChange(let change) = event { onChange?(change) }
      }
    }
  }
}
