@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.DirectionsInstruction
import io.github.mezzanine.DirectionsLeg
import io.github.mezzanine.Coordinate as Coordinate5
import io.github.mezzanine.InstructionAction as Action5

/** The directions of the older version: one for each destination. */
internal fun directionsOf(
    venue: Venue,
    source: DirectionsSource,
): List<Directions> {
    val legs = source.result.legs
    var next = 0
    return source.to.indices.map { stop ->
        val end = legs.indices.firstOrNull { legs[it].arrivesAt == stop } ?: legs.lastIndex
        val range = next..end
        next = end + 1
        val own = range.map(legs::get)
        Directions(
            path = own.flatMap { leg -> leg.coordinates.map { coordinateOn(venue, it, leg) } },
            distance = own.sumOf { it.distanceMeters },
            instructions =
                source.result.instructions
                    .filter { it.leg in range }
                    .map { instructionOf(venue, it, source.to[stop]) },
            source = source,
        )
    }
}

/** The coordinate of version 5 as one of the venue. */
internal fun coordinateOn(
    venue: Venue,
    coordinate: Coordinate5,
    leg: DirectionsLeg,
): Coordinate = coordinateOf(venue, coordinate, coordinate.floorId ?: leg.floorId)

private fun coordinateOf(
    venue: Venue,
    coordinate: Coordinate5,
    floorId: String,
): Coordinate {
    val map = venue.findMap(floorId) ?: venue.maps.first()
    return Coordinate(coordinate.latitude, coordinate.longitude, map)
}

private fun instructionOf(
    venue: Venue,
    step: DirectionsInstruction,
    destination: Navigable,
): Instruction {
    val isVortex = step.action == Action5.TAKE
    val action =
        InstructionAction(
            type = ActionType.of(step.action),
            bearing = step.turn?.let(BearingType::of),
            referencePosition = step.side?.let(ReferencePosition::of),
            fromMap = if (isVortex) venue.findMap(step.floorId) else null,
            toMap = if (isVortex) venue.findMap(step.toFloorId) else null,
        )
    return Instruction(
        v5 = step,
        action = action,
        node = coordinateOf(venue, step.coordinate, step.floorId),
        atLocation = locationAt(venue, step, destination),
        atVortex = if (isVortex) venue.findVortex(step.connectionId) else null,
    )
}

private fun locationAt(
    venue: Venue,
    step: DirectionsInstruction,
    destination: Navigable,
): Location? {
    if (step.action == Action5.ARRIVE) return locationOf(destination)
    // Landmarks have only names.
    return venue.locations.firstOrNull { it.name == step.landmark }
}

/** The most important location of a place. */
internal fun locationOf(place: Navigable): Location? =
    when (place) {
        is Location -> place
        is Polygon -> place.locations.firstOrNull()
        is Node -> place.locations.firstOrNull()
        is Vortex, is Coordinate -> null
    }
