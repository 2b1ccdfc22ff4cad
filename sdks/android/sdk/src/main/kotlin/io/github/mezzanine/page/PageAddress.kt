package io.github.mezzanine

/** Addresses of the page and of files in the app. */
internal object PageAddress {
    /** The page. `localhost` never leaves the phone. */
    const val PAGE = "https://mezzanine.localhost/"

    /** Venues and other files of the app. */
    const val APP_FILES = "${PAGE}app/"

    /** Folder of the page in the assets of the SDK. */
    const val PAGE_FOLDER = "mezzanine"

    /** Folder of the app's files in its assets. */
    const val APP_FOLDER = "mezzanine-app"

    /** The asset with a part of the page's program. */
    fun assetOf(part: PagePart): String = "$PAGE_FOLDER/${part.word}.js"

    /** Whether the web view may open an address. */
    fun isPage(url: String): Boolean = url == PAGE || url == "about:blank"
}
