package io.github.mezzanine.compose

/** Keeps one item until someone needs it. */
internal class KeptItem<T : Any>(
    private val discard: (T) -> Unit,
) {
    private var item: T? = null

    /** Keeps an item instead of the one before. */
    fun keep(next: T) {
        val last = item
        if (last === next) return
        item = next
        last?.let(discard)
    }

    /** Returns the item if it fits, and no longer keeps it. */
    fun take(fits: (T) -> Boolean): T? = item?.takeIf(fits)?.also { item = null }

    /** Discards the item. */
    fun release() {
        val last = item ?: return
        item = null
        discard(last)
    }
}
