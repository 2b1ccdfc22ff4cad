package io.github.mezzanine.example.walk

import kotlin.math.roundToInt

/** A distance for people: 5-meter steps below one kilometer. */
internal fun formatDistance(meters: Double): String {
    val rounded = (meters / STEP).roundToInt() * STEP
    return if (rounded < KILOMETER) "$rounded m" else "${(meters / HUNDRED).roundToInt() / TEN} km"
}

/** A walking time for people, at least one minute. */
internal fun formatDuration(seconds: Double): String = "${(seconds / MINUTE).roundToInt().coerceAtLeast(1)} min"

private const val KILOMETER = 1000
private const val HUNDRED = 100.0
private const val TEN = 10.0
private const val STEP = 5
private const val MINUTE = 60.0
