package io.github.mezzanine

import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.flow.MutableStateFlow
import kotlinx.coroutines.withTimeoutOrNull

/** Versions of the protocol that this SDK supports. */
internal val supportedVersions = listOf(1)

/** Handshake, requests, and events over a transport (MP-10 to MP-15). */
internal class PageConnection(
    private val transport: MapTransport,
    private val handler: Handler,
) : MapTransport.Listener {
    interface Handler {
        /** A session has started with a page that has an empty state. */
        fun onConnected(isAgain: Boolean)

        /** Servers that the page may request from now on (MP-51). */
        fun servers(): List<String>

        fun onEvent(event: MapEvent)

        /** Something that no request waits for has failed. */
        fun onError(error: MezzanineException)
    }

    val status = MutableStateFlow(MapStatus.CONNECTING)

    /** Servers that the page may request. They are fixed until it is reloaded. */
    var servers: List<String> = emptyList()
        private set

    private val pending = PendingRequests()

    /** Completes when a session starts, or fails. */
    private var connected = CompletableDeferred<Unit>()
    private var welcomeId: Long? = null
    private var wasConnected = false

    fun open() {
        transport.open(this)
        transport.send(writeMessage(HostMessages.connect, Connect(supportedVersions), null))
    }

    /** Waits for a session. */
    suspend fun awaitConnected() {
        do {
            connected.await()
            if (status.value == MapStatus.CLOSED) throw closedError()
            // The page may be lost between the start of a session and this coroutine.
        } while (status.value != MapStatus.CONNECTED)
    }

    /** Sends a request when there is a session, and waits for its reply. */
    suspend fun <P, R : Any> request(
        request: RequestType<P, R>,
        payload: P,
        timeoutMs: Long,
    ): R {
        val reply =
            withTimeoutOrNull(timeoutMs) {
                awaitConnected()
                val sent = send(request, payload)
                try {
                    sent.result.await()
                } finally {
                    pending.remove(sent.id)
                }
            }
        return reply ?: throw MezzanineException(
            ErrorCode.TIMED_OUT,
            "${request.type} got no reply in $timeoutMs ms. Check that the map is on screen, and try again.",
        )
    }

    /** Sends a request in a session. */
    fun <P, R : Any> send(
        request: RequestType<P, R>,
        payload: P,
    ): SentRequest<R> {
        val sent = pending.add(request)
        transport.send(writeMessage(request, payload, sent.id))
        return sent
    }

    /** Loads the page again. */
    fun reload() {
        onPageLost()
        transport.reload()
    }

    fun close() {
        if (status.value == MapStatus.CLOSED) return
        status.value = MapStatus.CLOSED
        transport.close()
        val error = closedError()
        connected.completeExceptionally(error)
        pending.failAll { closedError() }
    }

    override fun onMessage(message: String) {
        if (status.value == MapStatus.CLOSED) return
        val envelope = readEnvelope(message) ?: return
        val replyTo = envelope.replyTo
        when {
            envelope.type == "hello" -> onHello(envelope)
            replyTo != null && replyTo == welcomeId -> onWelcome(envelope)
            status.value != MapStatus.CONNECTED -> Unit
            replyTo != null -> pending.onReply(replyTo, envelope)
            else -> onEvent(envelope)
        }
    }

    override fun onPageLost() {
        if (status.value == MapStatus.CLOSED || status.value == MapStatus.FAILED) return
        // Callers that wait for a starting session wait for the next one instead.
        if (connected.isCompleted) connected = CompletableDeferred()
        if (wasConnected) status.value = MapStatus.RECONNECTING
        welcomeId = null
        pending.failAll { type ->
            MezzanineException(
                ErrorCode.PAGE_LOST,
                "The page of the map was lost during $type. Send it again. The map itself is restored.",
            )
        }
    }

    private fun onHello(envelope: Envelope) {
        val hello = readPayload(Hello.serializer(), envelope.payload) ?: return
        // A reloaded page sends `hello` again (MP-14).
        onPageLost()
        if (status.value == MapStatus.FAILED) return
        val version = hello.versions.filter { it in supportedVersions }.maxOrNull()
        if (version == null) return fail(hello.versions)
        val id = pending.makeId()
        welcomeId = id
        servers = handler.servers()
        transport.send(writeMessage(HostMessages.welcome, Welcome(version, servers.ifEmpty { null }), id))
    }

    private fun onWelcome(envelope: Envelope) {
        welcomeId = null
        if (envelope.type != HostMessages.welcome.type) {
            return fail(emptyList())
        }
        val isAgain = wasConnected
        wasConnected = true
        status.value = MapStatus.CONNECTED
        handler.onConnected(isAgain)
        // The handler may have reloaded the page.
        if (status.value == MapStatus.CONNECTED) connected.complete(Unit)
    }

    private fun onEvent(envelope: Envelope) {
        // Types of later versions are ignored.
        val type = eventTypes[envelope.type] ?: return
        val event = type.read(envelope)
        if (event != null) return handler.onEvent(event)
        handler.onError(
            MezzanineException(
                ErrorCode.INVALID_PAYLOAD,
                "The page sent an invalid ${envelope.type}. Use the page of this version of the SDK.",
            ),
        )
    }

    private fun fail(versions: List<Int>) {
        val error =
            MezzanineException(
                ErrorCode.WRONG_VERSION,
                "The page supports versions $versions of the protocol, and this SDK $supportedVersions. " +
                    ErrorCode.WRONG_VERSION.remedy,
            )
        status.value = MapStatus.FAILED
        connected.completeExceptionally(error)
        handler.onError(error)
    }
}

private fun <P : Any> EventType<P>.read(envelope: Envelope): MapEvent? = readPayload(payload, envelope.payload)?.let(wrap)

internal fun closedError(): MezzanineException =
    MezzanineException(ErrorCode.CLOSED, "The map was closed. ${ErrorCode.CLOSED.remedy}")
