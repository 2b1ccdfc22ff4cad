package io.github.mezzanine

/**
 * How long to wait before a page is loaded again. A page that keeps crashing must not keep the phone
 * busy, so the time doubles with each loss.
 */
internal class ReloadDelay {
    private var losses = 0
    private var lastLossMs: Long? = null

    /**
     * Notes a loss.
     *
     * @param nowMs any clock that only moves forward
     * @return milliseconds to wait
     */
    fun next(nowMs: Long): Long {
        val last = lastLossMs
        losses = if (last == null || nowMs - last >= CALM_MS) 1 else losses + 1
        lastLossMs = nowMs
        if (losses == 1) return 0
        return (FIRST_MS shl (losses - 2).coerceAtMost(MAX_DOUBLINGS)).coerceAtMost(LONGEST_MS)
    }
}

private const val CALM_MS = 60_000L
private const val FIRST_MS = 1000L
private const val LONGEST_MS = 30_000L
private const val MAX_DOUBLINGS = 5
