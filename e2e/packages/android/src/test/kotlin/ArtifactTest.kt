import io.github.mezzanine.FloorTopic
import io.github.mezzanine.MapSession
import io.github.mezzanine.MapState
import io.github.mezzanine.MapStatus
import io.github.mezzanine.MapTransport
import kotlinx.coroutines.Dispatchers
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ArtifactTest {
    @Test
    fun `the core of the artifact connects to a page and sends it the floor`() {
        val page = Page()
        val session = MapSession(page, Dispatchers.Unconfined)
        assertEquals(MapStatus.CONNECTED, session.status.value)
        session.state = MapState(floor = FloorTopic("level-2"))
        assertTrue(page.received.any { "level-2" in it }, page.received.toString())
        session.close()
    }
}

/** Responds to the messages that start a session. */
private class Page : MapTransport {
    val received = mutableListOf<String>()
    private lateinit var listener: MapTransport.Listener

    override fun open(listener: MapTransport.Listener) {
        this.listener = listener
    }

    override fun send(message: String) {
        received += message
        val id = Regex(""""id":(\d+)""").find(message)?.groupValues?.get(1)
        when {
            "\"connect\"" in message -> {
                say("hello", """{"versions":[1],"engine":"6.0.0"}""")
            }

            "\"welcome\"" in message -> {
                say("welcome", """{"version":1}""", id)
            }
        }
    }

    private fun say(
        type: String,
        payload: String,
        replyTo: String? = null,
    ) {
        val reply = if (replyTo == null) "" else """"replyTo":$replyTo,"""
        listener.onMessage("""{"mezzanine":1,"type":"$type",$reply"payload":$payload}""")
    }

    override fun reload() = Unit

    override fun close() = Unit
}
