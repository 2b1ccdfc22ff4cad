// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

package io.github.mezzanine

/** Something that happened on the map. */
public sealed interface MapEvent {
    /** Something failed. With `replyTo`, the request with that id. */
    public data class Error(
        /** What happened. */
        public val payload: io.github.mezzanine.ErrorReport,
    ) : MapEvent

    /** The page needs a part of its program. */
    public data class PartNeeded(
        /** What happened. */
        public val payload: io.github.mezzanine.PartNeeded,
    ) : MapEvent

    /** The venue is loading. */
    public data class VenueProgress(
        /** What happened. */
        public val payload: io.github.mezzanine.VenueProgress,
    ) : MapEvent

    /** The venue is loaded, or its language has changed. */
    public data class VenueLoaded(
        /** What happened. */
        public val payload: io.github.mezzanine.VenueLoaded,
    ) : MapEvent

    /** The first frame is drawn. */
    public data class MapShown(
        /** What happened. */
        public val payload: io.github.mezzanine.MapShown,
    ) : MapEvent

    /** The user tapped the map. */
    public data class Click(
        /** What happened. */
        public val payload: io.github.mezzanine.ClickDetail,
    ) : MapEvent

    /** The view has moved. */
    public data class CameraChange(
        /** What happened. */
        public val payload: io.github.mezzanine.CameraChange,
    ) : MapEvent

    /** Another floor is shown. */
    public data class FloorChange(
        /** What happened. */
        public val payload: io.github.mezzanine.FloorChange,
    ) : MapEvent

    /** Floors are drawn apart or together. */
    public data class StackChange(
        /** What happened. */
        public val payload: io.github.mezzanine.StackChange,
    ) : MapEvent

    /** Focus on the map has moved. */
    public data class FocusChange(
        /** What happened. */
        public val payload: io.github.mezzanine.FocusChange,
    ) : MapEvent

    /** The route has changed. */
    public data class RouteChange(
        /** What happened. */
        public val payload: io.github.mezzanine.RouteChange,
    ) : MapEvent

    /** Another instruction of the route is current. */
    public data class NavigationStep(
        /** What happened. */
        public val payload: io.github.mezzanine.StepChange,
    ) : MapEvent

    /** The blue dot has moved. */
    public data class PositionChange(
        /** What happened. */
        public val payload: io.github.mezzanine.PositionChange,
    ) : MapEvent

    /** The state of the blue dot has changed. */
    public data class BlueDotState(
        /** What happened. */
        public val payload: io.github.mezzanine.BlueDotStateChange,
    ) : MapEvent

    /** The follow mode of the blue dot has changed. */
    public data class FollowChange(
        /** What happened. */
        public val payload: io.github.mezzanine.FollowChange,
    ) : MapEvent

    /** The outdoor map appeared or disappeared. */
    public data class OutdoorChange(
        /** What happened. */
        public val payload: io.github.mezzanine.OutdoorChange,
    ) : MapEvent

    /** The graphics context was lost; the map waits for it. */
    public data object ContextLost : MapEvent

    /** The map is drawn again. */
    public data object ContextRestored : MapEvent
}

/** Messages of the host. */
internal object HostMessages {
    /** Asks for `hello` again. */
    val connect: MessageType<Connect> = MessageType("connect", Connect.serializer())

    /** Starts a session. */
    val welcome: RequestType<Welcome, Session> =
        RequestType("welcome", Welcome.serializer(), Session.serializer())

    /** Changes what should be on the map. The reply is sent when the change is applied. */
    val setState: RequestType<StateChange, Empty> =
        RequestType("set-state", StateChange.serializer(), Empty.serializer())

    /** Directions without drawing them. */
    val getDirections: RequestType<DirectionsRequest, DirectionsResult> =
        RequestType("get-directions", DirectionsRequest.serializer(), DirectionsResult.serializer())

    /** The nearest of several places, by walking time. */
    val findNearest: RequestType<NearestRequest, NearestReply> =
        RequestType("find-nearest", NearestRequest.serializer(), NearestReply.serializer())

    /** Text search. */
    val search: RequestType<SearchRequest, SearchReply> =
        RequestType("search", SearchRequest.serializer(), SearchReply.serializer())

    /** Completions of a query. */
    val suggest: RequestType<SuggestRequest, SuggestReply> =
        RequestType("suggest", SuggestRequest.serializer(), SuggestReply.serializer())

    /** The straight distance between two places. */
    val measureDistance: RequestType<DistanceRequest, DistanceReply> =
        RequestType("measure-distance", DistanceRequest.serializer(), DistanceReply.serializer())

    /** The space at a coordinate. */
    val findSpace: RequestType<SpaceAtRequest, SpaceAtReply> =
        RequestType("find-space", SpaceAtRequest.serializer(), SpaceAtReply.serializer())

    /** An image or another file of the venue. */
    val getAsset: RequestType<AssetRequest, AssetReply> =
        RequestType("get-asset", AssetRequest.serializer(), AssetReply.serializer())

    /** The outline of an entity. */
    val getGeometry: RequestType<GeometryRequest, GeometryReply> =
        RequestType("get-geometry", GeometryRequest.serializer(), GeometryReply.serializer())

    /** Positions along directions, for tests and demos. */
    val simulateWalk: RequestType<SimulateWalkRequest, SimulateWalkReply> =
        RequestType("simulate-walk", SimulateWalkRequest.serializer(), SimulateWalkReply.serializer())

    /** The view. */
    val getCamera: RequestType<Empty, CameraReport> =
        RequestType("get-camera", Empty.serializer(), CameraReport.serializer())

    /** Moves the camera. The reply is sent when it stops. */
    val moveCamera: RequestType<CameraMove, MotionReply> =
        RequestType("move-camera", CameraMove.serializer(), MotionReply.serializer())

    /** Brings places into view. The reply is sent when the camera stops. */
    val focusOn: RequestType<FocusRequest, MotionReply> =
        RequestType("focus-on", FocusRequest.serializer(), MotionReply.serializer())

    /** The appearance of a space. */
    val getSpaceState: RequestType<SpaceStateRequest, SpaceStateReply> =
        RequestType("get-space-state", SpaceStateRequest.serializer(), SpaceStateReply.serializer())

    /** Things that can be focused on the map. */
    val getThings: RequestType<Empty, ThingsReply> =
        RequestType("get-things", Empty.serializer(), ThingsReply.serializer())

    /** Presses something on the map, as a tap does. */
    val pressThing: RequestType<PressRequest, Empty> =
        RequestType("press-thing", PressRequest.serializer(), Empty.serializer())

    /** The view as text. */
    val saveView: RequestType<SaveViewRequest, ViewReply> =
        RequestType("save-view", SaveViewRequest.serializer(), ViewReply.serializer())

    /** Shows a saved view. The reply is sent when the camera stops. */
    val restoreView: RequestType<RestoreViewRequest, MotionReply> =
        RequestType("restore-view", RestoreViewRequest.serializer(), MotionReply.serializer())

    /** A part of the program of the page, after `part-needed`. */
    val givePart: RequestType<PartRequest, Empty> =
        RequestType("give-part", PartRequest.serializer(), Empty.serializer())

    /** The reply is sent when everything is drawn and nothing moves. */
    val whenIdle: RequestType<Empty, Empty> =
        RequestType("when-idle", Empty.serializer(), Empty.serializer())

    /** Every message, by type. */
    val byType: Map<String, MessageType<*>> =
        listOf<MessageType<*>>(
            connect,
            welcome,
            setState,
            getDirections,
            findNearest,
            search,
            suggest,
            measureDistance,
            findSpace,
            getAsset,
            getGeometry,
            simulateWalk,
            getCamera,
            moveCamera,
            focusOn,
            getSpaceState,
            getThings,
            pressThing,
            saveView,
            restoreView,
            givePart,
            whenIdle,
        ).associateBy { it.type }
}

/** Events of the page for apps, by type. */
internal val eventTypes: Map<String, EventType<*>> =
    mapOf(
        "error" to EventType(ErrorReport.serializer()) { MapEvent.Error(it) },
        "part-needed" to EventType(PartNeeded.serializer()) { MapEvent.PartNeeded(it) },
        "venue-progress" to EventType(VenueProgress.serializer()) { MapEvent.VenueProgress(it) },
        "venue-loaded" to EventType(VenueLoaded.serializer()) { MapEvent.VenueLoaded(it) },
        "map-shown" to EventType(MapShown.serializer()) { MapEvent.MapShown(it) },
        "click" to EventType(ClickDetail.serializer()) { MapEvent.Click(it) },
        "camera-change" to EventType(CameraChange.serializer()) { MapEvent.CameraChange(it) },
        "floor-change" to EventType(FloorChange.serializer()) { MapEvent.FloorChange(it) },
        "stack-change" to EventType(StackChange.serializer()) { MapEvent.StackChange(it) },
        "focus-change" to EventType(FocusChange.serializer()) { MapEvent.FocusChange(it) },
        "route-change" to EventType(RouteChange.serializer()) { MapEvent.RouteChange(it) },
        "navigation-step" to EventType(StepChange.serializer()) { MapEvent.NavigationStep(it) },
        "position-change" to EventType(PositionChange.serializer()) { MapEvent.PositionChange(it) },
        "blue-dot-state" to EventType(BlueDotStateChange.serializer()) { MapEvent.BlueDotState(it) },
        "follow-change" to EventType(FollowChange.serializer()) { MapEvent.FollowChange(it) },
        "outdoor-change" to EventType(OutdoorChange.serializer()) { MapEvent.OutdoorChange(it) },
        "context-lost" to EventType(Empty.serializer()) { MapEvent.ContextLost },
        "context-restored" to EventType(Empty.serializer()) { MapEvent.ContextRestored },
    )
