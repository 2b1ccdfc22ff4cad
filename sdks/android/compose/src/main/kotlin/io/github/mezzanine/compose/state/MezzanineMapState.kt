package io.github.mezzanine.compose

import androidx.compose.runtime.Stable
import androidx.compose.runtime.getValue
import androidx.compose.runtime.mutableStateOf
import androidx.compose.runtime.saveable.Saver
import androidx.compose.runtime.saveable.mapSaver
import androidx.compose.runtime.setValue
import androidx.compose.runtime.snapshots.Snapshot
import io.github.mezzanine.CameraReport
import io.github.mezzanine.CameraTopic
import io.github.mezzanine.ColorScheme
import io.github.mezzanine.ErrorCode
import io.github.mezzanine.ErrorReport
import io.github.mezzanine.Floor
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapState
import io.github.mezzanine.MapStatus
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.SelectionTopic
import io.github.mezzanine.StateTopic
import io.github.mezzanine.Venue
import io.github.mezzanine.VenueSource
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.channelFlow
import kotlinx.coroutines.flow.collectLatest
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.merge
import kotlinx.coroutines.launch

/**
 * What a [MezzanineMap] shows, and what users did there. Hoist it with [rememberMezzanineMapState]: it
 * survives rotation and the end of the process, and screens without a map may read the venue of it.
 *
 * Belongs to one map at a time, and to the main thread. Its properties are state that composables observe.
 *
 * @param source where the venue comes from; null: no venue yet. It is not saved, as it may have credentials.
 * @param floorId id of the first floor; default: the venue's choice
 * @param camera the first view; default: fits the floor, or several buildings
 * @param selection highlighted places
 */
@Stable
public class MezzanineMapState(
    source: VenueSource? = null,
    floorId: String? = null,
    camera: CameraTopic? = null,
    selection: SelectionTopic? = null,
) {
    private val host = MutableStateFlow<MapHost?>(null)
    private val reports = MutableSharedFlow<MapEvent>(extraBufferCapacity = REPORTS)
    private var content = MapState()
    private var shownFloorId by mutableStateOf<String?>(null)

    /** Changes by users, for the next map. */
    private var userView: String? = null

    internal val firstCamera: CameraTopic? = camera
    internal var wantedFloorId: String? by mutableStateOf(floorId)
        private set

    /** Counts the calls of [reload]. */
    internal var reloads: Int by mutableStateOf(0)
        private set

    private var givenSource by mutableStateOf(source)
    private var hostError by mutableStateOf<MezzanineException?>(null)
    private var venueError by mutableStateOf<MezzanineException?>(null)

    /** What [Camera] brought into view last, so that the next map does not do it again. */
    internal var focused: String? = null

    /** The color scheme of the map, or null before its content is known. */
    internal var scheme: ColorScheme? by mutableStateOf(null)
        private set

    /**
     * Where the venue comes from. Another token for the same venue does not load it again. The same source
     * again does nothing: call [reload] to try again.
     */
    public var source: VenueSource?
        get() = givenSource
        set(value) {
            // Composables that set it must not be composed again when others do.
            if (value == Snapshot.withoutReadObservation { givenSource }) return
            givenSource = value
            // The error was about the previous venue.
            venueError = null
        }

    /** The loaded venue, or null while there is none. It stays while no map is on screen. */
    public var venue: Venue? by mutableStateOf(null)
        private set

    /** Whether the first frame of the map is drawn. */
    public var isMapShown: Boolean by mutableStateOf(false)
        private set

    /** Whether the page responds. */
    public var status: MapStatus by mutableStateOf(MapStatus.CONNECTING)
        private set

    /** Why there is no map, or null. Errors of a map that is shown are events. */
    public val error: MezzanineException?
        get() = hostError ?: venueError

    /**
     * Id of the floor that is shown, or null while unknown. Set it to show another floor. It follows users who
     * change the floor.
     */
    public var floorId: String?
        get() = shownFloorId ?: wantedFloorId
        set(value) {
            wantedFloorId = value
            shownFloorId = value
            // The state may already contain the floor, although users have left it.
            if (value != null) host.value?.showFloor(value)
        }

    /** The floor that is shown, or null while unknown. */
    public val floor: Floor?
        get() = floorId?.let { venue?.getFloor(it) }

    /** The view, or null before the first frame. `requests.moveCamera` moves it. */
    public var camera: CameraReport? by mutableStateOf(null)
        private set

    /** Highlighted places, or null. [Selection] in the content of the map replaces it. */
    public var selection: SelectionTopic? by mutableStateOf(selection)

    /**
     * Requests of data and of the camera.
     *
     * @throws MezzanineException `not-possible` while no map is on screen. [awaitRequests] waits for one.
     */
    public val requests: MapRequests
        get() =
            host.value?.requests ?: throw MezzanineException(
                ErrorCode.NOT_POSSIBLE,
                "requests was called without a map on screen. Expected a MezzanineMap with this state. " +
                    "Call awaitRequests() to wait for it.",
            )

    /** Events of the map. Collect it as long as you like: it continues with the next map. */
    public val events: Flow<MapEvent> =
        channelFlow { host.collectLatest { current -> current?.let { merge(it.events, reports).collect(::send) } } }

    /** Waits for a map on screen, and returns its requests. */
    public suspend fun awaitRequests(): MapRequests = host.filterNotNull().first().requests

    /** Loads the map again, for example after an [error]. It shows what it did before. */
    public fun reload() {
        hostError = null
        venueError = null
        reloads++
    }

    /** Sends the content to the map. */
    internal fun show(content: MapState) {
        this.content = content
        scheme = content.theme?.scheme
        host.value?.show(content)
    }

    /** Connects a map. */
    internal fun attach(next: MapHost) {
        if (host.value != null) {
            throw MezzanineException(
                ErrorCode.NOT_POSSIBLE,
                "Two MezzanineMap on screen have the same state. Expected one state for each map. " +
                    "Call rememberMezzanineMapState for each.",
            )
        }
        userView?.let(next::restoreUserView)
        next.show(content)
        // A reused map may have shown another venue.
        if (next.venue.value != null) {
            shownFloorId = next.shownFloorId ?: shownFloorId
            camera = next.shownCamera ?: camera
        }
        host.value = next
        hostError = null
    }

    /** Disconnects the map. */
    internal fun detach(last: MapHost) {
        if (host.value !== last) return
        userView = last.saveUserView()
        host.value = null
        isMapShown = false
    }

    /** Follows a map until it is canceled. */
    internal suspend fun follow(
        current: MapHost,
        onEvent: (MapEvent) -> Unit,
    ) {
        coroutineScope {
            launch { current.status.collect { status = it } }
            launch { current.isMapShown.collect { isMapShown = it } }
            launch {
                var hadVenue = false
                current.venue.collect { next ->
                    if (next != null || hadVenue) onVenue(next)
                    hadVenue = next != null
                }
            }
            merge(current.events, reports).collect {
                note(it)
                onEvent(it)
            }
        }
    }

    /** Reports an error that no call of the app waits for. */
    internal fun report(cause: MezzanineException) {
        // A closed map reports nothing, and after a lost page, the next one restores the view.
        if (cause.code == ErrorCode.PAGE_LOST || cause.code == ErrorCode.CLOSED) return
        reports.tryEmit(MapEvent.Error(ErrorReport(cause.code, cause.message.orEmpty())))
    }

    /** Records that a map cannot be created. */
    internal fun fail(cause: MezzanineException) {
        hostError = cause
    }

    /** Values that a screen has to keep: primitives and lists of them. */
    internal fun save(): Map<String, Any?> =
        mapOf(
            USER_VIEW to (host.value?.saveUserView() ?: userView),
            FLOOR to wantedFloorId,
            SHOWN_FLOOR to shownFloorId,
            SPACES to selection?.spaceIds?.let(::ArrayList),
            LOCATIONS to selection?.locationIds?.let(::ArrayList),
            COLOR to selection?.color,
            FOCUSED to focused,
        )

    private fun restore(saved: Map<String, Any?>) {
        userView = saved[USER_VIEW] as? String
        wantedFloorId = saved[FLOOR] as? String
        shownFloorId = saved[SHOWN_FLOOR] as? String
        focused = saved[FOCUSED] as? String
        val spaces = textsOf(saved[SPACES])
        val locations = textsOf(saved[LOCATIONS])
        // The places were already brought into view, and users may have left them since.
        if (spaces != null || locations != null) selection = SelectionTopic(spaces, locations, saved[COLOR] as? String)
    }

    private fun onVenue(next: Venue?) {
        if (next == null) {
            // Another venue has other floors and places.
            shownFloorId = null
            camera = null
        } else {
            venueError = null
        }
        venue = next
    }

    private fun note(event: MapEvent) {
        when (event) {
            is MapEvent.FloorChange -> shownFloorId = event.payload.floorId
            is MapEvent.CameraChange -> camera = event.payload.camera
            is MapEvent.MapShown -> {
                shownFloorId = event.payload.floorId
                camera = event.payload.camera
                venueError = null
            }
            is MapEvent.Error -> if (isFatal(event.payload)) venueError = exceptionOf(event)
            else -> Unit
        }
    }

    private fun isFatal(report: ErrorReport) =
        !isMapShown && (report.topic == null || report.topic == StateTopic.VENUE)

    public companion object {
        /**
         * Saves the floor, the view, the selection, the instruction of the route, and how the camera follows
         * the blue dot.
         */
        public val Saver: Saver<MezzanineMapState, *> = saverOf { MezzanineMapState() }

        /** A saver that gives restored states what is not saved. */
        internal fun saverOf(create: () -> MezzanineMapState): Saver<MezzanineMapState, *> =
            mapSaver(save = { it.save() }, restore = { saved -> create().also { it.restore(saved) } })
    }
}

/** The error of an event. */
internal fun exceptionOf(event: MapEvent.Error): MezzanineException =
    MezzanineException(event.payload.code, event.payload.message)

private fun textsOf(saved: Any?): List<String>? = (saved as? List<*>)?.filterIsInstance<String>()

private const val USER_VIEW = "view"
private const val FLOOR = "floor"
private const val SHOWN_FLOOR = "shownFloor"
private const val SPACES = "spaces"
private const val LOCATIONS = "locations"
private const val COLOR = "color"
private const val FOCUSED = "focused"
private const val REPORTS = 16
