package io.github.mezzanine

/** Options of a [MezzanineMapView]. */
public class MapViewOptions
    @JvmOverloads
    constructor(
        /**
         * Whether the map is dark when the phone is, unless `MapState.theme` chooses; default true. Activities
         * that handle `uiMode` changes themselves keep their map.
         */
        public val followsDarkMode: Boolean = true,
        /**
         * Origins that the page may request besides the server of the venue, for images, models, and tiles,
         * such as `https://tiles.example.com`; default: none.
         */
        public val servers: List<String> = emptyList(),
        /** Time in milliseconds after which a request fails with [ErrorCode.TIMED_OUT]; default 30,000. */
        public val requestTimeoutMs: Long = DEFAULT_TIMEOUT_MS,
        /**
         * Gets errors while no one listens to events, and those of a `MezzanineMap` without `onError`; default: prints
         * them to the log.
         */
        public val errorListener: MapErrorListener? = null,
    )

private const val DEFAULT_TIMEOUT_MS = 30_000L
