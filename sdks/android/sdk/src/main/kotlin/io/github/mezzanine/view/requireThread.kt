package io.github.mezzanine

/**
 * Checks that a call is on the main thread.
 *
 * @throws MezzanineException `not-possible` on another thread
 */
internal fun requireThread(
    call: String,
    main: Thread,
    current: Thread = Thread.currentThread(),
) {
    if (current === main) return
    throw MezzanineException(
        ErrorCode.NOT_POSSIBLE,
        "$call was called on the thread ${current.name}. Expected the main thread. " +
            "Call it inside withContext(Dispatchers.Main), or with view.post in Java.",
    )
}
