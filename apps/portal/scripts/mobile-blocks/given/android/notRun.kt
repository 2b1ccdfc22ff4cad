package given

/** Value of the undeclared names in Kotlin blocks, which are only compiled, never run. */
internal fun notRun(): Nothing = error("Blocks of pages are compiled, not run.")
