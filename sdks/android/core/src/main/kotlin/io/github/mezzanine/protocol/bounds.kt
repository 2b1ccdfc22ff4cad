package io.github.mezzanine

/*
 * Bounds of fields (MP-03), checked by the constructors of the generated types. A host gets the error
 * where it makes the value, and a message of the page with such a value is rejected.
 */

internal fun checkText(
    path: String,
    value: String?,
    most: Int,
) {
    if (value == null || value.length <= most) return
    throw invalidArgument(path, "text of ${value.length} characters", "at most $most")
}

internal fun checkNumber(
    path: String,
    value: Double?,
    least: Double,
    most: Double,
) {
    // NaN is not in the range.
    if (value == null || value in least..most) return
    throw invalidArgument(path, value, "a number from $least to $most")
}

internal fun checkCount(
    path: String,
    value: Int?,
    most: Int,
): Unit = checkCount(path, value?.toLong(), most.toLong())

internal fun checkCount(
    path: String,
    value: Long?,
    most: Long,
) {
    if (value == null || value in 0..most) return
    throw invalidArgument(path, value, "a whole number from 0 to $most")
}

internal inline fun <T> checkList(
    path: String,
    value: List<T>?,
    most: Int,
    checkItem: (path: String, item: T) -> Unit = { _, _ -> },
) {
    if (value == null) return
    if (value.size > most) throw invalidArgument(path, "a list of ${value.size} items", "at most $most")
    value.forEach { checkItem(path, it) }
}

internal inline fun <T> checkMap(
    path: String,
    value: Map<String, T>?,
    most: Int,
    checkItem: (path: String, item: T) -> Unit = { _, _ -> },
) {
    if (value == null) return
    if (value.size > most) throw invalidArgument(path, "a map of ${value.size} entries", "at most $most")
    for ((key, item) in value) {
        checkText(path, key, MAX_KEY_LENGTH)
        checkItem(path, item)
    }
}

internal const val MAX_KEY_LENGTH = 200
