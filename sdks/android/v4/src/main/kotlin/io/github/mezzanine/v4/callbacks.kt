package io.github.mezzanine.v4

import io.github.mezzanine.MezzanineException

/** Gets the errors of a map, on the main thread. */
@Deprecated("Collect MapEvent.Error from the events of MezzanineMapView.")
public fun interface ErrorCallback {
    /** Called for each error. */
    public fun onError(error: MezzanineException)
}

/** Gets the end of a call, on the main thread. */
@Deprecated("Calls of version 5 are suspending functions.")
public fun interface CompletionCallback {
    /** Called with null when the call has succeeded, otherwise with its error. */
    public fun onComplete(error: MezzanineException?)
}

/** Gets the result of a call, on the main thread. */
@Deprecated("Calls of version 5 are suspending functions.")
public fun interface ResultCallback<T> {
    /** Called with the result. */
    public fun onResult(result: T)
}
