package io.github.mezzanine.compose

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertNull

class KeptItemTest {
    private val discarded = mutableListOf<String>()
    private val kept = KeptItem<String>(discarded::add)

    @Test
    fun `returns the item once, to a caller that it fits`() {
        kept.keep("a")
        assertNull(kept.take { it == "b" })
        assertEquals("a", kept.take { it == "a" })
        assertNull(kept.take { true })
        assertEquals(emptyList(), discarded)
    }

    @Test
    fun `keeps only the last item, and discards the others`() {
        kept.keep("a")
        kept.keep("b")
        assertEquals(listOf("a"), discarded)
        kept.release()
        kept.release()
        assertEquals(listOf("a", "b"), discarded)
    }
}
