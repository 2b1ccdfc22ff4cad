@file:JvmName("NoSuccessors")

package io.github.mezzanine.v4

import io.github.mezzanine.ErrorCode

/**
 * A part of an older version that version 5 has nothing for.
 *
 * @property name name in the older version, such as `ShowVenue.xRayPath`
 * @property alternative what to do instead
 */
public class NoSuccessor internal constructor(
    public val name: String,
    public val alternative: String,
) {
    /** Always [ErrorCode.NO_SUCCESSOR]. */
    public val code: ErrorCode
        get() = ErrorCode.NO_SUCCESSOR

    /** Name and alternative as one text. */
    public val message: String
        get() = "$name no longer has an effect. $alternative"

    override fun toString(): String = "NoSuccessor($message)"
}

/** Gets reports about options and calls that no longer have an effect. */
public fun interface NoSuccessorListener {
    /** Called with each report, on the thread of the call that is reported. */
    public fun onNoSuccessor(report: NoSuccessor)
}

private val reported = LinkedHashMap<String, NoSuccessor>()
private val listeners = LinkedHashSet<NoSuccessorListener>()

/**
 * Listens to reports about options and calls that no longer have an effect. Each name is reported once in
 * an app. Reports made earlier are passed on immediately. Without a listener, reports go to the log.
 *
 * @return stops listening when it is closed
 */
public fun onNoSuccessor(listener: NoSuccessorListener): AutoCloseable {
    val earlier =
        synchronized(reported) {
            listeners += listener
            reported.values.toList()
        }
    earlier.forEach(listener::onNoSuccessor)
    return AutoCloseable { synchronized(reported) { listeners -= listener } }
}

/** Reports a name once. */
@OlderVersionsApi
public fun reportNoSuccessor(
    name: String,
    alternative: String,
) {
    val report = NoSuccessor(name, alternative)
    val told =
        synchronized(reported) {
            if (reported.putIfAbsent(name, report) != null) return
            listeners.toList()
        }
    if (told.isEmpty()) System.err.println("[${report.code.word}] ${report.message}")
    told.forEach { it.onNoSuccessor(report) }
}

/** Reports each option that is set and has no successor. */
@OlderVersionsApi
public fun reportOptions(
    owner: String,
    vararg options: Triple<String, Any?, String>,
) {
    for ((name, value, alternative) in options) {
        if (value != null) reportNoSuccessor("$owner.$name", alternative)
    }
}
