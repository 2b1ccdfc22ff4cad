@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.CameraReport
import kotlin.math.cos
import kotlin.math.pow
import kotlin.math.sin
import io.github.mezzanine.Coordinate as Coordinate5

/**
 * The coordinate on the ground that a point of the view shows.
 *
 * @param x pixels of the screen from the left edge
 * @param y pixels of the screen from the top edge
 * @return null above the horizon
 */
internal fun coordinateAt(
    x: Double,
    y: Double,
    size: ViewSize,
    camera: CameraReport,
): Coordinate5? {
    val distance = size.heightPixels / size.density / 2 / TAN_HALF_VIEW
    val right = (x - size.widthPixels / 2.0) / size.density
    val down = (y - size.heightPixels / 2.0) / size.density
    val sine = sin(Math.toRadians(camera.pitch))
    val cosine = cos(Math.toRadians(camera.pitch))
    // How far the ray through the point falls, in units of its length along the view.
    val fall = distance * cosine + down * sine
    if (fall <= 0) return null
    val share = distance * cosine / fall
    val forward = share * (distance * sine - down * cosine) - distance * sine
    val sideways = share * right
    val turn = Math.toRadians(camera.bearing)
    val shrink = cos(Math.toRadians(camera.center.latitude))
    val metersPerPixel = METERS_PER_DEGREE * FULL_TURN * shrink / (TILE_PIXELS * 2.0.pow(camera.zoomLevel))
    val east = (sideways * cos(turn) + forward * sin(turn)) * metersPerPixel
    val north = (forward * cos(turn) - sideways * sin(turn)) * metersPerPixel
    val longitude = camera.center.longitude + east / (METERS_PER_DEGREE * shrink)
    val latitude = camera.center.latitude + north / METERS_PER_DEGREE
    // Near the horizon, the ground is beyond the range of coordinates.
    if (latitude !in -MAX_LATITUDE..MAX_LATITUDE || longitude !in -HALF_TURN..HALF_TURN) return null
    return Coordinate5(longitude, latitude)
}

/** Half of the angle that the camera sees from top to bottom has this tangent. */
private const val TAN_HALF_VIEW = 1.0 / 3
private const val TILE_PIXELS = 512
private const val FULL_TURN = 360.0
private const val HALF_TURN = 180.0
private const val MAX_LATITUDE = 90.0
private const val METERS_PER_DEGREE = 40_075_017.0 / 360
