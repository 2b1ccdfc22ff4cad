package io.github.mezzanine

/** Versions of Chromium in web views. */
internal object WebViewVersion {
    /** The page needs WebGL 2 and the JavaScript of this version. */
    const val MINIMUM = 111

    /**
     * Checks the web view of a phone.
     *
     * @param userAgent the user agent of the web view; null if the phone has none
     * @throws MezzanineException `not-possible` if it is missing or too old
     */
    fun check(userAgent: String?) {
        if (userAgent == null) {
            throw MezzanineException(
                ErrorCode.NOT_POSSIBLE,
                "The phone has no Android System WebView, or it is disabled. Expected version $MINIMUM or newer. " +
                    "Ask the user to install or enable it in the app store.",
            )
        }
        val version = chromePattern.find(userAgent)?.groupValues?.get(1)?.toIntOrNull()
        // Other engines state no Chromium version, and the page checks for WebGL itself.
        if (version == null || version >= MINIMUM) return
        throw MezzanineException(
            ErrorCode.NOT_POSSIBLE,
            "The Android System WebView of the phone has version $version. Expected $MINIMUM or newer. " +
                "Ask the user to update it in the app store.",
        )
    }
}

private val chromePattern = Regex("""\bChrome/(\d{1,5})\.""")
