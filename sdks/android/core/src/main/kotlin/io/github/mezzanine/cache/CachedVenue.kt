package io.github.mezzanine

import kotlinx.serialization.Serializable

/** A venue in a [VenueCache]. */
@Serializable
public class CachedVenue internal constructor(
    /** Address of the venue, without its query. */
    public val label: String,
    /** SHA-256 of its bundle, in hexadecimal digits. */
    public val digest: String,
    /** Size of its bundle in bytes. */
    public val byteLength: Long,
    /** When it was stored, in milliseconds since 1970. */
    public val storedAtMs: Long,
)
