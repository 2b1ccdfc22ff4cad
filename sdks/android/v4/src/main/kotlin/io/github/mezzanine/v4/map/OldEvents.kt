@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.ChangeReason
import io.github.mezzanine.ClickDetail
import io.github.mezzanine.FollowMode
import io.github.mezzanine.MapEvent

/** Calls the listener of the older version for events of version 5. */
internal class OldEvents(
    private val context: MapContext,
    private val blueDot: BlueDotManager,
) {
    var listener: MapViewListener? = null

    fun onEvent(event: MapEvent) {
        when (event) {
            is MapEvent.MapShown -> {
                context.camera = event.payload.camera
                context.mapId = event.payload.floorId
            }
            is MapEvent.CameraChange -> context.camera = event.payload.camera
            is MapEvent.FloorChange -> showMap(event.payload.floorId)
            is MapEvent.Click -> tell(event.payload)
            is MapEvent.PositionChange -> tell(event.payload.position)
            is MapEvent.BlueDotState -> listener?.onBlueDotStateChange(stateChangeOf(event.payload.state))
            is MapEvent.FollowChange -> {
                // User changes hold until the app overrides them.
                if (event.payload.reason == ChangeReason.USER) blueDot.follow(event.payload.mode)
                listener?.onStateChanged(if (event.payload.mode == FollowMode.NONE) State.EXPLORE else State.FOLLOW)
            }
            else -> Unit
        }
    }

    private fun showMap(id: String) {
        val isChanged = id != context.mapId
        context.mapId = id
        // The page that replaces a lost one reports its map again.
        if (isChanged) context.venue?.findMap(id)?.let { listener?.onMapChanged(it) }
    }

    private fun tell(click: ClickDetail) {
        val venue = context.venue ?: return
        val polygon =
            click.spaceIds
                .mapNotNull(venue::findPolygon)
                .firstOrNull { it.locations.isNotEmpty() || it.id in context.scene.interactive }
        if (polygon != null) listener?.onPolygonClicked(polygon) else listener?.onNothingClicked()
    }

    private fun tell(position: BlueDotPosition) {
        val map = context.venue?.findMap(position.floorId) ?: context.currentMap ?: return
        val place = Coordinate(position.latitude, position.longitude, map)
        val coords =
            Coordinates(
                latitude = position.latitude,
                longitude = position.longitude,
                accuracy = position.accuracyMeters,
                floorLevel = map.elevation,
                heading = position.headingDegrees,
            )
        val update =
            BlueDotPositionUpdate(Position(position.timestamp, coords), map, place.nearestNode, position.headingDegrees)
        listener?.onBlueDotPositionUpdate(update)
        listener?.onBlueDotUpdated(update)
    }
}
