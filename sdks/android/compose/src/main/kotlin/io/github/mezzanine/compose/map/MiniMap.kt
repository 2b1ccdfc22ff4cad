package io.github.mezzanine.compose

import androidx.compose.foundation.clickable
import androidx.compose.foundation.layout.Box
import androidx.compose.runtime.Composable
import androidx.compose.runtime.remember
import androidx.compose.ui.Modifier
import androidx.compose.ui.semantics.Role
import androidx.compose.ui.semantics.contentDescription
import androidx.compose.ui.semantics.semantics
import io.github.mezzanine.AccessibilityTopic
import io.github.mezzanine.CameraInteractions
import io.github.mezzanine.CameraRulesTopic
import io.github.mezzanine.Location
import io.github.mezzanine.Space
import io.github.mezzanine.VenueEntity
import io.github.mezzanine.VenueSource

/**
 * A small map of one place, without gestures. Every mini map is a web view: in a list, show one on demand.
 *
 * ```kotlin
 * MiniMap(source, shop, Modifier.height(160.dp), onClick = ::openMap)
 * ```
 *
 * @param source where the venue comes from
 * @param target the place to show: a space or a location
 * @param modifier has to give the map a size
 * @param look language and colors
 * @param color CSS color of the place; default: the theme's accent color
 * @param accessibleName name of the button for TalkBack; default: "Show on map", and the name of the place
 * @param onClick called when users tap it, for example to open the full map
 */
@Composable
public fun MiniMap(
    source: VenueSource?,
    target: VenueEntity?,
    modifier: Modifier = Modifier,
    look: MapLook = MapLook(),
    color: String? = null,
    accessibleName: String? = null,
    onClick: (() -> Unit)? = null,
) {
    val floorId = floorIdOf(target)
    val state = remember(floorId) { MezzanineMapState(source, floorId) }
    state.source = source
    // The app announces floors on its full map.
    val silent = look.copy(accessibility = look.accessibility ?: AccessibilityTopic(announcements = false))
    Box(modifier) {
        MezzanineMap(state, Modifier.matchParentSize(), silent, isHiddenFromTalkBack = true) {
            Camera(rules = CameraRulesTopic(interactions = NoGestures))
            if (target is Space) Selection(spaceIds = listOf(target.id), color = color, focus = true)
            if (target is Location) Selection(locationIds = listOf(target.id), color = color, focus = true)
        }
        if (onClick != null) {
            val name = accessibleName ?: "Show on map: ${nameOf(target)}"
            Box(
                Modifier.matchParentSize().clickable(role = Role.Button, onClick = onClick).semantics {
                    contentDescription = name
                },
            )
        }
    }
}

private fun floorIdOf(target: VenueEntity?): String? =
    when (target) {
        is Space -> target.floor.id
        is Location -> target.floors.firstOrNull()?.id
        else -> null
    }

private fun nameOf(target: VenueEntity?): String =
    when (target) {
        is Space -> target.name
        is Location -> target.name
        else -> ""
    }

private val NoGestures = CameraInteractions(pan = false, zoom = false, rotate = false, pitch = false, keyboard = false)
