package io.github.mezzanine

import kotlinx.coroutines.CompletableDeferred

/** A request that waits for its reply. */
internal class SentRequest<R : Any>(
    val id: Long,
    val result: CompletableDeferred<R>,
)

/** Requests that wait for their reply, by id. */
internal class PendingRequests {
    private class Entry<R : Any>(
        val request: RequestType<*, R>,
        val result: CompletableDeferred<R>,
    ) {
        fun complete(reply: Envelope) {
            val payload = readPayload(request.reply, reply.payload)?.takeIf { reply.type == request.type }
            if (payload != null) {
                result.complete(payload)
            } else {
                result.completeExceptionally(
                    MezzanineException(
                        ErrorCode.INVALID_PAYLOAD,
                        "The page responded to ${request.type} with an invalid ${reply.type.take(MAX_TYPE_LENGTH)}. " +
                            "Use the page of this version of the SDK.",
                    ),
                )
            }
        }
    }

    private val entries = HashMap<Long, Entry<*>>()
    private var lastId = 0L

    /** Makes an id that no other request has. */
    fun makeId(): Long = ++lastId

    /** Adds a request. */
    fun <R : Any> add(request: RequestType<*, R>): SentRequest<R> {
        val sent = SentRequest<R>(makeId(), CompletableDeferred())
        entries[sent.id] = Entry(request, sent.result)
        return sent
    }

    /** Forgets a request, for example one that was canceled. */
    fun remove(id: Long) {
        entries.remove(id)
    }

    /** Handles a reply or an error for a request. */
    fun onReply(
        id: Long,
        reply: Envelope,
    ) {
        val entry = entries.remove(id) ?: return
        if (reply.type != "error") return entry.complete(reply)
        val report = readPayload(ErrorReport.serializer(), reply.payload)
        val error =
            if (report != null) {
                MezzanineException(report.code, report.message)
            } else {
                MezzanineException(
                    ErrorCode.INVALID_PAYLOAD,
                    "The page responded to ${entry.request.type} with an invalid error. " +
                        "Use the page of this version of the SDK.",
                )
            }
        entry.result.completeExceptionally(error)
    }

    /** Rejects all requests. */
    fun failAll(makeError: (type: String) -> MezzanineException) {
        val failed = entries.values.toList()
        entries.clear()
        for (entry in failed) entry.result.completeExceptionally(makeError(entry.request.type))
    }
}

private const val MAX_TYPE_LENGTH = 40
