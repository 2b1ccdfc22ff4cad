#if canImport(UIKit)
  import SwiftUI

  extension Route {
    /// Draws directions, whose current instruction is a binding.
    ///
    /// - Parameters:
    ///   - from: Origin; nothing is drawn without it.
    ///   - to: Destination, or several in order; nothing is drawn without one.
    ///   - step: Index of the current instruction. Taps on the route are written to it.
    ///   - options: Profile, for example step-free.
    ///   - color: CSS color of the line.
    ///   - widthPixels: Width of the line.
    ///   - fit: Whether to bring the route into view.
    ///   - markers: Whether to mark origin and destinations.
    ///   - animate: Whether the line moves.
    ///   - onRoute: Called with the directions, or with the reasons why there are none.
    public init(
      from: (any MapPlace)?, to: [any MapPlace], step: Binding<Int>, options: DirectionsOptions? = nil,
      color: String? = nil, widthPixels: Double? = nil, fit: Bool? = nil, markers: Bool? = nil, animate: Bool? = nil,
      onRoute: (@MainActor (DirectionsResult?) -> Void)? = nil
    ) {
      self.init(
        from: from, to: to, step: step.wrappedValue, options: options, color: color, widthPixels: widthPixels, fit: fit,
        markers: markers, animate: animate, onRoute: onRoute,
        onStep: { change in if step.wrappedValue != change.index { step.wrappedValue = change.index } })
    }
  }

  extension BlueDot {
    /// Shows a position, whose follow mode is a binding.
    ///
    /// - Parameters:
    ///   - position: The position; nil waits for one.
    ///   - follow: Whether the camera follows it. It becomes `none` when the user moves the map.
    ///   - color: CSS color.
    ///   - staleAfterMs: The dot turns gray after this many milliseconds without a position.
    ///   - otherFloor: How the dot looks if another floor is shown.
    ///   - onStateChange: Called when the state of the position changes.
    public init(
      _ position: BlueDotPosition?, follow: Binding<FollowMode>, color: String? = nil, staleAfterMs: Double? = nil,
      otherFloor: OtherFloor? = nil, onStateChange: (@MainActor (BlueDotStateChange) -> Void)? = nil
    ) {
      self.init(
        position, follow: follow.wrappedValue, color: color, staleAfterMs: staleAfterMs, otherFloor: otherFloor,
        onStateChange: onStateChange,
        onFollowChange: { change in if follow.wrappedValue != change.mode { follow.wrappedValue = change.mode } })
    }
  }

  extension Camera {
    /// Controls the camera by a binding, which follows gestures of users.
    ///
    /// - Parameters:
    ///   - view: Where the camera is; nil: where the map puts it.
    ///   - durationMs: How long it moves there; default: not at all.
    ///   - easing: How it speeds up and slows down.
    ///   - rules: Limits, gestures, and edges that views of the app cover.
    public init(
      _ view: Binding<CameraState?>, durationMs: Double? = nil, easing: Easing? = nil,
      rules: CameraRulesTopic? = nil
    ) {
      self.init(
        view.wrappedValue, durationMs: durationMs, easing: easing, rules: rules,
        onChange: { change in
          let seen = CameraState(
            center: change.camera.center, bearing: change.camera.bearing, pitch: change.camera.pitch,
            zoomLevel: change.camera.zoomLevel)
          if view.wrappedValue != seen { view.wrappedValue = seen }
        })
    }
  }
#endif
