package io.github.mezzanine

import kotlinx.serialization.Serializable
import kotlinx.serialization.SerializationException

/** Changes by users on the map of a venue (MP-25). */
@Serializable
internal data class UserView(
    /** The venue, by `fingerprintOf`. */
    val venue: String,
    val floor: FloorTopic? = null,
    val camera: CameraReport? = null,
    val step: Int? = null,
    val follow: FollowMode? = null,
) {
    fun toText(): String = wireJson.encodeToString(serializer(), this)

    companion object {
        /** Reads a saved view. Returns null for any other text. */
        fun read(text: String): UserView? =
            try {
                readPayload(serializer(), wireJson.parseToJsonElement(text))
            } catch (_: SerializationException) {
                null
            }
    }
}
