package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals

class ReloadDelayTest {
    private val delay = ReloadDelay()

    @Test
    fun `the page is reloaded immediately after the first loss`() {
        assertEquals(0, delay.next(5))
    }

    @Test
    fun `a page that keeps crashing waits longer, up to 30 seconds`() {
        val waits = List(40) { delay.next(it * 1000L) }
        assertEquals(listOf<Long>(0, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000), waits.take(8))
        assertEquals(30_000, waits.last())
    }

    @Test
    fun `a calm minute starts over`() {
        delay.next(0)
        delay.next(10)
        assertEquals(0, delay.next(60_010))
    }
}
