import MezzanineV4

/// Kinds of actions, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.InstructionAction.")
public typealias ActionType = MezzanineV4.ActionType

/// Directions of turns, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Turn.")
public typealias BearingType = MezzanineV4.BearingType

/// Options of the blue dot, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotTopic.")
public typealias BlueDot = MezzanineV4.BlueDot

/// The blue dot of late releases of version 3.0, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotTopic.")
public typealias BlueDotManager = MezzanineV4.BlueDotManager

/// The blue dot has moved, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.PositionChange.")
public typealias BlueDotPositionUpdate = MezzanineV4.BlueDotPositionUpdate

/// Duration and easing of an animation, as in version 4.0.
@available(*, deprecated, message: "Use durationMs and easing of MapRequests.moveCamera.")
public typealias CameraAnimation = MezzanineV4.CameraAnimation

/// Where the camera is and where it looks, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.CameraState.")
public typealias CameraConfiguration = MezzanineV4.CameraConfiguration

/// Tilt and rotation of the map, as in version 4.0.
@available(*, deprecated, message: "Use MapRequests.moveCamera.")
public typealias CameraControlsManager = MezzanineV4.CameraControlsManager

/// Speed over an animation of the camera, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Easing.")
public typealias CameraEasingMode = MezzanineV4.CameraEasingMode

/// Where the map is seen from, as in version 4.0.
@available(*, deprecated, message: "Use MapRequests.moveCamera.")
public typealias CameraManager = MezzanineV4.CameraManager

/// Targets that the camera can focus on, as in version 4.0.
@available(*, deprecated, message: "Use an array of MezzanineCore.PlaceTarget.")
public typealias CameraTargets = MezzanineV4.CameraTargets

/// A category of locations, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Category.")
public typealias Category = MezzanineV4.Category

/// A rank of markers and tooltips, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Priority.")
public typealias CollisionRank = MezzanineV4.CollisionRank

/// Look of connections of a path, as in version 4.0.
@available(*, deprecated, message: "Use RouteTopic.color.")
public typealias ConnectionPath = MezzanineV4.ConnectionPath

/// A place on a map, in WGS84 degrees, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Coordinate.")
public typealias Coordinate = MezzanineV4.Coordinate

/// Where a user is, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotPosition.")
public typealias Coordinates = MezzanineV4.Coordinates

/// Several destinations for one route, as in version 4.0.
@available(*, deprecated, message: "Use an array of places.")
public typealias DestinationSet = MezzanineV4.DestinationSet

/// A route and its instructions, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Directions.")
public typealias Directions = MezzanineV4.Directions

/// Labels that lie on their polygon, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
public typealias FlatLabelManager = MezzanineV4.FlatLabelManager

/// Labels that face the viewer, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.LabelsTopic.")
public typealias FloatingLabelManager = MezzanineV4.FloatingLabelManager

/// Targets and options of `focusOn`, as in version 4.0.
@available(*, deprecated, message: "Use the arguments of MapRequests.focus.")
public typealias Focus = MezzanineV4.Focus

/// How the camera focuses, as in version 4.0.
@available(*, deprecated, message: "Use the arguments of MapRequests.focus.")
public typealias FocusOnOptions = MezzanineV4.FocusOnOptions

/// Points that views of the app cover at each edge, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.ScreenOffsets.")
public typealias FocusPadding = MezzanineV4.FocusPadding

/// A header of requests, as in version 4.0.
@available(*, deprecated, message: "Use a proxy that adds headers.")
public typealias Header = MezzanineV4.Header

/// One step of directions, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.DirectionsInstruction.")
public typealias Instruction = MezzanineV4.Instruction

/// The action at an instruction, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.InstructionAction.")
public typealias InstructionAction = MezzanineV4.InstructionAction

/// Options of a journey, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.RouteTopic.")
public typealias Journey = MezzanineV4.Journey

/// The route that is drawn on the map, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.RouteTopic.")
public typealias JourneyManager = MezzanineV4.JourneyManager

/// A store, office, or amenity, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Location.")
public typealias Location = MezzanineV4.Location

/// Maps above one another, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.FloorStack.")
public typealias MapGroup = MezzanineV4.MapGroup

/// A point on a map, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Coordinate.")
public typealias MapPoint = MezzanineV4.MapPoint

/// Options of a marker, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.MarkerItem.")
public typealias Marker = MezzanineV4.Marker

/// Which point of a marker is at its place, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.MarkerAnchor.")
public typealias MarkerAnchor = MezzanineV4.MarkerAnchor

/// A place of the venue that directions can start or end at, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.PlaceTarget.")
public typealias Navigable = MezzanineV4.Navigable

/// A point at which a polygon, location, or vortex is entered, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Door.")
public typealias Node = MezzanineV4.Node

/// Look of paths and journeys, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.ShapeItem.")
public typealias Path = MezzanineV4.Path

/// Lines on the map, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.ShapeItem.")
public typealias PathManager = MezzanineV4.PathManager

/// An area on a map, such as a room or a hallway, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Space.")
public typealias Polygon = MezzanineV4.Polygon

/// A position as devices report it, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.BlueDotPosition.")
public typealias Position = MezzanineV4.Position

/// Where a location is for a walking user, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Side.")
public typealias ReferencePosition = MezzanineV4.ReferencePosition

/// Text search in the venue, as in version 4.0.
@available(*, deprecated, message: "Use MapRequests.search.")
public typealias SearchManager = MezzanineV4.SearchManager

/// A search result, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public typealias SearchResult = MezzanineV4.SearchResult

/// A category search result, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public typealias SearchResultCategory = MezzanineV4.SearchResultCategory

/// A location search result, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.SearchHit.")
public typealias SearchResultLocation = MezzanineV4.SearchResultLocation

/// How the venue is shown, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.MapState.")
public typealias ShowVenue = MezzanineV4.ShowVenue

/// Options of a tooltip, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.MarkerContent.Tooltip.")
public typealias Tooltip = MezzanineV4.Tooltip

/// A loaded venue, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Venue.")
public typealias Venue = MezzanineV4.Venue

/// A map of the venue: one floor of a building, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Floor.")
public typealias VenueMap = MezzanineV4.VenueMap

/// Behavior of the map while the blue dot moves, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.FollowMode.")
public typealias ViewState = MezzanineV4.ViewState

/// Stairs, an elevator, or another way between maps, as in version 4.0.
@available(*, deprecated, message: "Use MezzanineCore.Connection.")
public typealias Vortex = MezzanineV4.Vortex

/// An option or call that version 5.0 has nothing for, as in version 4.0.
public typealias NoSuccessor = MezzanineV4.NoSuccessor

/// Listens to reports about options and calls that no longer have an effect. Each name is reported once in an app.
/// Reports made earlier are passed on immediately. Without a listener, reports are printed.
///
/// - Parameter listener: Called with each report.
/// - Returns: Call it to stop listening.
@discardableResult
@MainActor public func onNoSuccessor(
  _ listener: @escaping @MainActor (NoSuccessor) -> Void
) -> @MainActor () -> Void {
  MezzanineV4.onNoSuccessor(listener)
}
