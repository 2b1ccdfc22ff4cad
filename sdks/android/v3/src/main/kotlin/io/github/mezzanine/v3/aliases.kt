@file:Suppress("DEPRECATION")

package io.github.mezzanine.v3

import io.github.mezzanine.v4.ActionType as ActionType4
import io.github.mezzanine.v4.BearingType as BearingType4
import io.github.mezzanine.v4.BlueDot as BlueDot4
import io.github.mezzanine.v4.BlueDotManager as BlueDotManager4
import io.github.mezzanine.v4.BlueDotPositionUpdate as BlueDotPositionUpdate4
import io.github.mezzanine.v4.CameraAnimation as CameraAnimation4
import io.github.mezzanine.v4.CameraControlsManager as CameraControlsManager4
import io.github.mezzanine.v4.CameraEasingMode as CameraEasingMode4
import io.github.mezzanine.v4.CameraManager as CameraManager4
import io.github.mezzanine.v4.CameraTargets as CameraTargets4
import io.github.mezzanine.v4.CameraTransform as CameraTransform4
import io.github.mezzanine.v4.Category as Category4
import io.github.mezzanine.v4.CollisionRank as CollisionRank4
import io.github.mezzanine.v4.CompletionCallback as CompletionCallback4
import io.github.mezzanine.v4.ConnectionPath as ConnectionPath4
import io.github.mezzanine.v4.Coordinate as Coordinate4
import io.github.mezzanine.v4.Coordinates as Coordinates4
import io.github.mezzanine.v4.DestinationSet as DestinationSet4
import io.github.mezzanine.v4.Directions as Directions4
import io.github.mezzanine.v4.ErrorCallback as ErrorCallback4
import io.github.mezzanine.v4.FlatLabelsManager as FlatLabelsManager4
import io.github.mezzanine.v4.FloatingLabelsManager as FloatingLabelsManager4
import io.github.mezzanine.v4.Focus as Focus4
import io.github.mezzanine.v4.FocusOn as FocusOn4
import io.github.mezzanine.v4.FocusPadding as FocusPadding4
import io.github.mezzanine.v4.Header as Header4
import io.github.mezzanine.v4.Instruction as Instruction4
import io.github.mezzanine.v4.InstructionAction as InstructionAction4
import io.github.mezzanine.v4.Journey as Journey4
import io.github.mezzanine.v4.JourneyManager as JourneyManager4
import io.github.mezzanine.v4.Location as Location4
import io.github.mezzanine.v4.MapGroup as MapGroup4
import io.github.mezzanine.v4.MapPoint as MapPoint4
import io.github.mezzanine.v4.Marker as Marker4
import io.github.mezzanine.v4.MarkerAnchor as MarkerAnchor4
import io.github.mezzanine.v4.MarkerManager as MarkerManager4
import io.github.mezzanine.v4.Navigable as Navigable4
import io.github.mezzanine.v4.Node as Node4
import io.github.mezzanine.v4.Path as Path4
import io.github.mezzanine.v4.PathManager as PathManager4
import io.github.mezzanine.v4.Polygon as Polygon4
import io.github.mezzanine.v4.Position as Position4
import io.github.mezzanine.v4.ReferencePosition as ReferencePosition4
import io.github.mezzanine.v4.ResultCallback as ResultCallback4
import io.github.mezzanine.v4.SearchManager as SearchManager4
import io.github.mezzanine.v4.SearchResult as SearchResult4
import io.github.mezzanine.v4.SearchResultCategory as SearchResultCategory4
import io.github.mezzanine.v4.SearchResultLocation as SearchResultLocation4
import io.github.mezzanine.v4.ShowVenue as ShowVenue4
import io.github.mezzanine.v4.State as State4
import io.github.mezzanine.v4.Tooltip as Tooltip4
import io.github.mezzanine.v4.Venue as Venue4
import io.github.mezzanine.v4.VenueMap as VenueMap4
import io.github.mezzanine.v4.Vortex as Vortex4

/** Kinds of actions, as in version 4. */
@Deprecated("Use InstructionAction.", ReplaceWith("InstructionAction", "io.github.mezzanine.InstructionAction"))
public typealias ActionType = ActionType4

/** Directions of turns, as in version 4. */
@Deprecated("Use Turn.", ReplaceWith("Turn", "io.github.mezzanine.Turn"))
public typealias BearingType = BearingType4

/** Options of the blue dot, as in version 4. */
@Deprecated("Use BlueDotTopic.", ReplaceWith("BlueDotTopic", "io.github.mezzanine.BlueDotTopic"))
public typealias BlueDot = BlueDot4

/** The blue dot of late releases of version 3, as in version 4. */
@Deprecated("Use BlueDotTopic.", ReplaceWith("BlueDotTopic", "io.github.mezzanine.BlueDotTopic"))
public typealias BlueDotManager = BlueDotManager4

/** The blue dot has moved, as in version 4. */
@Deprecated("Use PositionChange.", ReplaceWith("PositionChange", "io.github.mezzanine.PositionChange"))
public typealias BlueDotPositionUpdate = BlueDotPositionUpdate4

/** Duration and easing of an animation, as in version 4. */
@Deprecated("Use durationMs and easing of MapRequests.moveCamera.")
public typealias CameraAnimation = CameraAnimation4

/** Tilt and rotation of the map, as in version 4. */
@Deprecated("Use MapRequests.moveCamera, MapRequests.focusOn, and MapEvent.CameraChange.")
public typealias CameraControlsManager = CameraControlsManager4

/** Speed over an animation of the camera, as in version 4. */
@Deprecated("Use Easing.", ReplaceWith("Easing", "io.github.mezzanine.Easing"))
public typealias CameraEasingMode = CameraEasingMode4

/** Where the map is seen from, as in version 4. */
@Deprecated("Use MapRequests.moveCamera, MapRequests.focusOn, and MapEvent.CameraChange.")
public typealias CameraManager = CameraManager4

/** Targets that the camera can focus on, as in version 4. */
@Deprecated("Use a list of PlaceTarget.")
public typealias CameraTargets = CameraTargets4

/** Where the camera is and where it looks, as in version 4. */
@Deprecated("Use CameraState.", ReplaceWith("CameraState", "io.github.mezzanine.CameraState"))
public typealias CameraTransform = CameraTransform4

/** A category of locations, as in version 4. */
@Deprecated("Use Category.", ReplaceWith("Category", "io.github.mezzanine.Category"))
public typealias Category = Category4

/** Ranks of markers and tooltips, as in version 4. */
@Deprecated("Use Priority.", ReplaceWith("Priority", "io.github.mezzanine.Priority"))
public typealias CollisionRank = CollisionRank4

/** Gets the end of a call, as in version 4. */
@Deprecated("Calls of version 5 are suspending functions.")
public typealias CompletionCallback = CompletionCallback4

/** Look of connections of a path, as in version 4. */
@Deprecated("Connections have the color of the route.")
public typealias ConnectionPath = ConnectionPath4

/** A place on a map, in WGS84 degrees, as in version 4. */
@Deprecated("Use Coordinate.", ReplaceWith("Coordinate", "io.github.mezzanine.Coordinate"))
public typealias Coordinate = Coordinate4

/** Where a person is, as in version 4. */
@Deprecated("Use BlueDotPosition.", ReplaceWith("BlueDotPosition", "io.github.mezzanine.BlueDotPosition"))
public typealias Coordinates = Coordinates4

/** Several destinations for one route, as in version 4. */
@Deprecated("Pass a list of places to MapRequests.getDirections or RouteTopic.")
public typealias DestinationSet = DestinationSet4

/** A route and its instructions, as in version 4. */
@Deprecated("Use Directions.", ReplaceWith("Directions", "io.github.mezzanine.Directions"))
public typealias Directions = Directions4

/** Gets the errors of a map, as in version 4. */
@Deprecated("Collect MapEvent.Error from the events of MezzanineMapView.")
public typealias ErrorCallback = ErrorCallback4

/** Labels that lie on their polygon, as in version 4. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public typealias FlatLabelsManager = FlatLabelsManager4

/** Labels that face the viewer, as in version 4. */
@Deprecated("Use LabelsTopic.", ReplaceWith("LabelsTopic", "io.github.mezzanine.LabelsTopic"))
public typealias FloatingLabelsManager = FloatingLabelsManager4

/** Targets and options of `focusOn`, as in version 4. */
@Deprecated("Use the arguments of MapRequests.focusOn.")
public typealias Focus = Focus4

/** How the camera focuses, as in version 4. */
@Deprecated("Use the arguments of MapRequests.focusOn.")
public typealias FocusOn = FocusOn4

/** Pixels that views of the app cover at each edge, as in version 4. */
@Deprecated("Use ScreenOffsets.", ReplaceWith("ScreenOffsets", "io.github.mezzanine.ScreenOffsets"))
public typealias FocusPadding = FocusPadding4

/** A header of requests, as in version 4. */
@Deprecated("Add headers in a proxy, and pass its URL as baseUrl.")
public typealias Header = Header4

/** One step of directions, as in version 4. */
@Deprecated(
    "Use DirectionsInstruction.",
    ReplaceWith("DirectionsInstruction", "io.github.mezzanine.DirectionsInstruction"),
)
public typealias Instruction = Instruction4

/** The action at an instruction, as in version 4. */
@Deprecated("Use InstructionAction.", ReplaceWith("InstructionAction", "io.github.mezzanine.InstructionAction"))
public typealias InstructionAction = InstructionAction4

/** Options of a journey, as in version 4. */
@Deprecated("Use RouteTopic.", ReplaceWith("RouteTopic", "io.github.mezzanine.RouteTopic"))
public typealias Journey = Journey4

/** The journey of late releases of version 3, as in version 4. */
@Deprecated("Use RouteTopic.", ReplaceWith("RouteTopic", "io.github.mezzanine.RouteTopic"))
public typealias JourneyManager = JourneyManager4

/** A store, office, or amenity, as in version 4. */
@Deprecated("Use Location.", ReplaceWith("Location", "io.github.mezzanine.Location"))
public typealias Location = Location4

/** Maps above one another: a building, or the outdoor grounds, as in version 4. */
@Deprecated("Use FloorStack.", ReplaceWith("FloorStack", "io.github.mezzanine.FloorStack"))
public typealias MapGroup = MapGroup4

/** A point on a map: a node or a coordinate, as in version 4. */
@Deprecated("Use Coordinate.", ReplaceWith("Coordinate", "io.github.mezzanine.Coordinate"))
public typealias MapPoint = MapPoint4

/** Options of a marker, as in version 4. */
@Deprecated("Use MarkerItem.", ReplaceWith("MarkerItem", "io.github.mezzanine.MarkerItem"))
public typealias Marker = Marker4

/** Which point of a marker is at its place, as in version 4. */
@Deprecated("Use MarkerAnchor.", ReplaceWith("MarkerAnchor", "io.github.mezzanine.MarkerAnchor"))
public typealias MarkerAnchor = MarkerAnchor4

/** Markers of HTML, as in version 4. */
@Deprecated("Use MarkerItem.", ReplaceWith("MarkerItem", "io.github.mezzanine.MarkerItem"))
public typealias MarkerManager = MarkerManager4

/** A place of the venue that directions can start or end at, as in version 4. */
@Deprecated("Use PlaceTarget.", ReplaceWith("PlaceTarget", "io.github.mezzanine.PlaceTarget"))
public typealias Navigable = Navigable4

/** A point at which a polygon, location, or vortex is entered, as in version 4. */
@Deprecated("Use Door.", ReplaceWith("Door", "io.github.mezzanine.Door"))
public typealias Node = Node4

/** Look of paths and journeys, as in version 4. */
@Deprecated("Use ShapeItem or RouteTopic.")
public typealias Path = Path4

/** Lines on the map, as in version 4. */
@Deprecated("Use ShapeItem.", ReplaceWith("ShapeItem", "io.github.mezzanine.ShapeItem"))
public typealias PathManager = PathManager4

/** An area on a map, such as a room or a hallway, as in version 4. */
@Deprecated("Use Space.", ReplaceWith("Space", "io.github.mezzanine.Space"))
public typealias Polygon = Polygon4

/** A position as devices report it, as in version 4. */
@Deprecated("Use BlueDotPosition.", ReplaceWith("BlueDotPosition", "io.github.mezzanine.BlueDotPosition"))
public typealias Position = Position4

/** Where a location is for a walking person, as in version 4. */
@Deprecated("Use Side.", ReplaceWith("Side", "io.github.mezzanine.Side"))
public typealias ReferencePosition = ReferencePosition4

/** Gets the result of a call, as in version 4. */
@Deprecated("Calls of version 5 are suspending functions.")
public typealias ResultCallback<T> = ResultCallback4<T>

/** Text search in the venue, as in version 4. */
@Deprecated("Use MapRequests.search.")
public typealias SearchManager = SearchManager4

/** A search result, as in version 4. */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public typealias SearchResult = SearchResult4

/** A category search result, as in version 4. */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public typealias SearchResultCategory = SearchResultCategory4

/** A location search result, as in version 4. */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public typealias SearchResultLocation = SearchResultLocation4

/** How the venue is shown, as in version 4. */
@Deprecated("Use MapState.", ReplaceWith("MapState", "io.github.mezzanine.MapState"))
public typealias ShowVenue = ShowVenue4

/** Behavior of the map while the blue dot moves, as in version 4. */
@Deprecated("Use FollowMode.", ReplaceWith("FollowMode", "io.github.mezzanine.FollowMode"))
public typealias State = State4

/** Options of a tooltip, as in version 4. */
@Deprecated("Use MarkerContent.Tooltip.", ReplaceWith("MarkerContent.Tooltip", "io.github.mezzanine.MarkerContent"))
public typealias Tooltip = Tooltip4

/** A loaded venue, as in version 4. */
@Deprecated("Use Venue.", ReplaceWith("Venue", "io.github.mezzanine.Venue"))
public typealias Venue = Venue4

/** A map of the venue: one floor of a building, as in version 4. */
@Deprecated("Use Floor.", ReplaceWith("Floor", "io.github.mezzanine.Floor"))
public typealias VenueMap = VenueMap4

/** Stairs, an elevator, an escalator, or another way between maps, as in version 4. */
@Deprecated("Use Connection.", ReplaceWith("Connection", "io.github.mezzanine.Connection"))
public typealias Vortex = Vortex4
