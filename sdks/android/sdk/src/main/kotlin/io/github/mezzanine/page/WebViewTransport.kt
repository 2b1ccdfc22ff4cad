package io.github.mezzanine

import android.os.Handler
import android.os.Looper
import android.os.SystemClock
import android.view.ViewGroup
import android.webkit.JavascriptInterface
import android.webkit.WebView
import android.widget.FrameLayout
import java.io.IOException

/** Carries messages to the page in a web view, and replaces web views whose process has ended. */
internal class WebViewTransport(
    private val container: FrameLayout,
    private val life: MapLife,
) : MapTransport {
    private val assets = container.context.assets
    private val handler = Handler(Looper.getMainLooper())
    private val delay = ReloadDelay()
    private var listener: MapTransport.Listener? = null

    /** The web view, or null while there is none. */
    var webView: WebView? = null
        private set

    override fun open(listener: MapTransport.Listener) {
        requirePage()
        this.listener = listener
        load()
    }

    override fun send(message: String) {
        webView?.evaluateJavascript(receiveCall(message), null)
    }

    override fun reload() {
        webView?.reload()
    }

    override fun close() {
        listener = null
        handler.removeCallbacksAndMessages(null)
        removeWebView()
    }

    /** Continues after a pause. */
    fun resume() {
        webView?.onResume()
        if (life.takePageWanted()) loadOrWait()
    }

    private fun load() {
        val next = createPageWebView(container.context, PageWebViewClient(assets, ::onProcessGone))
        next.addJavascriptInterface(Receiver(next), RECEIVER_NAME)
        container.addView(
            next,
            0,
            FrameLayout.LayoutParams(ViewGroup.LayoutParams.MATCH_PARENT, ViewGroup.LayoutParams.MATCH_PARENT),
        )
        webView = next
        if (life.isPaused) next.onPause()
        next.loadUrl(PageAddress.PAGE)
    }

    private fun onProcessGone(gone: WebView) {
        if (gone !== webView) return
        removeWebView()
        listener?.onPageLost()
        if (life.losePage()) loadLater()
    }

    private fun loadLater() {
        handler.postDelayed({
            // The view may have been paused meanwhile.
            if (listener != null && webView == null && life.losePage()) loadOrWait()
        }, delay.next(SystemClock.elapsedRealtime()))
    }

    private fun loadOrWait() {
        try {
            load()
        } catch (_: MezzanineException) {
            // There is no web view while the system updates it.
            loadLater()
        }
    }

    private fun removeWebView() {
        val old = webView ?: return
        webView = null
        container.removeView(old)
        old.removeJavascriptInterface(RECEIVER_NAME)
        old.destroy()
    }

    private fun requirePage() {
        val path = "${PageAddress.PAGE_FOLDER}/mezzanine.html"
        try {
            assets.open(path).close()
        } catch (cause: IOException) {
            throw MezzanineException(
                ErrorCode.NOT_POSSIBLE,
                "The app has no file $path in its assets. Expected the page of the SDK. " +
                    "Add the AAR of the SDK instead of its classes, or build packages/mobile-page.",
                cause,
            )
        }
    }

    /** Called by the page, on a thread of the web view. */
    private inner class Receiver(
        private val owner: WebView,
    ) {
        @JavascriptInterface
        @Suppress("unused") // Called by JavaScript.
        fun postMessage(message: String) {
            handler.post { if (owner === webView) listener?.onMessage(message) }
        }
    }
}

/** The name that `findHost` of the page looks for. */
private const val RECEIVER_NAME = "MezzanineAndroid"
