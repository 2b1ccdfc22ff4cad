package io.github.mezzanine.compose

import androidx.compose.runtime.ComposableTargetMarker

/**
 * Marks composables that belong into the content of a [MezzanineMap], such as [Marker]. The compiler warns
 * about others there, and about these elsewhere.
 */
@Retention(AnnotationRetention.BINARY)
@ComposableTargetMarker(description = "Mezzanine map composable")
@Target(
    AnnotationTarget.FILE,
    AnnotationTarget.FUNCTION,
    AnnotationTarget.PROPERTY_GETTER,
    AnnotationTarget.TYPE,
    AnnotationTarget.TYPE_PARAMETER,
)
public annotation class MapComposable
