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
        /** Gets errors while nobody collects [MapSession.events]; default: prints them. */
        public val onUnhandledError: (MezzanineException) -> Unit = { System.err.println(it) },
    ) {
        init {
            if (requestTimeoutMs <= 0) {
                throw invalidArgument("MapSessionOptions.requestTimeoutMs", requestTimeoutMs, "a positive number")
            }
        }
    }

private const val DEFAULT_TIMEOUT_MS = 30_000L
