package given

/** Value of the names that Kotlin blocks can use without declaring them: blocks are only compiled. */
internal fun notRun(): Nothing = error("Blocks of pages are compiled, not run.")
