package io.github.mezzanine

import java.io.File
import java.util.concurrent.Executor
import java.util.concurrent.TimeUnit
import kotlin.concurrent.thread

/**
 * The real page in Chromium, opened by packages/tooling/src/testing/pipeMobilePage.ts.
 *
 * @param executor runs the listener, on the thread that opens the transport
 */
class PipeTransport(
    val executor: Executor,
) : MapTransport {
    private val process: Process =
        ProcessBuilder("node", "--import", "tsx", PROGRAM)
            .directory(root)
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start()
    private val input = process.outputStream.bufferedWriter()

    override fun open(listener: MapTransport.Listener) {
        thread(isDaemon = true, name = "pipe") {
            process.inputStream.bufferedReader().forEachLine { line ->
                executor.execute { if (line == "\"lost\"") listener.onPageLost() else listener.onMessage(line) }
            }
        }
    }

    override fun send(message: String) = write(message)

    override fun reload() = write("\"reload\"")

    /** Ends the page's process. The pipe then opens another page. */
    fun crash() = write("\"crash\"")

    override fun close() {
        input.close()
        if (!process.waitFor(EXIT_SECONDS, TimeUnit.SECONDS)) process.destroy()
    }

    private fun write(line: String) {
        input.write(line)
        input.newLine()
        input.flush()
    }

    companion object {
        private const val PROGRAM = "packages/tooling/src/testing/pipeMobilePage.ts"
        private const val EXIT_SECONDS = 10L

        /** The repository. */
        val root: File =
            generateSequence(File("").absoluteFile) { it.parentFile }.first { File(it, "sdks/android").isDirectory }

        private val browsers =
            listOfNotNull(
                System.getenv("CHROMIUM_PATH"),
                "/usr/bin/chromium",
                "/usr/bin/chromium-browser",
                "/usr/bin/google-chrome",
                "/usr/bin/google-chrome-stable",
            )

        /** What is missing for the real page, or null. */
        fun missing(): String? {
            val files =
                listOf("packages/mobile-page/dist/mezzanine.html", "venues/dist/mall.mvf.zip", "node_modules/tsx")
                    .filterNot { File(root, it).exists() }
            return when {
                files.isNotEmpty() -> "${files.joinToString()} is missing. Run npm ci and npm run build."
                browsers.none { File(it).exists() } -> "Chromium is missing. Install it, or set CHROMIUM_PATH."
                else -> null
            }
        }
    }
}
