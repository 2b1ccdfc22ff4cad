package io.github.mezzanine

import android.annotation.SuppressLint
import android.content.Context
import android.graphics.Color
import android.util.AndroidRuntimeException
import android.webkit.WebSettings
import android.webkit.WebView

/**
 * Creates a web view that can only show the page.
 *
 * @throws MezzanineException `not-possible` if the phone has no web view, or a very old one
 */
@SuppressLint("SetJavaScriptEnabled") // The page is part of the SDK, and its policy permits no other script.
internal fun createPageWebView(
    context: Context,
    client: PageWebViewClient,
): WebView {
    WebViewVersion.check(userAgentOf(context))
    val webView = WebView(context)
    webView.settings.apply {
        javaScriptEnabled = true
        allowFileAccess = false
        allowContentAccess = false
        mixedContentMode = WebSettings.MIXED_CONTENT_NEVER_ALLOW
        setGeolocationEnabled(false)
        setSupportMultipleWindows(false)
        // The page has its own zoom, and its text follows the labels of the venue.
        setSupportZoom(false)
        textZoom = NORMAL_TEXT_ZOOM
    }
    webView.setBackgroundColor(Color.TRANSPARENT)
    webView.overScrollMode = WebView.OVER_SCROLL_NEVER
    webView.isVerticalScrollBarEnabled = false
    webView.isHorizontalScrollBarEnabled = false
    webView.webViewClient = client
    return webView
}

private fun userAgentOf(context: Context): String? =
    try {
        WebSettings.getDefaultUserAgent(context)
    } catch (_: AndroidRuntimeException) {
        // The package of the web view is missing or disabled.
        null
    }

private const val NORMAL_TEXT_ZOOM = 100
