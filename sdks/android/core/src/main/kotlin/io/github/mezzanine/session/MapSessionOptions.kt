package io.github.mezzanine

/** Options of a [MapSession]. */
public class MapSessionOptions
    @JvmOverloads
    constructor(
        /**
         * Time in milliseconds after which a request fails with [ErrorCode.TIMED_OUT]; default 30,000. The
         * duration of an animation is added to it.
         */
        public val requestTimeoutMs: Long = DEFAULT_TIMEOUT_MS,
        /** Gets errors while no one collects [MapSession.events]; default: prints them. */
        public val onUnhandledError: (MezzanineException) -> Unit = { System.err.println(it) },
        /**
         * Origins that the page may request besides the server of the venue, for images, models, and tiles,
         * such as `https://tiles.example.com`; default: none.
         */
        public val servers: List<String> = emptyList(),
        /**
         * Reads a part of the page's program. Map views of the SDK do that themselves; default: outdoor maps
         * fail with [ErrorCode.OUTDOOR_UNAVAILABLE].
         */
        public val readPart: (suspend (PagePart) -> String)? = null,
    ) {
        init {
            if (requestTimeoutMs <= 0) {
                throw invalidArgument("MapSessionOptions.requestTimeoutMs", requestTimeoutMs, "a positive number")
            }
            if (servers.size > MAX_SERVERS) {
                throw invalidArgument("MapSessionOptions.servers.size", servers.size, "at most $MAX_SERVERS")
            }
        }
    }

private const val DEFAULT_TIMEOUT_MS = 30_000L

/** One less than the protocol permits: the server of the venue is added. */
private const val MAX_SERVERS = 19
