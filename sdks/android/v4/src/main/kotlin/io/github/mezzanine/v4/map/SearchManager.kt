@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.EntityType
import io.github.mezzanine.SearchHit
import io.github.mezzanine.SearchMatch
import kotlinx.coroutines.launch

/** A search result. */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public sealed interface SearchResult {
    /** How well it matches. Compare only within one search. */
    public val score: Double

    /** Texts that matched, with the matching ranges. */
    public val matches: List<SearchMatch>
}

/**
 * A location search result.
 *
 * @property object the location
 */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public class SearchResultLocation internal constructor(
    @get:JvmName("getObject")
    public val `object`: Location,
    override val score: Double,
    override val matches: List<SearchMatch>,
) : SearchResult

/**
 * A category search result.
 *
 * @property object the category
 */
@Deprecated("Use SearchHit.", ReplaceWith("SearchHit", "io.github.mezzanine.SearchHit"))
public class SearchResultCategory internal constructor(
    @get:JvmName("getObject")
    public val `object`: Category,
    override val score: Double,
    override val matches: List<SearchMatch>,
) : SearchResult

/** Text search in the venue. */
@Deprecated("Use MapRequests.search.")
public class SearchManager internal constructor(
    private val context: MapContext,
) {
    /**
     * Searches names, tags, categories, and descriptions. Small typos do not matter.
     *
     * @param query what was typed
     * @param callback called with the locations and categories, the best first; null if the search fails
     */
    @Deprecated("Use MapRequests.search.")
    public fun search(
        query: String,
        callback: ResultCallback<List<SearchResult>?>,
    ) {
        if (context.refusesResult("search") { callback.onResult(null) }) return
        context.scope.launch {
            var results: List<SearchResult>? = null
            val error =
                errorOf {
                    val hits = context.host.requests.search(query, types = TYPES)
                    results = hits.mapNotNull(::resultOf)
                }
            error?.let(context::report)
            callback.onResult(results)
        }
    }

    /**
     * Suggests completions while someone types.
     *
     * @param query what was typed so far
     * @param callback called with the best first; null if the search fails
     */
    @Deprecated("Use MapRequests.suggest.")
    public fun suggest(
        query: String,
        callback: ResultCallback<List<String>?>,
    ) {
        if (context.refusesResult("suggest") { callback.onResult(null) }) return
        context.scope.launch {
            var texts: List<String>? = null
            errorOf { texts = context.host.requests.suggest(query) }?.let(context::report)
            callback.onResult(texts)
        }
    }

    private fun resultOf(hit: SearchHit): SearchResult? {
        val venue = context.venue ?: return null
        return when (hit.type) {
            EntityType.LOCATION -> venue.findLocation(hit.id)?.let { SearchResultLocation(it, hit.score, hit.matches) }
            EntityType.CATEGORY -> venue.findCategory(hit.id)?.let { SearchResultCategory(it, hit.score, hit.matches) }
            else -> null
        }
    }
}

private val TYPES = listOf(EntityType.LOCATION, EntityType.CATEGORY)
