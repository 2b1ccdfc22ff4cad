@file:JvmName("LocationUpdates")

package io.github.mezzanine

import android.annotation.SuppressLint
import android.content.Context
import android.location.Location
import android.location.LocationListener
import android.location.LocationManager
import android.os.Bundle
import android.os.Looper
import kotlinx.coroutines.channels.Channel
import kotlinx.coroutines.channels.awaitClose
import kotlinx.coroutines.flow.Flow
import kotlinx.coroutines.flow.buffer
import kotlinx.coroutines.flow.callbackFlow

/**
 * Positions of the phone for [BlueDotTopic], while the flow is collected. They have no floor, which Android
 * does not know. A slow collector gets the latest position.
 *
 * ```kotlin
 * locationUpdates(context).collect { position ->
 *     map.update { it.copy(blueDot = BlueDotTopic(position)) }
 * }
 * ```
 *
 * @param intervalMs milliseconds between positions
 * @return fails with [MezzanineException]: `position-unavailable` without the permission, or if the phone
 * has no source of positions
 */
@JvmOverloads
@SuppressLint("MissingPermission") // Checked first.
public fun locationUpdates(
    context: Context,
    intervalMs: Long = DEFAULT_INTERVAL_MS,
): Flow<BlueDotPosition> =
    callbackFlow {
        if (!LocationPermission.isGranted(context)) {
            throw unavailable("ACCESS_FINE_LOCATION is not granted. Call LocationPermission.request first.")
        }
        val service = context.getSystemService(LocationManager::class.java)
        val providers = service?.allProviders.orEmpty().let(::providersOf)
        if (service == null || providers.isEmpty()) {
            throw unavailable("The phone has no source of positions. Pass your own positions to BlueDotTopic.")
        }
        val listener =
            PositionListener { location ->
                positionOf(location.toReading())?.let { trySend(it) }
            }
        for (provider in providers) {
            service.requestLocationUpdates(provider, intervalMs, 0f, listener, Looper.getMainLooper())
        }
        awaitClose { service.removeUpdates(listener) }
    }.buffer(Channel.CONFLATED)

/** The fused source if there is one, otherwise satellites and networks. */
internal fun providersOf(available: List<String>): List<String> =
    when {
        FUSED in available -> listOf(FUSED)
        else -> listOf(LocationManager.GPS_PROVIDER, LocationManager.NETWORK_PROVIDER).filter { it in available }
    }

/** Before Android 11, all methods of the listener are abstract. */
private class PositionListener(
    private val onPosition: (Location) -> Unit,
) : LocationListener {
    override fun onLocationChanged(location: Location) = onPosition(location)

    @Deprecated("Android does not call it since version 10.")
    override fun onStatusChanged(
        provider: String?,
        status: Int,
        extras: Bundle?,
    ) = Unit

    override fun onProviderEnabled(provider: String) = Unit

    override fun onProviderDisabled(provider: String) = Unit
}

private fun Location.toReading() =
    LocationReading(
        longitude = longitude,
        latitude = latitude,
        accuracyMeters = if (hasAccuracy()) accuracy else null,
        headingDegrees = if (hasBearing()) bearing else null,
        timeMs = time,
    )

private fun unavailable(message: String) = MezzanineException(ErrorCode.POSITION_UNAVAILABLE, message)

private const val DEFAULT_INTERVAL_MS = 1000L

/** `LocationManager.FUSED_PROVIDER`, which has a name since Android 12. */
private const val FUSED = "fused"
