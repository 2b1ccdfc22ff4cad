package io.github.mezzanine

/** The state that the host wants, the state that the page has, and the changes by users since then. */
internal class StateKeeper {
    /** The desired content of the map. */
    var wanted: MapState = MapState()

    /** The state that was sent to the page. */
    private var sent = MapState()

    /** Changes by users since the topic was sent (MP-25). */
    private var floor: FloorTopic? = null
    private var camera: CameraReport? = null
    private var step: Int? = null
    private var follow: FollowMode? = null

    /** Changes by users before the app was closed, until its venue is wanted. */
    private var saved: UserView? = null

    /** Whether the page has the whole state. */
    val isSent: Boolean
        get() = wanted == sent

    /** Wants a floor, even if the page was told the same one and users left it since. */
    fun showFloor(id: String) {
        wanted = wanted.copy(floor = FloorTopic(id))
        if (floor != null && floor != wanted.floor) sent = sent.copy(floor = null)
    }

    /** Returns what the page has to be told, or null if nothing has changed. */
    fun takeChange(): StateChange? {
        val changed = StateTopic.entries.filter { wanted[it] != sent[it] }
        if (changed.isEmpty()) return null
        forgetReported(changed)
        sent = wanted
        val isRestored = StateTopic.VENUE in changed && takeSaved()
        val next = if (isRestored) withReported() else wanted
        val topics = StateTopic.entries.filter { it in changed || next[it] != wanted[it] }
        val (replaced, reset) = topics.partition { next[it] != null }
        return StateChange(next.only(replaced.toSet()), reset.ifEmpty { null })
    }

    /** Returns the whole state for a page that knows nothing (MP-14), with what users changed. */
    fun takeAll(): StateChange? {
        takeChange()
        val state = withReported()
        return StateChange(state).takeIf { state != MapState() }
    }

    /** Changes by users, or null without a venue. */
    fun save(): UserView? {
        val source = wanted.venue?.source ?: return saved
        return UserView(fingerprintOf(source), floor, camera, step, follow)
    }

    /** Shows what users changed earlier when the same venue is wanted. */
    fun restore(view: UserView) {
        saved = view
    }

    /** Records what users changed. */
    fun onEvent(event: MapEvent) {
        when (event) {
            is MapEvent.FloorChange -> floor = FloorTopic(event.payload.floorId)
            is MapEvent.CameraChange -> camera = event.payload.camera
            is MapEvent.NavigationStep -> step = event.payload.index
            is MapEvent.FollowChange -> follow = event.payload.mode
            else -> Unit
        }
    }

    private fun withReported(): MapState {
        val isViewReported = camera != null || step != null
        return wanted.copy(
            floor = floor ?: wanted.floor,
            camera = camera?.let { CameraTopic(it.center, it.bearing, it.pitch, it.zoomLevel) } ?: wanted.camera,
            // Drawing the route again must not move the camera away from what users saw.
            route = wanted.route?.let { it.copy(step = step ?: it.step, fit = if (isViewReported) false else it.fit) },
            blueDot = wanted.blueDot?.let { dot -> dot.copy(follow = follow ?: dot.follow) },
        )
    }

    private fun takeSaved(): Boolean {
        val view = saved ?: return false
        saved = null
        if (view.venue != wanted.venue?.source?.let(::fingerprintOf)) return false
        floor = view.floor
        camera = view.camera
        step = view.step
        follow = view.follow
        return true
    }

    private fun forgetReported(topics: List<StateTopic>) {
        if (StateTopic.VENUE in topics && !isSameVenue(wanted.venue?.source, sent.venue?.source)) {
            floor = null
            camera = null
        }
        if (StateTopic.FLOOR in topics) floor = null
        if (StateTopic.CAMERA in topics) camera = null
        if (StateTopic.ROUTE in topics) step = null
        if (StateTopic.BLUE_DOT in topics && wanted.blueDot?.follow != sent.blueDot?.follow) follow = null
    }
}
