package io.github.mezzanine

/** A location of Android, without its class. */
internal class LocationReading(
    val longitude: Double,
    val latitude: Double,
    val accuracyMeters: Float?,
    val headingDegrees: Float?,
    val timeMs: Long,
)

/** A position of the blue dot, or null if the reading is not on Earth. Invalid details are left out. */
internal fun positionOf(reading: LocationReading): BlueDotPosition? {
    val isOnEarth =
        reading.longitude in -MAX_LONGITUDE..MAX_LONGITUDE && reading.latitude in -MAX_LATITUDE..MAX_LATITUDE
    if (!isOnEarth) return null
    return BlueDotPosition(
        longitude = reading.longitude,
        latitude = reading.latitude,
        accuracyMeters = reading.accuracyMeters?.toDouble()?.takeIf { it in 0.0..MAX_ACCURACY },
        headingDegrees = reading.headingDegrees?.toDouble()?.takeIf { it in 0.0..FULL_TURN },
        timestamp = reading.timeMs.toDouble().takeIf { it > 0 },
    )
}

private const val MAX_LONGITUDE = 180.0
private const val MAX_LATITUDE = 90.0
/** The map rejects positions that are less accurate. */
private const val MAX_ACCURACY = 100_000.0
private const val FULL_TURN = 360.0
