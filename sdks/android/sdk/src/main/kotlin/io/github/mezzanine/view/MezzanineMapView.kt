package io.github.mezzanine

import android.content.Context
import android.content.res.Configuration
import android.os.Bundle
import android.os.Looper
import android.os.Parcelable
import android.util.AttributeSet
import android.widget.FrameLayout
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.flow.filterNotNull
import kotlinx.coroutines.withContext

/**
 * A map on screen. Say what should be on it with [state].
 *
 * Call [onResume], [onPause], [onLowMemory], and [destroy] where your activity or fragment has them. Give
 * the view an id, so that Android keeps the floor and the view of the user when it recreates the activity.
 * Keep hardware acceleration on.
 *
 * All members belong to the main thread. Calls on other threads fail with [ErrorCode.NOT_POSSIBLE].
 *
 * @param context of an activity
 * @param attrs attributes in XML
 * @param options defaults in XML
 * @throws MezzanineException `not-possible` if the web view of the phone is missing or older than version 111
 */
public class MezzanineMapView
    @JvmOverloads
    constructor(
        context: Context,
        attrs: AttributeSet? = null,
        private val options: MapViewOptions = MapViewOptions(),
    ) : FrameLayout(context, attrs) {
        private val main = mainThread("MezzanineMapView()")
        private val life = MapLife()
        private val transport = WebViewTransport(this, life)
        private val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
        private val session = MapSession(transport, Dispatchers.Main, sessionOptions())
        private val eventListeners =
            ListenerJobs<MapEventListener>(scope) { session.events.collect(it::onEvent) }
        private val venueListeners =
            ListenerJobs<VenueListener>(scope) { session.venue.filterNotNull().collect(it::onVenueLoaded) }
        private var wanted = MapState()
        private var isNight = isNight(resources.configuration)
        private val schemeFlow = MutableStateFlow(ColorScheme.AUTO)

        /** The color scheme that the app chose for the map. */
        internal val scheme: StateFlow<ColorScheme>
            get() = schemeFlow

        /** Events of the map. */
        public val events: SharedFlow<MapEvent>
            get() = session.events

        /** The loaded venue, or null while there is none. A [Venue] may be read on any thread. */
        public val venue: StateFlow<Venue?>
            get() = session.venue

        /** Whether the first frame of the map is drawn. */
        public val isMapShown: StateFlow<Boolean>
            get() = session.isMapShown

        /** Whether the page responds. */
        public val status: StateFlow<MapStatus>
            get() = session.status

        /** Requests of data and of the camera. */
        public val requests: MapRequests
            get() {
                requireUsable("requests")
                return session.requests
            }

        /**
         * The desired content of the map. Set it as often as you like: changes of one turn of the main thread are
         * sent together, and topics that stay equal are not sent.
         */
        public var state: MapState
            get() {
                requireUsable("state")
                return wanted
            }
            set(value) {
                requireUsable("state")
                wanted = value
                applyState()
            }

        /**
         * Whether TalkBack skips the map, for screens with a [PlaceListView] of the same places; default false.
         */
        public var isHiddenFromTalkBack: Boolean = false
            set(value) {
                requireUsable("isHiddenFromTalkBack")
                field = value
                importantForAccessibility =
                    if (value) IMPORTANT_FOR_ACCESSIBILITY_NO_HIDE_DESCENDANTS else IMPORTANT_FOR_ACCESSIBILITY_AUTO
            }

        init {
            applyState()
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
            requireUsable("showFloor")
            wanted = wanted.copy(floor = FloorTopic(id))
            session.showFloor(id)
        }

        /**
         * Loads the page again. The map is restored. Call it to try again after a venue could not be loaded:
         * setting [state] to the same venue sends nothing.
         */
        public fun reload() {
            requireUsable("reload")
            session.reload()
        }

        /**
         * Waits until the venue of [state] is loaded. Without a venue in [state], waits for one.
         *
         * @throws MezzanineException the error of a venue that could not be loaded, until [reload] or another venue in
         * [state]
         */
        public suspend fun loadedVenue(): Venue {
            requireUsable("loadedVenue")
            return session.loadedVenue()
        }

        /** Waits until the page has applied [state]. If the page is lost meanwhile, waits for the next one. */
        public suspend fun awaitApplied() {
            requireUsable("awaitApplied")
            session.awaitApplied()
        }

        /** Calls a listener for each event, until it is removed. Adding it twice does nothing. */
        public fun addEventListener(listener: MapEventListener) {
            requireUsable("addEventListener")
            eventListeners.add(listener)
        }

        /** Removes a listener. */
        public fun removeEventListener(listener: MapEventListener) {
            requireThread("removeEventListener", main)
            eventListeners.remove(listener)
        }

        /** Calls a listener for the venue, now if it is loaded. Adding it twice does nothing. */
        public fun addVenueListener(listener: VenueListener) {
            requireUsable("addVenueListener")
            venueListeners.add(listener)
        }

        /** Removes a listener. */
        public fun removeVenueListener(listener: VenueListener) {
            requireThread("removeVenueListener", main)
            venueListeners.remove(listener)
        }

        /** Resumes drawing after [onPause]. */
        public fun onResume() {
            requireUsable("onResume")
            if (life.resume()) transport.resume()
        }

        /** Stops drawing. If the system ends the process of the web view meanwhile, [onResume] restores the map. */
        public fun onPause() {
            requireUsable("onPause")
            if (life.pause()) transport.webView?.onPause()
        }

        /** Frees memory that can be filled again. */
        public fun onLowMemory() {
            requireUsable("onLowMemory")
            transport.webView?.clearCache(false)
        }

        /** Ends the map. Pending requests fail with [ErrorCode.CLOSED]. Calling it twice does nothing. */
        public fun destroy() {
            requireThread("destroy", main)
            if (!life.destroy()) return
            eventListeners.clear()
            venueListeners.clear()
            scope.cancel()
            session.close()
        }

        /**
         * Saves what the user changed, for screens that keep their state themselves.
         *
         * @return text without credentials; null without a venue
         */
        public fun saveUserView(): String? {
            requireUsable("saveUserView")
            return session.saveUserView()
        }

        /**
         * Restores what the user changed. It applies only to the same venue.
         *
         * @param text from [saveUserView]
         */
        public fun restoreUserView(text: String) {
            requireUsable("restoreUserView")
            session.restoreUserView(text)
        }

        override fun onSaveInstanceState(): Parcelable {
            val saved = Bundle()
            saved.putParcelable(SUPER_STATE, super.onSaveInstanceState())
            if (!life.isDestroyed) saved.putString(USER_VIEW, session.saveUserView())
            return saved
        }

        @Suppress("DEPRECATION") // The successor of getParcelable needs Android 13.
        override fun onRestoreInstanceState(state: Parcelable?) {
            if (state !is Bundle) return super.onRestoreInstanceState(state)
            super.onRestoreInstanceState(state.getParcelable(SUPER_STATE))
            if (!life.isDestroyed) state.getString(USER_VIEW)?.let(session::restoreUserView)
        }

        override fun onConfigurationChanged(newConfig: Configuration) {
            super.onConfigurationChanged(newConfig)
            isNight = isNight(newConfig)
            if (!life.isDestroyed) applyState()
        }

        private fun applyState() {
            schemeFlow.value = wanted.theme?.scheme ?: ColorScheme.AUTO
            session.state = if (options.followsDarkMode) withSystemScheme(wanted, isNight) else wanted
        }

        private fun requireUsable(call: String) {
            requireThread(call, main)
            life.requireAlive(call)
        }

        private fun sessionOptions(): MapSessionOptions {
            val assets = context.assets
            return MapSessionOptions(
                requestTimeoutMs = options.requestTimeoutMs,
                onUnhandledError = { error -> options.errorListener?.onError(error) ?: System.err.println(error) },
                servers = options.servers,
                readPart = { part ->
                    withContext(Dispatchers.IO) {
                        assets.open(PageAddress.assetOf(part)).bufferedReader().use { it.readText() }
                    }
                },
            )
        }
    }

private fun mainThread(call: String): Thread {
    val main = Looper.getMainLooper().thread
    requireThread(call, main)
    return main
}

private fun isNight(configuration: Configuration): Boolean =
    configuration.uiMode and Configuration.UI_MODE_NIGHT_MASK == Configuration.UI_MODE_NIGHT_YES

private const val SUPER_STATE = "view"
private const val USER_VIEW = "userView"
