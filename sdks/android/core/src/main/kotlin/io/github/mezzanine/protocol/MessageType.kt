package io.github.mezzanine

import kotlinx.serialization.KSerializer

/** A message of the host without a reply. */
internal open class MessageType<P>(
    val type: String,
    val payload: KSerializer<P>,
)

/** A message of the host with a reply of the same type. */
internal class RequestType<P, R : Any>(
    type: String,
    payload: KSerializer<P>,
    val reply: KSerializer<R>,
) : MessageType<P>(type, payload)

/** An event of the page, and how it is passed to the app. */
internal class EventType<P : Any>(
    val payload: KSerializer<P>,
    val wrap: (P) -> MapEvent,
)
