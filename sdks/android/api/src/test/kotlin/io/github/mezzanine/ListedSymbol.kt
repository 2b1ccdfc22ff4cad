package io.github.mezzanine

import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.Json

/** A declaration in a list for the reference. The format is `packages/tooling/src/api-list/ApiList.ts`. */
@Serializable
internal data class ListedSymbol(
    val name: String,
    val kind: String,
    val file: String? = null,
    val declaration: String,
    val type: String? = null,
    val parents: List<String>? = null,
    val comment: ListedComment? = null,
    val deprecated: String? = null,
    val members: List<ListedSymbol>? = null,
)

/** A documentation comment; all texts are Markdown. */
@Serializable
internal data class ListedComment(
    val summary: String,
    val parameters: Map<String, String>? = null,
    val returns: String? = null,
    @SerialName("throws") val errors: List<String>? = null,
)

/** Serializes a list: one symbol per line. */
internal fun listText(
    module: String,
    symbols: List<ListedSymbol>,
): String =
    "{\"module\":\"$module\",\"language\":\"kotlin\",\"symbols\":[\n" +
        symbols.joinToString(",\n") { textOf(it, 1) } + "\n]}\n"

private fun textOf(
    symbol: ListedSymbol,
    level: Int,
): String {
    val indent = " ".repeat(level)
    val line = indent + format.encodeToString(ListedSymbol.serializer(), symbol.copy(members = null))
    val members = symbol.members ?: return line
    val lines = members.joinToString(",\n") { textOf(it, level + 1) }
    return "${line.dropLast(1)},\"members\":[\n$lines\n$indent]}"
}

private val format =
    Json {
        encodeDefaults = false
    }
