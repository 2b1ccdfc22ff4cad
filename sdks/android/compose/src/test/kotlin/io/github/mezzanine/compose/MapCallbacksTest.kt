package io.github.mezzanine.compose

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.ErrorReport
import io.github.mezzanine.MapErrorListener
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MezzanineException
import kotlin.test.Test
import kotlin.test.assertEquals

class MapCallbacksTest {
    private val told = mutableListOf<String>()
    private val event = MapEvent.Error(ErrorReport(ErrorCode.NETWORK, "No connection."))

    private fun note(name: String): (MezzanineException) -> Unit = { told += "$name ${it.code.word}" }

    @Test
    fun `errors go to onError, otherwise to the listener of the options`() {
        MapCallbacks(onError = note("callback"), errorListener = MapErrorListener(note("listener"))).onEvent(event)
        MapCallbacks(errorListener = MapErrorListener(note("listener"))).onEvent(event)
        assertEquals(listOf("callback network", "listener network"), told)
    }
}
