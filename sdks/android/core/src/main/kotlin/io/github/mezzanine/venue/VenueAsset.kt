package io.github.mezzanine

/**
 * A file of a venue, such as a logo.
 *
 * @property mediaType such as `image/png`
 * @property bytes the content of the file
 */
public class VenueAsset internal constructor(
    public val mediaType: String,
    public val bytes: ByteArray,
)
