@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.BlueDotTopic
import io.github.mezzanine.FloorStackKind
import io.github.mezzanine.FollowMode
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch
import io.github.mezzanine.Coordinate as Coordinate5

/** Shows where the person is. The app passes positions to [updatePosition]. */
@Deprecated("Use BlueDotTopic.", ReplaceWith("BlueDotTopic", "io.github.mezzanine.BlueDotTopic"))
public class BlueDotManager internal constructor(
    private val context: MapContext,
) {
    private var options = BlueDot()

    /** The last position. It is shown as soon as there is a venue and the dot is enabled. */
    private var latest: Position? = null
    private var search: Job? = null

    internal val state: State
        get() = if (isFollowing(context.scene.blueDot)) State.FOLLOW else State.EXPLORE

    /**
     * Shows the blue dot, which waits for positions of [updatePosition]. Calling it again changes the options.
     *
     * @param options color, timeout, floor
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`
     */
    @JvmOverloads
    @Deprecated("Use BlueDotTopic.")
    public fun enable(options: BlueDot = BlueDot()) {
        reportBlueDot(options)
        this.options = options
        context.change { scene ->
            val before = scene.blueDot
            scene.copy(blueDot = BlueDotTopic(before?.position, before?.follow, options.baseColor, options.timeout))
        }
        showLatest()
    }

    /** Hides the blue dot. */
    @Deprecated("Set MapState.blueDot to null.")
    public fun disable() {
        search?.cancel()
        latest = null
        context.change { it.copy(blueDot = null) }
    }

    /**
     * Follows the dot, or stops. Without a dot, it does nothing.
     *
     * @param state what the map does
     */
    @Deprecated("Use BlueDotTopic.follow.")
    public fun setState(state: State) {
        val mode = if (options.useRotationMode) FollowMode.POSITION_AND_HEADING else FollowMode.POSITION
        follow(if (state == State.FOLLOW) mode else FollowMode.NONE)
    }

    /**
     * Shows a position of the person. Positions before [enable] are shown when the dot is enabled.
     *
     * @param position where the person is
     * @throws io.github.mezzanine.MezzanineException `invalid-argument`
     */
    @Deprecated("Use BlueDotTopic.position.")
    public fun updatePosition(position: Position) {
        checkPosition(position)
        latest = position
        showLatest()
    }

    /** The follow mode, as the map or the app has changed it. */
    internal fun follow(mode: FollowMode) {
        context.change { scene -> scene.copy(blueDot = scene.blueDot?.copy(follow = mode)) }
    }

    /** Shows the last position, now that there is a venue or a dot. */
    internal fun showLatest() {
        val position = latest ?: return
        val venue = context.venue ?: return
        if (context.scene.blueDot == null) return
        search?.cancel()
        val maps = venue.maps.filter { it.elevation == position.coords.floorLevel }
        if (maps.size < 2) return show(position, maps.firstOrNull())
        search = context.scope.launch { show(position, mapAt(maps, position.coords)) }
    }

    private fun show(
        position: Position,
        map: VenueMap?,
    ) {
        if (map == null && !options.allowImplicitFloorLevel) return
        val (latitude, longitude, accuracy, _, heading) = position.coords
        context.change { scene ->
            val dot = scene.blueDot ?: return
            val shown =
                BlueDotPosition(
                    longitude = longitude,
                    latitude = latitude,
                    accuracyMeters = accuracy,
                    headingDegrees = heading?.takeIf { options.showBearing },
                    floorId = map?.id ?: dot.position?.floorId,
                    timestamp = position.timestamp,
                )
            scene.copy(blueDot = dot.copy(position = shown))
        }
    }

    /** The map of the building at the position, otherwise that of the current group. */
    private suspend fun mapAt(
        maps: List<VenueMap>,
        coords: Coordinates,
    ): VenueMap {
        val here =
            maps.filter { map ->
                var spaceId: String? = null
                errorOf {
                    spaceId = context.host.requests.findSpaceId(Coordinate5(coords.longitude, coords.latitude, map.id))
                }
                spaceId != null
            }
        return here.firstOrNull { it.group.v5.kind == FloorStackKind.BUILDING }
            ?: here.firstOrNull()
            ?: maps.firstOrNull { it.group === context.currentMap?.group }
            ?: maps.first()
    }
}

private fun isFollowing(dot: BlueDotTopic?): Boolean = (dot?.follow ?: FollowMode.NONE) != FollowMode.NONE
