package io.github.mezzanine.example.map

import io.github.mezzanine.ClickDetail

/** Id of the location that users tapped, or of the space if it has none; null next to all spaces. */
internal fun tappedPlaceId(click: ClickDetail): String? = click.locationIds.firstOrNull() ?: click.spaceIds.firstOrNull()
