package io.github.mezzanine.example.walk

import io.github.mezzanine.Location
import io.github.mezzanine.PlaceEntity
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Space
import io.github.mezzanine.Venue

/** The location or space with an id, or null. */
internal fun Venue.placeWith(id: String): PlaceEntity? = getLocation(id) ?: getSpace(id)

/** The name of a location or space. */
internal fun nameOf(place: PlaceEntity?): String =
    when (place) {
        is Location -> place.name
        is Space -> place.name
        else -> ""
    }

/** Where walks start if users chose nothing: an entrance, or the first location of the list. */
internal fun Venue.entrance(): PlaceTarget? =
    (doors.firstOrNull { it.isExterior } ?: listedLocations.firstOrNull { it.spaces.isNotEmpty() })?.target

/** Where a demo walk ends: the listed location with the most floors between it and the entrance. */
internal fun Venue.walkEnd(): PlaceTarget? =
    listedLocations.filter { it.spaces.isNotEmpty() }.maxByOrNull { it.spaces.first().floor.elevation }?.target
