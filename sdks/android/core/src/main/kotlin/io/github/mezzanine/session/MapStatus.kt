package io.github.mezzanine

/** Whether a [MapSession] can reach its page. */
public enum class MapStatus {
    /** The page is loading. Requests wait for it. */
    CONNECTING,

    /** The page responds. */
    CONNECTED,

    /** The page was lost and is loading again. The map will be restored. */
    RECONNECTING,

    /** The page does not fit this SDK. All requests fail. */
    FAILED,

    /** The session was closed. */
    CLOSED,
}
