@file:JvmName("Coordinates")

package io.github.mezzanine

/**
 * The coordinate as a place, for markers, labels, directions, and the camera. Entities have
 * [PlaceEntity.target].
 */
@get:JvmName("targetOf")
public val Coordinate.target: PlaceTarget
    get() = PlaceTarget.Coordinate(longitude, latitude, floorId)
