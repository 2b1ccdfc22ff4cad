package io.github.mezzanine

import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.CoroutineStart
import kotlinx.coroutines.Job
import kotlinx.coroutines.launch

/**
 * Listeners of one kind, each with the job that calls it.
 *
 * @param listen calls the listener, until it is canceled
 */
internal class ListenerJobs<L : Any>(
    private val scope: CoroutineScope,
    private val listen: suspend (L) -> Unit,
) {
    private val jobs = HashMap<L, Job>()

    /** Adds a listener. Adding it twice does nothing. */
    fun add(listener: L) {
        if (listener in jobs) return
        // The listener's first call may already remove it.
        val job = scope.launch(start = CoroutineStart.LAZY) { listen(listener) }
        jobs[listener] = job
        job.start()
    }

    /** Removes a listener, if it is there. */
    fun remove(listener: L) {
        jobs.remove(listener)?.cancel()
    }

    /** Forgets all listeners. The scope has to end their jobs. */
    fun clear() = jobs.clear()
}
