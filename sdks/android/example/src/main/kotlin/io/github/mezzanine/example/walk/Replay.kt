package io.github.mezzanine.example.walk

import io.github.mezzanine.BlueDotPosition

/** Replays recorded positions, one per second of the recording. */
internal data class Replay(
    val positions: List<BlueDotPosition>,
    val index: Int = 0,
    val isPlaying: Boolean = true,
    /** Seconds of the recording per second. */
    val speed: Int = 1,
) {
    /** The position to show, or null if there is none. */
    val position: BlueDotPosition?
        get() = positions.getOrNull(index)

    val isAtEnd: Boolean
        get() = index >= positions.lastIndex

    /** Milliseconds until [next]. */
    val delayMs: Long
        get() = SECOND_MS / speed

    /** The next position. The last one stays, and ends the replay. */
    fun next(): Replay {
        val following = (index + 1).coerceAtMost(positions.lastIndex.coerceAtLeast(0))
        return copy(index = following, isPlaying = following < positions.lastIndex)
    }

    /** Plays from the start if it is at the end, and pauses or continues otherwise. */
    fun toggled(): Replay = if (isAtEnd) copy(index = 0, isPlaying = positions.size > 1) else copy(isPlaying = !isPlaying)

    /** The next faster speed, or the slowest after the fastest. */
    fun faster(): Replay = copy(speed = speeds[(speeds.indexOf(speed) + 1) % speeds.size])

    companion object {
        /** The speeds that users can choose. */
        val speeds: List<Int> = listOf(1, 2, 4)
    }
}

private const val SECOND_MS = 1000L
