package io.github.mezzanine.v4

import kotlin.math.PI
import kotlin.math.cos
import kotlin.math.log2
import kotlin.math.pow
import io.github.mezzanine.Venue as Venue5

/** Degrees clockwise from north, 0 to 360, for radians counterclockwise from the natural bearing. */
internal fun bearingOf(
    rotation: Double,
    venue: Venue5,
): Double = (venue.naturalBearingDegrees - Math.toDegrees(rotation)).mod(FULL_TURN)

/** Radians counterclockwise from the natural bearing, −π to π. */
internal fun rotationOf(
    bearing: Double,
    venue: Venue5,
): Double = Math.toRadians((venue.naturalBearingDegrees - bearing + HALF_TURN).mod(FULL_TURN) - HALF_TURN)

/** Degrees from straight down. */
internal fun pitchOf(tilt: Double): Double = Math.toDegrees(tilt).coerceAtMost(MAX_PITCH)

/** Zoom level of 512-pixel tiles, at which one tile fills the view of a camera at a distance. */
internal fun zoomLevelOf(
    meters: Double,
    venue: Venue5,
): Double = log2(aroundMeters(venue) / (meters * VIEW_SHARE)).coerceIn(0.0, MAX_ZOOM_LEVEL)

/** Distance of the camera in meters for a zoom level. */
internal fun zoomMetersOf(
    zoomLevel: Double,
    venue: Venue5,
): Double = aroundMeters(venue) / 2.0.pow(zoomLevel) / VIEW_SHARE

private fun aroundMeters(venue: Venue5): Double = EQUATOR_METERS * cos(Math.toRadians(venue.center.latitude))

/** The greatest tilt. */
internal const val MAX_TILT: Double = PI / 2

private const val EQUATOR_METERS = 40_075_017.0

/** Share of the camera's distance that a field of view of 36.87° shows. */
private const val VIEW_SHARE = 2.0 / 3
private const val FULL_TURN = 360.0
private const val HALF_TURN = 180.0
private const val MAX_PITCH = 90.0
private const val MAX_ZOOM_LEVEL = 30.0
