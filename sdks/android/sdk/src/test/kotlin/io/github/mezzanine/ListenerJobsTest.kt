package io.github.mezzanine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.flow.MutableStateFlow
import kotlin.test.Test
import kotlin.test.assertEquals

class ListenerJobsTest {
    private val values = MutableStateFlow(1)
    private val heard = mutableListOf<Int>()
    private val jobs =
        ListenerJobs<(Int) -> Unit>(CoroutineScope(Dispatchers.Unconfined)) { listener -> values.collect(listener) }

    @Test
    fun `a listener that is added twice is called once`() {
        val listener = { value: Int -> heard += value }
        jobs.add(listener)
        jobs.add(listener)
        assertEquals(listOf(1), heard)
    }

    @Test
    fun `a removed listener is not called again`() {
        val listener = { value: Int -> heard += value }
        jobs.add(listener)
        jobs.remove(listener)
        values.value = 2
        assertEquals(listOf(1), heard)
    }

    @Test
    fun `a listener can remove itself in its first call`() {
        val listener =
            object : (Int) -> Unit {
                override fun invoke(value: Int) {
                    heard += value
                    jobs.remove(this)
                }
            }
        jobs.add(listener)
        values.value = 2
        assertEquals(listOf(1), heard)
    }
}
