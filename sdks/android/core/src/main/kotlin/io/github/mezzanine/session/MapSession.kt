package io.github.mezzanine

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.channels.BufferOverflow
import kotlinx.coroutines.flow.MutableSharedFlow
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.asSharedFlow
import kotlinx.coroutines.flow.asStateFlow
import kotlinx.coroutines.launch
import kotlinx.coroutines.yield
import java.io.IOException

/**
 * A map in a page, and its venue as data. Say what should be on the map with [state], and the session
 * sends what has changed. If the page is lost, the session restores the map.
 *
 * ```
 * val session = MapSession(transport, Dispatchers.Main)
 * session.state = MapState(venue = VenueTopic(VenueSource.Access(server, "mall", token)))
 * val venue = session.loadedVenue()
 * session.update { it.copy(floor = FloorTopic(venue.floors.first().id)) }
 * ```
 *
 * All members belong to the thread that created the session, the main thread in an app. Calls from
 * other threads fail with [ErrorCode.NOT_POSSIBLE]. A [Venue] may be read on any thread.
 *
 * @param transport the way to the page; the session closes it
 * @param dispatcher runs coroutines on the thread that creates the session, such as `Dispatchers.Main`
 */
public class MapSession
    @JvmOverloads
    constructor(
        transport: MapTransport,
        dispatcher: CoroutineDispatcher,
        private val options: MapSessionOptions = MapSessionOptions(),
    ) : AutoCloseable {
        private val thread = Thread.currentThread()
        private val scope = CoroutineScope(SupervisorJob() + dispatcher)
        private val keeper = StateKeeper()
        private val eventFlow =
            MutableSharedFlow<MapEvent>(
                extraBufferCapacity = EVENT_BUFFER,
                onBufferOverflow = BufferOverflow.DROP_OLDEST,
            )
        private val venueFlow = MutableStateFlow<Venue?>(null)
        private val mapShownFlow = MutableStateFlow(false)
        private val connection = PageConnection(transport, PageHandler())

        /** The flush that is scheduled, if the state has changed. */
        private var flush: Job? = null

        /** Completes when the venue of the state is loaded. */
        private var loading = CompletableDeferred<Venue>()

        /** Completes when the page has applied what was sent last. */
        private var applied = CompletableDeferred(Unit)

        /** Whether the page is reloaded for the server of another venue. */
        private var isMoving = false

        /** Events of the map. A collector that is more than 1,000 events behind misses the oldest. */
        public val events: SharedFlow<MapEvent> = eventFlow.asSharedFlow()

        /** The loaded venue, or null while there is none. */
        public val venue: StateFlow<Venue?> = venueFlow.asStateFlow()

        /** Whether the first frame of the map is drawn. */
        public val isMapShown: StateFlow<Boolean> = mapShownFlow.asStateFlow()

        /** Whether the page responds. */
        public val status: StateFlow<MapStatus> = connection.status.asStateFlow()

        /**
         * The desired content of the map. Set it as often as you like: changes of one turn of the thread are sent
         * together, and topics that stay equal are not sent.
         */
        public var state: MapState
            get() {
                requireThread("state")
                return keeper.wanted
            }
            set(value) {
                requireOpen("state")
                if (!isSameVenue(value.venue?.source, keeper.wanted.venue?.source)) forgetVenue()
                if (value.venue != keeper.wanted.venue && venue.value == null) expectVenue()
                keeper.wanted = value
                if (status.value != MapStatus.CONNECTED || !moveToServer()) scheduleFlush()
            }

        /** Requests of data and of the camera. */
        public val requests: MapRequests = MapRequests(this)

        init {
            connection.open()
        }

        /** Changes [state]. */
        public inline fun update(change: (MapState) -> MapState) {
            state = change(state)
        }

        /**
         * Shows a floor, and names it in [state]. Setting [state] to the floor that it names already does not
         * bring users back who left it. This call does.
         */
        public fun showFloor(id: String) {
            requireOpen("showFloor")
            keeper.showFloor(id)
            scheduleFlush()
        }

        /**
         * Loads the page again. The map is restored. Call it to try again after a venue could not be loaded:
         * setting [state] to the same venue sends nothing.
         */
        public fun reload() {
            requireOpen("reload")
            if (venue.value == null) expectVenue()
            connection.reload()
        }

        /**
         * Waits until the venue of [state] is loaded. Without a venue in [state], waits for one.
         *
         * @throws MezzanineException the error of a venue that could not be loaded, until [reload] or another venue in
         * [state]
         */
        public suspend fun loadedVenue(): Venue {
            requireThread("loadedVenue")
            return venue.value ?: loading.await()
        }

        /** Waits until the page has applied [state]. If the page is lost meanwhile, waits for the next one. */
        public suspend fun awaitApplied() {
            requireOpen("awaitApplied")
            do {
                connection.awaitConnected()
                sendChange()
                val last = applied
                try {
                    last.await()
                } catch (error: MezzanineException) {
                    if (error.code != ErrorCode.PAGE_LOST) throw error
                }
            } while (last !== applied || last.isCancelled || !keeper.isSent)
        }

        /**
         * Saves what the user changed: the floor, the view, the instruction of the route, and how the camera
         * follows the blue dot.
         *
         * @return text for the saved state of a screen, without credentials; null without a venue
         */
        public fun saveUserView(): String? {
            requireThread("saveUserView")
            return keeper.save()?.toText()
        }

        /**
         * Restores what the user changed. Call it before setting the venue in [state]. It applies only to the
         * same venue. Texts of other versions are ignored.
         *
         * @param text from [saveUserView]
         */
        public fun restoreUserView(text: String) {
            requireOpen("restoreUserView")
            UserView.read(text)?.let(keeper::restore)
        }

        /** Closes the page. Pending requests fail with [ErrorCode.CLOSED]. Closing twice does nothing. */
        override fun close() {
            requireThread("close")
            connection.close()
            applied.completeExceptionally(closedError())
            loading.completeExceptionally(closedError())
            scope.cancel()
        }

        internal suspend fun <P, R : Any> request(
            request: RequestType<P, R>,
            payload: P,
            durationMs: Double? = null,
        ): R {
            requireOpen(request.type)
            // The page handles messages in order, so a request sees the state that was set before it.
            sendChange()
            return connection.request(request, payload, options.requestTimeoutMs + (durationMs ?: 0.0).toLong())
        }

        /** Reloads the page if it may not request the server of the venue. Returns whether it does. */
        private fun moveToServer(): Boolean {
            val server = serverOf(keeper.wanted.venue?.source)
            if (server == null || server in connection.servers) return false
            isMoving = true
            connection.reload()
            return true
        }

        private suspend fun givePart(part: PagePart) {
            try {
                val read =
                    options.readPart ?: throw MezzanineException(
                        ErrorCode.OUTDOOR_UNAVAILABLE,
                        "MapSessionOptions.readPart is null. Expected a function that reads ${part.word}.js.",
                    )
                connection.send(HostMessages.givePart, PartRequest(part, read(part))).result.await()
            } catch (error: MezzanineException) {
                // The next page requests the part again.
                if (error.code != ErrorCode.PAGE_LOST && error.code != ErrorCode.CLOSED) report(error)
            } catch (cause: IOException) {
                val message = "${part.word}.js cannot be read: ${cause.message}. ${ErrorCode.OUTDOOR_UNAVAILABLE.remedy}"
                report(MezzanineException(ErrorCode.OUTDOOR_UNAVAILABLE, message, cause))
            }
        }

        private fun scheduleFlush() {
            if (flush?.isActive == true || status.value != MapStatus.CONNECTED) return
            flush =
                scope.launch {
                    // Changes of this turn of the thread are sent together.
                    yield()
                    sendChange()
                }
        }

        private fun sendChange() {
            if (status.value == MapStatus.CONNECTED) keeper.takeChange()?.let { send(it) }
        }

        private fun send(
            change: StateChange,
            onApplied: () -> Unit = {},
        ) {
            val result = CompletableDeferred<Unit>()
            applied = result
            val sent = connection.send(HostMessages.setState, change)
            scope.launch {
                try {
                    sent.result.await()
                    result.complete(Unit)
                    onApplied()
                } catch (error: MezzanineException) {
                    result.completeExceptionally(error)
                    // The next page receives the whole state, and a closed session needs none.
                    if (error.code != ErrorCode.PAGE_LOST && error.code != ErrorCode.CLOSED) report(error)
                }
            }
        }

        private fun report(
            error: MezzanineException,
            topic: StateTopic? = null,
        ) {
            emit(MapEvent.Error(ErrorReport(error.code, error.message.orEmpty(), topic)))
        }

        private fun emit(event: MapEvent) {
            if (event is MapEvent.Error) {
                val error = MezzanineException(event.payload.code, event.payload.message)
                if (event.payload.topic == StateTopic.VENUE && venue.value == null) loading.completeExceptionally(error)
                if (eventFlow.subscriptionCount.value == 0) options.onUnhandledError(error)
            }
            eventFlow.tryEmit(event)
        }

        private fun forgetVenue() {
            venueFlow.value = null
            mapShownFlow.value = false
        }

        /** Forgets how the last venue was loaded, or why it failed. A page of another version loads none. */
        private fun expectVenue() {
            if (loading.isCompleted && status.value != MapStatus.FAILED) loading = CompletableDeferred()
        }

        private fun requireOpen(call: String) {
            requireThread(call)
            if (status.value == MapStatus.CLOSED) throw closedError()
        }

        private fun requireThread(call: String) {
            val current = Thread.currentThread()
            if (current === thread) return
            throw MezzanineException(
                ErrorCode.NOT_POSSIBLE,
                "$call was called on the thread ${current.name}. Expected ${thread.name}, which created the map. " +
                    "Call it inside withContext(Dispatchers.Main).",
            )
        }

        private inner class PageHandler : PageConnection.Handler {
            override fun servers(): List<String> =
                (options.servers + listOfNotNull(serverOf(keeper.wanted.venue?.source))).distinct()

            override fun onConnected(isAgain: Boolean) {
                if (moveToServer()) return
                val isRestored = isAgain && !isMoving
                isMoving = false
                mapShownFlow.value = false
                flush?.cancel()
                applied = CompletableDeferred(Unit)
                val all = keeper.takeAll() ?: return
                send(all) { if (isRestored) emit(MapRestored) }
            }

            override fun onEvent(event: MapEvent) {
                keeper.onEvent(event)
                when (event) {
                    is MapEvent.PartNeeded -> {
                        scope.launch { givePart(event.payload.part) }
                        return
                    }
                    is MapEvent.VenueLoaded -> if (!readVenue(event.payload.venue)) return
                    is MapEvent.MapShown -> mapShownFlow.value = true
                    else -> Unit
                }
                emit(event)
            }

            override fun onError(error: MezzanineException) {
                if (status.value == MapStatus.FAILED) loading.completeExceptionally(error)
                report(error)
            }

            private fun readVenue(data: VenueData): Boolean =
                try {
                    val read = Venue(data)
                    venueFlow.value = read
                    expectVenue()
                    loading.complete(read)
                    true
                } catch (error: MezzanineException) {
                    report(error, StateTopic.VENUE)
                    false
                }
        }
    }

private const val EVENT_BUFFER = 1000
