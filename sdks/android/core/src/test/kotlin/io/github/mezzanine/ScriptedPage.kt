package io.github.mezzanine

import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.jsonObject
import kotlinx.serialization.json.jsonPrimitive
import kotlinx.serialization.json.long
import kotlinx.serialization.json.put

/** The other end of a transport. Replies with [answers], and records everything that was sent. */
class ScriptedPage(
    var answers: Map<String, String> = sessionAnswers,
    var versions: String = "[1]",
) : MapTransport {
    val received = mutableListOf<JsonObject>()
    var isOpen = false
        private set
    var reloads = 0
        private set
    private lateinit var listener: MapTransport.Listener

    override fun open(listener: MapTransport.Listener) {
        this.listener = listener
        isOpen = true
    }

    override fun send(message: String) {
        val parsed = Json.parseToJsonElement(message).jsonObject
        received += parsed
        if (typeOf(parsed) == "connect") return sayHello()
        answers[typeOf(parsed)]?.let { answer(parsed, it) }
    }

    override fun reload() {
        reloads++
        sayHello()
    }

    override fun close() {
        isOpen = false
    }

    fun sayHello() = say("hello", """{"versions":$versions,"engine":"6.0.0"}""")

    /** Sends an event, or with [replyTo] a reply. */
    fun say(
        type: String,
        payload: String,
        replyTo: Long? = null,
    ) {
        val message =
            buildJsonObject {
                put("mezzanine", 1)
                put("type", type)
                if (replyTo != null) put("replyTo", replyTo)
                put("payload", Json.parseToJsonElement(payload))
            }
        sayText(message.toString())
    }

    /** Reports that a venue is loaded. */
    internal fun sayVenue(venue: VenueData = smallVenue()) =
        say("venue-loaded", """{"venue":${wireJson.encodeToString(VenueData.serializer(), venue)}}""")

    fun sayText(text: String) = listener.onMessage(text)

    fun lose() = listener.onPageLost()

    /** Replies to a request. */
    fun answer(
        request: JsonObject,
        payload: String,
        type: String = typeOf(request),
    ) {
        val id = request["id"]?.jsonPrimitive?.long ?: return
        say(type, payload, id)
    }

    /** Types of the messages that were sent, since [forget]. */
    val types: List<String>
        get() = received.map(::typeOf)

    fun forget() = received.clear()

    /** The last message of a type. */
    fun last(type: String): JsonObject = received.last { typeOf(it) == type }

    /** The payloads of a type as JSON text. */
    fun payloads(type: String): List<String> = received.filter { typeOf(it) == type }.map { it["payload"].toString() }

    private fun typeOf(message: JsonObject) = message.getValue("type").jsonPrimitive.content

    companion object {
        /** Replies that establish a session and apply every state immediately. */
        val sessionAnswers = mapOf("welcome" to """{"version":1}""", "set-state" to "{}")
    }
}
