package io.github.mezzanine

import android.content.Context
import android.content.res.Configuration
import android.graphics.drawable.ColorDrawable
import android.util.AttributeSet
import android.view.View
import android.widget.FrameLayout
import android.widget.ListView
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.Job
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.launch

/**
 * The content of the map as a list, for people who use TalkBack or do not want to aim. A press has the effect
 * of a tap on the map. The list follows the floor, and the color scheme that the app chose for the map.
 *
 * ```kotlin
 * places.map = map
 * map.isHiddenFromTalkBack = true
 * ```
 *
 * @param attrs attributes in XML
 */
public class PlaceListView
    @JvmOverloads
    constructor(
        context: Context,
        attrs: AttributeSet? = null,
    ) : FrameLayout(context, attrs) {
        private val rows = PlaceRows(context)
        private val list = ListView(context)
        private var following: Job? = null

        /** The map that is listed, or null. A map that is destroyed leaves an empty list. */
        public var map: MezzanineMapView? = null
            set(value) {
                if (field === value) return
                field = value
                follow()
            }

        /** Shown while the floor has nothing to list, or null. It has to be a child of the same parent. */
        public var emptyView: View?
            get() = list.emptyView
            set(value) {
                list.emptyView = value
            }

        init {
            list.adapter = rows
            list.setOnItemClickListener { _, _, position, _ -> press(rows.getItem(position)) }
            addView(list, LayoutParams(LayoutParams.MATCH_PARENT, LayoutParams.MATCH_PARENT))
        }

        override fun onAttachedToWindow() {
            super.onAttachedToWindow()
            follow()
        }

        override fun onDetachedFromWindow() {
            super.onDetachedFromWindow()
            following?.cancel()
        }

        override fun onConfigurationChanged(newConfig: Configuration) {
            super.onConfigurationChanged(newConfig)
            map?.let { paint(it.scheme.value) }
        }

        private fun follow() {
            following?.cancel()
            rows.things = emptyList()
            val shown = map ?: return
            if (!isAttachedToWindow) return
            following =
                scope.launch {
                    launch {
                        shown.events.collect { event ->
                            if (event is MapEvent.FloorChange || event is MapEvent.VenueLoaded) launch { read(shown) }
                        }
                    }
                    launch { shown.scheme.collect(::paint) }
                    shown.isMapShown.collect { isShown ->
                        if (isShown) read(shown) else rows.things = emptyList()
                    }
                }
        }

        private fun paint(scheme: ColorScheme) {
            val colors = placeColorsOf(scheme, resources.configuration.uiMode)
            rows.colors = colors
            list.background = colors?.let { ColorDrawable(it.background) }
        }

        private suspend fun read(shown: MezzanineMapView) {
            rows.things =
                try {
                    shown.requests.getThings()
                } catch (_: MezzanineException) {
                    // Without a map, the list is empty; the map reports why.
                    emptyList()
                }
        }

        private fun press(thing: MapThing) {
            val shown = map ?: return
            scope.launch {
                try {
                    shown.requests.press(thing)
                } catch (_: MezzanineException) {
                    // The place is no longer on the map, so the list is about to change.
                    read(shown)
                }
            }
        }

        private companion object {
            /** Has nothing to cancel: its jobs end with the view and with the requests of the map. */
            val scope = CoroutineScope(SupervisorJob() + Dispatchers.Main.immediate)
        }
    }
