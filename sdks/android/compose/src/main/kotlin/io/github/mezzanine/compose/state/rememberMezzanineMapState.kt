package io.github.mezzanine.compose

import androidx.compose.runtime.Composable
import androidx.compose.runtime.saveable.rememberSaveable
import io.github.mezzanine.CameraTopic
import io.github.mezzanine.SelectionTopic
import io.github.mezzanine.VenueSource

/**
 * Remembers the state of a map. It survives rotation and the end of the process, without the credentials of
 * [source].
 *
 * ```kotlin
 * val state = rememberMezzanineMapState(VenueSource.Access(baseUrl, "mall", accessToken))
 * ```
 *
 * @param source where the venue comes from; null: no venue yet. The state follows it.
 * @param floorId id of the first floor; default: the venue's choice
 * @param camera the first view; default: fits the floor, or several buildings
 * @param selection the first highlighted places
 */
@Composable
public fun rememberMezzanineMapState(
    source: VenueSource?,
    floorId: String? = null,
    camera: CameraTopic? = null,
    selection: SelectionTopic? = null,
): MezzanineMapState {
    val state =
        rememberSaveable(saver = MezzanineMapState.saverOf { MezzanineMapState(source, null, camera) }) {
            MezzanineMapState(source, floorId, camera, selection)
        }
    state.source = source
    return state
}
