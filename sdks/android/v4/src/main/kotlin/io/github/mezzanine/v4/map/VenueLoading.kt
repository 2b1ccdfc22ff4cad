@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.ColorScheme
import io.github.mezzanine.FloorTopic
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MezzanineException
import io.github.mezzanine.ThemeColors
import io.github.mezzanine.ThemeTopic
import io.github.mezzanine.VenueSource
import io.github.mezzanine.VenueTopic
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/** Loads venues, and tells once for each call that the data and the first frame are there. */
internal class VenueLoading(
    private val context: MapContext,
    private val onDataLoaded: (Venue, ShowVenue) -> Unit,
    private val onFirstMapLoaded: () -> Unit,
) {
    private var options = ShowVenue()
    private var isDataTold = true
    private var isMapTold = true
    private var hasFailed = false
    private var job: Job? = null

    fun load(
        init: Init,
        showVenue: ShowVenue,
        callback: ErrorCallback?,
    ) {
        val source = sourceOf(init)
        begin(showVenue, callback)
        val cache = init.cache
        if (cache == null) return open(source, init.language)
        job =
            context.scope.launch {
                var stored: VenueSource? = null
                // Without a readable cache, the venue comes from the server.
                errorOf { stored = cache.readSource(source) }
                open(stored ?: source, init.language)
            }
    }

    fun show(
        bundle: VenueSource.Bytes,
        showVenue: ShowVenue,
        callback: ErrorCallback?,
    ) {
        begin(showVenue, callback)
        open(bundle, language = null)
    }

    fun onEvent(event: MapEvent) {
        when (event) {
            is MapEvent.VenueLoaded -> tellData()
            is MapEvent.MapShown -> tellMap()
            is MapEvent.Error -> {
                if (!isDataTold) hasFailed = true
                context.report(MezzanineException(event.payload.code, event.payload.message))
            }
            else -> Unit
        }
    }

    private fun begin(
        showVenue: ShowVenue,
        callback: ErrorCallback?,
    ) {
        reportShowVenue(showVenue)
        job?.cancel()
        options = showVenue
        context.errorCallback = callback
        // Content of earlier calls belongs to the previous venue.
        if (context.venue != null) context.show(Scene())
        context.venue = null
        isDataTold = false
        isMapTold = false
    }

    private fun open(
        source: VenueSource,
        language: String?,
    ) {
        val isRetry = hasFailed
        hasFailed = false
        if (!isRetry) return want(source, language)
        job =
            context.scope.launch {
                // Otherwise an equal state would not load the venue again.
                context.host.state = context.host.state.copy(venue = null)
                errorOf { context.host.awaitApplied() }?.let(context::report)
                want(source, language)
            }
    }

    private fun want(
        source: VenueSource,
        language: String?,
    ) {
        val host = context.host
        val theme = options.backgroundColor?.let { ThemeTopic(ColorScheme.AUTO, ThemeColors(paper = it)) }
        host.state =
            context.scene.on(host.state).copy(
                venue = VenueTopic(source),
                language = language,
                floor = options.firstMapId?.let(::FloorTopic),
                theme = theme ?: host.state.theme,
            )
        if (host.venue.value == null) {
            context.mapId = null
            context.camera = null
            return
        }
        // The same venue is not loaded again.
        job =
            context.scope.launch {
                tellData()
                if (host.isMapShown.value) tellMap()
            }
    }

    private fun tellData() {
        val venue = context.host.venue.value
        if (isDataTold || venue == null) return
        isDataTold = true
        onDataLoaded(Venue(venue).also { context.venue = it }, options)
    }

    private fun tellMap() {
        if (isMapTold || !isDataTold) return
        isMapTold = true
        onFirstMapLoaded()
    }
}
