package io.github.mezzanine

/** The life of a map view: paused or not, and in the end destroyed. */
internal class MapLife {
    /** Whether the page should draw. */
    var isPaused: Boolean = false
        private set

    /** Whether the view has ended. */
    var isDestroyed: Boolean = false
        private set

    /** Whether a page was lost while no one could see it. It is loaded again on [resume]. */
    var isPageWanted: Boolean = false
        private set

    /** Pauses. Returns whether this is a change. */
    fun pause(): Boolean {
        if (isDestroyed || isPaused) return false
        isPaused = true
        return true
    }

    /** Resumes. Returns whether this is a change. */
    fun resume(): Boolean {
        if (isDestroyed || !isPaused) return false
        isPaused = false
        return true
    }

    /** Ends. Returns whether this is a change. */
    fun destroy(): Boolean {
        if (isDestroyed) return false
        isDestroyed = true
        isPageWanted = false
        return true
    }

    /** Records that the page was lost. Returns whether to load another one now. */
    fun losePage(): Boolean {
        if (isDestroyed) return false
        isPageWanted = isPaused
        return !isPaused
    }

    /** Returns whether the page that was lost while paused should be loaded, once. */
    fun takePageWanted(): Boolean = isPageWanted.also { isPageWanted = false }

    /**
     * Checks that a call is possible.
     *
     * @throws MezzanineException `closed` after [destroy]
     */
    fun requireAlive(call: String) {
        if (!isDestroyed) return
        throw MezzanineException(
            ErrorCode.CLOSED,
            "$call was called after destroy(). Expected a map view that is alive. Create another MezzanineMapView.",
        )
    }
}
