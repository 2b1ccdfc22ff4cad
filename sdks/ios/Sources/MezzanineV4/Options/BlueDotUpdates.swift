import MezzanineCore

/// The blue dot has moved.
@available(*, deprecated, message: "Use MezzanineCore.PositionChange.")
public struct BlueDotPositionUpdate: Sendable {
  /// The position.
  public let position: Position
  /// The map it is on.
  public let map: VenueMap
  /// The nearest node on that map.
  public let nearestNode: Node?
  /// Degrees clockwise from north; nil if it is unknown.
  public let bearing: Double?
}

/// The state of the blue dot has changed.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotStateChange.")
public struct BlueDotStateChange: Sendable, Hashable {
  /// The state now.
  public let state: BlueDotState
  /// Why it changed.
  public let reason: BlueDotStateReason
}

/// States of the blue dot.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotState.")
public enum BlueDotState: String, Sendable, CaseIterable {
  /// It is disabled.
  case HIDDEN
  /// It waits for the first position.
  case LISTENING
  /// It shows the current position.
  case ACTIVE
  /// It has no recent position and is gray.
  case UNCERTAIN
}

/// Reasons why the state of the blue dot changed.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotState.")
public enum BlueDotStateReason: String, Sendable, CaseIterable {
  /// `enable` or `disable` was called.
  case API
  /// A position came in.
  case POSITION_UPDATE
  /// No position came in for the time of `timeout`.
  case TIMEOUT
  /// The user does not allow positions.
  case DENIED
  /// The phone has no position.
  case UNAVAILABLE
}

/// Behavior of the map while the blue dot moves. It is not called `State`, because SwiftUI has a property wrapper of this
/// name.
@available(*, deprecated, message: "Use MezzanineCore.FollowMode.")
public enum ViewState: String, Sendable, CaseIterable {
  /// It stays where the user put it.
  case EXPLORE
  /// It follows the blue dot.
  case FOLLOW
}

/// The old state, and the reason for it.
@available(*, deprecated)
func stateChangeOf(_ state: MezzanineCore.BlueDotState) -> BlueDotStateChange {
  switch state {
  case .disabled: BlueDotStateChange(state: .HIDDEN, reason: .API)
  case .waiting: BlueDotStateChange(state: .LISTENING, reason: .API)
  case .active: BlueDotStateChange(state: .ACTIVE, reason: .POSITION_UPDATE)
  case .stale: BlueDotStateChange(state: .UNCERTAIN, reason: .TIMEOUT)
  case .denied: BlueDotStateChange(state: .UNCERTAIN, reason: .DENIED)
  case .unavailable: BlueDotStateChange(state: .UNCERTAIN, reason: .UNAVAILABLE)
  }
}
