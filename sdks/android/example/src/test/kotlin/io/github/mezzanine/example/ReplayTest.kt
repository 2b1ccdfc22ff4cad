package io.github.mezzanine.example

import io.github.mezzanine.BlueDotPosition
import io.github.mezzanine.example.walk.Replay
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFalse
import kotlin.test.assertNull
import kotlin.test.assertTrue

class ReplayTest {
    private val positions = List(3) { BlueDotPosition(9.0 + it, 53.0) }

    @Test
    fun `shows one position after another, and stops at the last one`() {
        val second = Replay(positions).next()
        assertEquals(positions[1], second.position)
        assertTrue(second.isPlaying)
        val last = second.next()
        assertEquals(positions[2], last.position)
        assertFalse(last.isPlaying)
        assertEquals(last, last.next())
    }

    @Test
    fun `pauses, continues, and starts again after the end`() {
        val paused = Replay(positions, index = 1).toggled()
        assertFalse(paused.isPlaying)
        assertEquals(1, paused.index)
        assertTrue(paused.toggled().isPlaying)
        assertEquals(Replay(positions), Replay(positions, index = 2, isPlaying = false).toggled())
    }

    @Test
    fun `shows nothing without positions`() {
        val empty = Replay(emptyList())
        assertNull(empty.position)
        assertTrue(empty.isAtEnd)
        assertEquals(0, empty.next().index)
        assertFalse(empty.toggled().isPlaying)
    }

    @Test
    fun `waits less at higher speeds, and returns to the lowest`() {
        val speeds = generateSequence(Replay(positions)) { it.faster() }.take(4).toList()
        assertEquals(listOf(1, 2, 4, 1), speeds.map { it.speed })
        assertEquals(listOf(1000L, 500L, 250L, 1000L), speeds.map { it.delayMs })
    }
}
