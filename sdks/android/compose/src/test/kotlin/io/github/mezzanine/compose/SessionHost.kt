package io.github.mezzanine.compose

import io.github.mezzanine.CameraReport
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapSession
import io.github.mezzanine.MapState
import io.github.mezzanine.MapStatus
import io.github.mezzanine.MapTransport
import io.github.mezzanine.Venue
import kotlinx.coroutines.CoroutineDispatcher
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive

/** A map without a view: a real session with a page that responds immediately. */
internal class SessionHost(
    dispatcher: CoroutineDispatcher,
) : MapHost,
    MapTransport {
    private lateinit var listener: MapTransport.Listener

    /** The states that the page received, as JSON. */
    val sent = mutableListOf<JsonObject>()

    /** The places that were brought into view, as JSON. */
    val focused = mutableListOf<String>()

    /** Number of states that the composition has reported. */
    var shows = 0
        private set
    private val session = MapSession(this, dispatcher)

    override val events: Flow<MapEvent> = session.events
    override val venue: StateFlow<Venue?> = session.venue
    override val isMapShown: StateFlow<Boolean> = session.isMapShown
    override val status: StateFlow<MapStatus> = session.status
    override val requests: MapRequests = session.requests
    override var shownFloorId: String? = null
    override var shownCamera: CameraReport? = null

    override fun show(state: MapState) {
        shows++
        session.state = state
    }

    override fun showFloor(id: String) = session.showFloor(id)

    override fun saveUserView(): String? = session.saveUserView()

    override fun restoreUserView(text: String) = session.restoreUserView(text)

    override fun open(listener: MapTransport.Listener) {
        this.listener = listener
    }

    override fun send(message: String) {
        val parsed = Json.parseToJsonElement(message).jsonObject
        val id = parsed["id"]?.jsonPrimitive?.content
        when (val type = parsed.getValue("type").jsonPrimitive.content) {
            "connect" -> hello()
            "welcome" -> reply(type, id, """{"version":1}""")
            "set-state" -> {
                sent += parsed.getValue("payload").jsonObject
                reply(type, id, "{}")
            }
            "focus-on" -> {
                focused += parsed.getValue("payload").jsonObject.getValue("targets").toString()
                reply(type, id, """{"result":"done"}""")
            }
            "get-things" -> reply(type, id, """{"things":[{"type":"space","name":"Zoo","id":"s1"}]}""")
        }
    }

    override fun reload() = hello()

    override fun close() = Unit

    /** Sends an event of the page. */
    fun say(
        type: String,
        payload: String,
    ) = listener.onMessage("""{"mezzanine":1,"type":"$type","payload":$payload}""")

    private fun hello() = say("hello", """{"versions":[1],"engine":"6.0.0"}""")

    private fun reply(
        type: String,
        id: String?,
        payload: String,
    ) = listener.onMessage("""{"mezzanine":1,"type":"$type","replyTo":$id,"payload":$payload}""")
}
