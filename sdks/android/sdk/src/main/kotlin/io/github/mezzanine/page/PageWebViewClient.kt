package io.github.mezzanine

import android.content.res.AssetManager
import android.webkit.RenderProcessGoneDetail
import android.webkit.WebResourceRequest
import android.webkit.WebResourceResponse
import android.webkit.WebView
import android.webkit.WebViewClient

/** Serves the page from the app, keeps the web view on it, and reports the end of its process. */
internal class PageWebViewClient(
    private val assets: AssetManager,
    private val onProcessGone: (WebView) -> Unit,
) : WebViewClient() {
    override fun shouldInterceptRequest(
        view: WebView,
        request: WebResourceRequest,
    ): WebResourceResponse? = answerFromAssets(assets, request.method, request.url.toString())

    override fun shouldOverrideUrlLoading(
        view: WebView,
        request: WebResourceRequest,
    ): Boolean = !PageAddress.isPage(request.url.toString())

    override fun onRenderProcessGone(
        view: WebView,
        detail: RenderProcessGoneDetail,
    ): Boolean {
        onProcessGone(view)
        // Without this, Android ends the app.
        return true
    }
}
