@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import kotlin.math.cos
import kotlin.math.hypot

private const val METERS_PER_DEGREE = 40_075_017.0 / 360

/** The distance in a straight line. Venues are small enough to be flat. */
internal fun metersBetween(
    one: MapPoint,
    other: MapPoint,
): Double {
    val shrink = cos(Math.toRadians(one.latitude))
    return METERS_PER_DEGREE *
        hypot((other.longitude - one.longitude) * shrink, other.latitude - one.latitude)
}
