package io.github.mezzanine.v4

/** Marks what the modules of older versions share. Apps use `MapView` instead. */
@RequiresOptIn(message = "The modules of older versions share it. Apps use MapView.")
@Retention(AnnotationRetention.BINARY)
public annotation class OlderVersionsApi
