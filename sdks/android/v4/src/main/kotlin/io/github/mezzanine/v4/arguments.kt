package io.github.mezzanine.v4

import io.github.mezzanine.ErrorCode
import io.github.mezzanine.MezzanineException
import java.math.BigDecimal

/** An error for an argument that is not what was expected, with its name in the older version. */
internal fun invalidArgument(
    name: String,
    given: Any?,
    expected: String,
): MezzanineException {
    val shown = if (given is String) "\"${given.take(MAX_SHOWN)}\"" else given.toString().take(MAX_SHOWN)
    return MezzanineException(ErrorCode.INVALID_ARGUMENT, "$name is $shown. Expected $expected.")
}

/** Checks that a number is in a range; null passes. */
internal fun requireNumber(
    name: String,
    value: Double?,
    low: Double = -Double.MAX_VALUE,
    high: Double = Double.MAX_VALUE,
) {
    if (value == null || value in low..high) return
    val range =
        when {
            low == -Double.MAX_VALUE -> "a finite number"
            high == Double.MAX_VALUE -> "a number from ${plain(low)} up"
            else -> "a number from ${plain(low)} to ${plain(high)}"
        }
    throw invalidArgument(name, value, range)
}

/** Without an exponent, and without zeros at the end. */
private fun plain(bound: Double): String = BigDecimal.valueOf(bound).stripTrailingZeros().toPlainString()

private const val MAX_SHOWN = 60
