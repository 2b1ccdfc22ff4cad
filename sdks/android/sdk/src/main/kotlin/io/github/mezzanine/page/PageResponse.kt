package io.github.mezzanine

/** The response to a request of the page. */
internal sealed interface PageResponse {
    /** From the assets of the app. */
    data class Asset(
        val path: String,
        val mediaType: String,
        /** Encoding of text; null for other files. */
        val encoding: String?,
    ) : PageResponse

    /** Not at all: there is no such file, or it may not be read. */
    data class Refused(
        val status: Int,
        val reason: String,
    ) : PageResponse

    /** By its server. The policy of the page limits which ones (MP-51). */
    data object Network : PageResponse
}
