@file:OptIn(OlderVersionsApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.MapSession
import io.github.mezzanine.MapSessionOptions
import io.github.mezzanine.PipeTransport
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.asCoroutineDispatcher
import kotlinx.coroutines.cancel
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import org.junit.jupiter.api.Assumptions.assumeTrue
import java.io.File
import java.util.concurrent.Executors

/** A map of an older version with the page that phones show. */
class OlderPage private constructor(
    private val pipe: PipeTransport,
    scope: CoroutineScope,
) {
    val session =
        MapSession(pipe, pipe.executor.asCoroutineDispatcher(), MapSessionOptions(onUnhandledError = { throw it }))
    val map = OlderMap(SessionHost(session), scope) { ViewSize(400, 800, density = 1.0) }

    /** Ends the page's process. */
    fun crash() = pipe.crash()

    companion object {
        /** The bundle of the mall. */
        val mall: ByteArray by lazy { File(PipeTransport.root, "venues/dist/mall.mvf.zip").readBytes() }

        /** Runs a test on its own main thread, with the page, or skips it. */
        fun test(test: suspend CoroutineScope.(OlderPage) -> Unit) {
            val missing = PipeTransport.missing()
            assumeTrue(missing == null, missing.orEmpty())
            Executors.newSingleThreadExecutor { Thread(it, "main thread") }.asCoroutineDispatcher().use { main ->
                val pipe = PipeTransport(main.executor)
                val scope = CoroutineScope(SupervisorJob() + main)
                try {
                    runBlocking(main) { withTimeout(300_000) { test(OlderPage(pipe, scope)) } }
                } finally {
                    scope.cancel()
                    pipe.close()
                }
            }
        }
    }
}
