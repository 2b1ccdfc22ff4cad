import MezzanineCore

/// One step of directions.
@available(*, deprecated, message: "Use MezzanineCore.DirectionsInstruction.")
public struct Instruction: Sendable, CustomStringConvertible {
  /// The version 5.0 instruction.
  public let v5: DirectionsInstruction
  /// The step as data, for icons and your own text.
  public let action: InstructionAction
  /// Where the step is.
  @available(*, deprecated, message: "Use DirectionsInstruction.coordinate.")
  public let node: Coordinate
  /// The location to turn at or to arrive at.
  @available(*, deprecated, message: "Use DirectionsInstruction.landmark.")
  public let atLocation: Location?
  /// The vortex to take.
  @available(*, deprecated, message: "Use DirectionsInstruction.connectionId.")
  public let atVortex: Vortex?

  /// The step as text, such as `Turn left at Lantern Coffee`.
  @available(*, deprecated, message: "Use DirectionsInstruction.text.")
  public var instruction: String { v5.text }

  /// Meters from this step to the next one.
  @available(*, deprecated, message: "Use DirectionsInstruction.distanceMeters.")
  public var distance: Double { v5.distanceMeters }

  /// The text.
  public var description: String { "Instruction(\(instruction))" }
}

/// The action at an instruction.
@available(*, deprecated, message: "Use MezzanineCore.InstructionAction.")
public struct InstructionAction: Sendable {
  /// Kind of action.
  @available(*, deprecated, message: "Use DirectionsInstruction.action.")
  public let type: ActionType
  /// Where to turn; only for turns.
  @available(*, deprecated, message: "Use DirectionsInstruction.turn.")
  public let bearing: BearingType?
  /// Side on which `atLocation` is; only where the venue names one.
  @available(*, deprecated, message: "Use DirectionsInstruction.side.")
  public let referencePosition: ReferencePosition?
  /// The map on which a vortex is entered; only for ``ActionType/TAKE_VORTEX``.
  @available(*, deprecated, message: "Use DirectionsInstruction.floorId.")
  public let fromMap: VenueMap?
  /// The map to which a vortex leads; only for ``ActionType/TAKE_VORTEX``.
  @available(*, deprecated, message: "Use DirectionsInstruction.toFloorId.")
  public let toMap: VenueMap?
}

/// Kinds of actions.
@available(*, deprecated, message: "Use MezzanineCore.InstructionAction.")
public enum ActionType: String, Sendable, CaseIterable {
  /// Start walking.
  case DEPARTURE
  /// Turn.
  case TURN
  /// Take stairs, an elevator, or another vortex.
  case TAKE_VORTEX
  /// Leave a vortex.
  case EXIT_VORTEX
  /// The destination is reached.
  case ARRIVAL

  init(_ action: MezzanineCore.InstructionAction) {
    self =
      switch action {
      case .depart: .DEPARTURE
      case .turn: .TURN
      case .take: .TAKE_VORTEX
      case .continue: .EXIT_VORTEX
      case .arrive: .ARRIVAL
      }
  }
}

/// Directions of turns.
@available(*, deprecated, message: "Use MezzanineCore.Turn.")
public enum BearingType: String, Sendable, CaseIterable {
  /// Straight ahead.
  case STRAIGHT
  /// Slightly to the left.
  case SLIGHT_LEFT
  /// To the left.
  case LEFT
  /// Slightly to the right.
  case SLIGHT_RIGHT
  /// To the right.
  case RIGHT
  /// Back.
  case BACK

  init(_ turn: Turn) {
    self =
      switch turn {
      case .slightLeft: .SLIGHT_LEFT
      case .left, .sharpLeft: .LEFT
      case .slightRight: .SLIGHT_RIGHT
      case .right, .sharpRight: .RIGHT
      }
  }
}

/// Where a location is, relative to a walking user.
@available(*, deprecated, message: "Use MezzanineCore.Side.")
public enum ReferencePosition: String, Sendable, CaseIterable {
  /// On the left.
  case LEFT
  /// On the right.
  case RIGHT
  /// Ahead.
  case AHEAD
  /// Behind.
  case BEHIND

  init(_ side: Side) {
    self =
      switch side {
      case .left: .LEFT
      case .right: .RIGHT
      case .ahead: .AHEAD
      case .behind: .BEHIND
      }
  }
}
