package io.github.mezzanine

import android.content.res.AssetManager
import android.webkit.WebResourceResponse
import java.io.ByteArrayInputStream
import java.io.IOException

/** The answer to a request of the page, or null if its server answers. Called on a thread of the web view. */
internal fun answerFromAssets(
    assets: AssetManager,
    method: String,
    url: String,
): WebResourceResponse? =
    when (val response = routeRequest(method, url)) {
        PageResponse.Network -> null
        is PageResponse.Refused -> refusal(response)
        is PageResponse.Asset ->
            try {
                WebResourceResponse(response.mediaType, response.encoding, assets.open(response.path)).apply {
                    // Files change only with the app and are on the phone, so a cache has no use.
                    responseHeaders = mapOf("Cache-Control" to "no-store", "X-Content-Type-Options" to "nosniff")
                }
            } catch (_: IOException) {
                refusal(PageResponse.Refused(NOT_FOUND, "Not Found"))
            }
    }

private fun refusal(response: PageResponse.Refused): WebResourceResponse =
    WebResourceResponse(
        "text/plain",
        "utf-8",
        response.status,
        response.reason,
        emptyMap(),
        ByteArrayInputStream(ByteArray(0)),
    )

private const val NOT_FOUND = 404
