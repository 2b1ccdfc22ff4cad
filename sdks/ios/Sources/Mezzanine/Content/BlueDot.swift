/// The position of the user. One per map. The app asks for permission and passes positions, for example those of
/// `locationUpdates`.
///
/// ```swift
/// BlueDot(position, follow: $follow)
/// ```
public struct BlueDot: MapContent {
  private let topic: BlueDotTopic
  private let onStateChange: (@MainActor (BlueDotStateChange) -> Void)?
  private let onFollowChange: (@MainActor (FollowChange) -> Void)?

  /// Shows a position.
  ///
  /// - Parameters:
  ///   - position: The position; nil waits for one. Without a heading, the dot has no arrow.
  ///   - follow: Whether the camera follows it.
  ///   - color: CSS color.
  ///   - staleAfterMs: The dot turns gray after this many milliseconds without a position.
  ///   - otherFloor: How the dot looks if another floor is shown.
  ///   - onStateChange: Called when the state of the position changes.
  ///   - onFollowChange: Called when the follow mode changes, for example because the user moved the map.
  public init(
    _ position: BlueDotPosition?, follow: FollowMode? = nil, color: String? = nil, staleAfterMs: Double? = nil,
    otherFloor: OtherFloor? = nil, onStateChange: (@MainActor (BlueDotStateChange) -> Void)? = nil,
    onFollowChange: (@MainActor (FollowChange) -> Void)? = nil
  ) {
    topic = BlueDotTopic(
      position: position, follow: follow, color: color, staleAfterMs: staleAfterMs, otherFloor: otherFloor)
    self.onStateChange = onStateChange
    self.onFollowChange = onFollowChange
  }

  /// The blue dot.
  public var content: [MapItem] {
    MapItem { draft in
      draft.set(topic, "BlueDot", to: \.blueDot)
      draft.onEvent { event in
        switch event {
        case .blueDotState(let change): onStateChange?(change)
        case .followChange(let change): onFollowChange?(change)
        default: break
        }
      }
    }
  }
}
