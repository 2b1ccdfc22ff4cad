package io.github.mezzanine.compose

import android.content.ComponentCallbacks
import android.content.Context
import android.content.MutableContextWrapper
import android.content.res.Configuration
import android.widget.FrameLayout
import io.github.mezzanine.CameraReport
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapState
import io.github.mezzanine.MapStatus
import io.github.mezzanine.MapViewOptions
import io.github.mezzanine.MezzanineMapView
import io.github.mezzanine.Venue
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow

/**
 * The view of a [MezzanineMap]. It may outlive its activity, so its context can be replaced.
 *
 * @throws io.github.mezzanine.MezzanineException if the phone cannot show maps
 */
internal class MapFrame(
    private val shell: MutableContextWrapper,
    private val options: MapViewOptions,
) : FrameLayout(shell),
    MapHost,
    ComponentCallbacks {
    private val map = MezzanineMapView(shell, options = options)
    private var isDestroyed = false
    private var lastView: String? = null

    override var shownFloorId: String? = null
        private set

    override var shownCamera: CameraReport? = null
        private set

    override val events: Flow<MapEvent>
        get() = map.events

    override val venue: StateFlow<Venue?>
        get() = map.venue

    override val isMapShown: StateFlow<Boolean>
        get() = map.isMapShown

    override val status: StateFlow<MapStatus>
        get() = map.status

    override val requests: MapRequests
        get() = map.requests

    /** Whether TalkBack skips the map. */
    var isHiddenFromTalkBack: Boolean
        get() = map.isHiddenFromTalkBack
        set(value) {
            if (value != map.isHiddenFromTalkBack) map.isHiddenFromTalkBack = value
        }

    init {
        addView(map, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        map.addEventListener(::note)
        shell.applicationContext.registerComponentCallbacks(this)
    }

    override fun show(state: MapState) {
        if (!isDestroyed) map.state = state
    }

    override fun showFloor(id: String) {
        if (!isDestroyed) map.showFloor(id)
    }

    override fun saveUserView(): String? = if (isDestroyed) lastView else map.saveUserView()

    override fun restoreUserView(text: String) {
        if (!isDestroyed) map.restoreUserView(text)
    }

    /** Resumes drawing. */
    fun resume() {
        if (!isDestroyed) map.onResume()
    }

    /** Stops drawing. */
    fun pause() {
        if (!isDestroyed) map.onPause()
    }

    /** Clears the map for another screen, but keeps its venue. */
    fun reset() {
        if (isDestroyed) return
        map.update { MapState(venue = it.venue, language = it.language, accessibility = it.accessibility) }
    }

    /** Detaches from its activity, so that Android can free the activity. */
    fun leave() {
        reset()
        pause()
        isHiddenFromTalkBack = false
        shell.baseContext = shell.applicationContext
    }

    /** Attaches to another activity. */
    fun join(context: Context) {
        shell.baseContext = context
    }

    /** Whether a map with these options would be the same. */
    fun fits(wanted: MapViewOptions): Boolean =
        options.followsDarkMode == wanted.followsDarkMode &&
            options.requestTimeoutMs == wanted.requestTimeoutMs &&
            options.servers == wanted.servers &&
            options.errorListener === wanted.errorListener

    /** Ends the map. */
    fun destroy() {
        if (isDestroyed) return
        lastView = map.saveUserView()
        isDestroyed = true
        shell.applicationContext.unregisterComponentCallbacks(this)
        map.destroy()
    }

    override fun onLowMemory() {
        if (!isDestroyed) map.onLowMemory()
    }

    override fun onConfigurationChanged(newConfig: Configuration) {
        // Views are already notified. ComponentCallbacks requires a method with the same signature.
        super.onConfigurationChanged(newConfig)
    }

    private fun note(event: MapEvent) {
        when (event) {
            is MapEvent.FloorChange -> shownFloorId = event.payload.floorId
            is MapEvent.CameraChange -> shownCamera = event.payload.camera
            is MapEvent.MapShown -> {
                shownFloorId = event.payload.floorId
                shownCamera = event.payload.camera
            }
            else -> Unit
        }
    }
}
