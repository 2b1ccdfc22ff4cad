import MezzanineCore

/// Options of a marker.
@available(*, deprecated, message: "Use MezzanineCore.MarkerItem.")
public struct Marker: Sendable, Hashable {
  /// A ``CollisionRank``, or a number from 0; default 2.
  @available(*, deprecated, message: "Use MarkerItem.priority.")
  public var rank: CollisionRank?
  /// Which point of the marker is at its place.
  public var anchor: MarkerAnchor

  /// Makes options.
  public init(rank: CollisionRank? = nil, anchor: MarkerAnchor = .CENTER) {
    self.rank = rank
    self.anchor = anchor
  }
}

/// Options of a tooltip.
@available(*, deprecated, message: "Use MezzanineCore.MarkerContent.Tooltip.")
public struct Tooltip: Sendable, Hashable {
  /// A ``CollisionRank``, or a number from 0; default 0, which yields to labels.
  @available(*, deprecated, message: "Use MarkerItem.priority.")
  public var collisionRank: CollisionRank

  /// Makes options.
  public init(collisionRank: CollisionRank = .low) {
    self.collisionRank = collisionRank
  }
}

/// A rank of markers and tooltips. The higher rank is shown if two overlap. A number can be written instead: `4.0`.
@available(*, deprecated, message: "Use MezzanineCore.Priority.")
public struct CollisionRank: Sendable, Hashable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  /// The number.
  public var value: Double

  /// Makes a rank of a number.
  public init(_ value: Double) {
    self.value = value
  }

  /// Makes a rank of a number such as `4.0`.
  public init(floatLiteral value: Double) {
    self.value = value
  }

  /// Makes a rank of a number such as `4`.
  public init(integerLiteral value: Int) {
    self.value = Double(value)
  }

  /// Hidden first.
  public static let low: CollisionRank = 0
  /// As labels.
  public static let medium: CollisionRank = 1
  /// As markers.
  public static let high: CollisionRank = 2
  /// Always shown, even over others.
  public static let alwaysVisible: CollisionRank = 3
}

/// Which point of a marker is at its place.
@available(*, deprecated, message: "Use MezzanineCore.MarkerAnchor.")
public enum MarkerAnchor: String, Sendable, CaseIterable {
  /// Center.
  case CENTER
  /// Middle of the top edge.
  case TOP
  /// Middle of the bottom edge.
  case BOTTOM
  /// Middle of the left edge.
  case LEFT
  /// Middle of the right edge.
  case RIGHT
  /// Top left corner.
  case TOP_LEFT
  /// Top right corner.
  case TOP_RIGHT
  /// Bottom left corner.
  case BOTTOM_LEFT
  /// Bottom right corner.
  case BOTTOM_RIGHT

  var v5: MezzanineCore.MarkerAnchor {
    switch self {
    case .CENTER: .center
    case .TOP: .top
    case .BOTTOM: .bottom
    case .LEFT: .left
    case .RIGHT: .right
    case .TOP_LEFT: .topLeft
    case .TOP_RIGHT: .topRight
    case .BOTTOM_LEFT: .bottomLeft
    case .BOTTOM_RIGHT: .bottomRight
    }
  }
}

/// The priority of version 5.0 for a rank: 0 is low, up to 1 medium, up to 2 high, above always.
@available(*, deprecated)
func priorityOf(_ name: String, _ rank: CollisionRank?) throws(MezzanineError) -> Priority? {
  guard let value = rank?.value else { return nil }
  try requireNumber(name, value, from: 0)
  if value > CollisionRank.high.value { return .always }
  if value > CollisionRank.medium.value { return .high }
  return value > CollisionRank.low.value ? .medium : .low
}
