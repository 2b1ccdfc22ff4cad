package io.github.mezzanine

/**
 * Every error of the SDK. Its message says what was given, what was expected, and what to do.
 *
 * @property code stable code, to tell errors apart
 */
public class MezzanineException
    @JvmOverloads
    constructor(
        public val code: ErrorCode,
        message: String,
        cause: Throwable? = null,
    ) : RuntimeException(message, cause) {
        /** The fix for errors with this code. */
        public val remedy: String
            get() = code.remedy

        override fun toString(): String = "MezzanineException(${code.word}): $message"
    }

/** An error for a value that is out of bounds. */
internal fun invalidArgument(
    path: String,
    given: Any?,
    expected: String,
): MezzanineException =
    MezzanineException(ErrorCode.INVALID_ARGUMENT, "$path is $given. Expected $expected.")
