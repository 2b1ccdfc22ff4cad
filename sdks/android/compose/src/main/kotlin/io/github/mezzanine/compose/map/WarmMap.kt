package io.github.mezzanine.compose

import android.content.ComponentCallbacks
import android.content.Context
import android.content.MutableContextWrapper
import android.content.res.Configuration
import io.github.mezzanine.MapViewOptions

/**
 * The map that a [MezzanineMap] with `keepsWarm` left behind, for the next one. It keeps its page and its
 * venue in memory, and does not draw. Android frees it when memory is low.
 */
public object WarmMap {
    private val kept = KeptItem(MapFrame::destroy)
    private var memory: ComponentCallbacks? = null

    /** Frees the map, for example when users sign out. Belongs to the main thread. */
    public fun release() {
        kept.release()
    }

    /** Returns the map that was kept, or another one. */
    internal fun takeOrCreate(
        context: Context,
        options: MapViewOptions,
        keepsWarm: Boolean,
    ): MapFrame {
        if (!keepsWarm) return MapFrame(MutableContextWrapper(context), options)
        if (memory == null) {
            memory = LowMemory().also { context.applicationContext.registerComponentCallbacks(it) }
        }
        return kept.take { it.fits(options) }?.also { it.join(context) }
            ?: MapFrame(MutableContextWrapper(context), options)
    }

    /** Keeps a map that left the screen. */
    internal fun keep(frame: MapFrame) {
        frame.leave()
        kept.keep(frame)
    }

    private class LowMemory : ComponentCallbacks {
        override fun onLowMemory() = release()

        override fun onConfigurationChanged(newConfig: Configuration) = Unit
    }
}
