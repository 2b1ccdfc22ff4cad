@file:OptIn(ExperimentalSerializationApi::class)

package io.github.mezzanine

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.KSerializer
import kotlinx.serialization.SerializationException
import kotlinx.serialization.descriptors.PolymorphicKind
import kotlinx.serialization.descriptors.PrimitiveKind
import kotlinx.serialization.descriptors.SerialDescriptor
import kotlinx.serialization.descriptors.SerialKind
import kotlinx.serialization.descriptors.StructureKind
import kotlinx.serialization.descriptors.elementNames
import kotlinx.serialization.json.Json
import kotlinx.serialization.json.JsonArray
import kotlinx.serialization.json.JsonClassDiscriminator
import kotlinx.serialization.json.JsonElement
import kotlinx.serialization.json.JsonObject
import kotlinx.serialization.json.JsonPrimitive
import kotlinx.serialization.json.buildJsonObject
import kotlinx.serialization.json.put

/** JSON as MP-02 has it: unknown fields are dropped, and missing fields are not written. */
internal val wireJson: Json =
    Json {
        ignoreUnknownKeys = true
        explicitNulls = false
    }

/** A message as it arrived, with a payload that is not checked yet. */
internal class Envelope(
    val type: String,
    val id: Long?,
    val replyTo: Long?,
    val payload: JsonElement,
)

/** Reads the envelope of a message (MP-01). Returns null if it is not of this protocol (MP-07). */
internal fun readEnvelope(text: String): Envelope? {
    if (isNestedDeeply(text)) return null
    val fields =
        try {
            wireJson.parseToJsonElement(text) as? JsonObject
        } catch (_: SerializationException) {
            null
        }
    val type = fields?.get("type") as? JsonPrimitive
    if (fields?.get("mezzanine").asCount() != ENVELOPE_VERSION || type?.isString != true) return null
    return Envelope(
        type = type.content,
        id = fields?.get("id").asCount(),
        replyTo = fields?.get("replyTo").asCount(),
        payload = fields?.get("payload") ?: JsonObject(emptyMap()),
    )
}

/** Writes a message of the host. */
internal fun <P> writeMessage(
    type: MessageType<P>,
    payload: P,
    id: Long?,
): String =
    buildJsonObject {
        put("mezzanine", ENVELOPE_VERSION)
        put("type", type.type)
        if (id != null) put("id", id)
        put("payload", wireJson.encodeToJsonElement(type.payload, payload))
    }.toString()

/** Reads a payload. Returns null if anything in it differs from its type (MP-02, MP-03). */
internal fun <T : Any> readPayload(
    serializer: KSerializer<T>,
    payload: JsonElement,
): T? {
    if (!payload.fits(serializer.descriptor)) return null
    return try {
        wireJson.decodeFromJsonElement(serializer, payload)
    } catch (_: SerializationException) {
        null
    } catch (_: MezzanineException) {
        null
    }
}

/** Whether values have the kinds of their types. The decoder by itself reads `"7"` as a number. */
private fun JsonElement.fits(descriptor: SerialDescriptor): Boolean =
    when (descriptor.kind) {
        PrimitiveKind.STRING, SerialKind.ENUM -> this is JsonPrimitive && isString
        PrimitiveKind.BOOLEAN -> this is JsonPrimitive && !isString && content in booleans
        is PrimitiveKind -> this is JsonPrimitive && !isString && numberPattern.matches(content)
        StructureKind.LIST -> this is JsonArray && all { it.fits(descriptor.getElementDescriptor(0)) }
        StructureKind.MAP -> this is JsonObject && values.all { it.fits(descriptor.getElementDescriptor(1)) }
        PolymorphicKind.SEALED -> this is JsonObject && caseOf(descriptor)?.let { fits(it) } == true
        else -> this is JsonObject && fieldsFit(descriptor)
    }

private fun JsonObject.fieldsFit(descriptor: SerialDescriptor): Boolean =
    (0 until descriptor.elementsCount).all { index ->
        this[descriptor.getElementName(index)]?.fits(descriptor.getElementDescriptor(index)) ?: true
    }

/** The case of a union that an object names (MP-04). */
private fun JsonObject.caseOf(union: SerialDescriptor): SerialDescriptor? {
    val tag = union.annotations.filterIsInstance<JsonClassDiscriminator>().single().discriminator
    val name = (this[tag] as? JsonPrimitive)?.takeIf { it.isString }?.content
    val cases = union.getElementDescriptor(1)
    val index = cases.elementNames.indexOf(name)
    return if (index < 0) null else cases.getElementDescriptor(index)
}

/** Whether text has more levels than any message. The parser would run out of stack. */
private fun isNestedDeeply(text: String): Boolean {
    var depth = 0
    var isInString = false
    var index = 0
    while (index < text.length) {
        when (text[index]) {
            '"' -> isInString = !isInString
            '\\' -> index++
            '[', '{' -> if (!isInString && ++depth > MAX_DEPTH) return true
            ']', '}' -> if (!isInString) depth--
        }
        index++
    }
    return false
}

private fun JsonElement?.asCount(): Long? =
    (this as? JsonPrimitive)
        ?.takeIf { !it.isString && numberPattern.matches(it.content) }
        ?.content
        ?.toLongOrNull()
        ?.takeIf { it in 0..MAX_SAFE_INTEGER }

private const val MAX_DEPTH = 100
private const val ENVELOPE_VERSION = 1L
private const val MAX_SAFE_INTEGER = 9_007_199_254_740_991L
private val booleans = setOf("true", "false")
private val numberPattern = Regex("""-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?""")
