package io.github.mezzanine.example.data

import kotlinx.serialization.Serializable

/** A venue in the list of the server. */
@Serializable
internal data class ListedVenue(
    val id: String,
    val name: String,
    val description: String = "",
    /** Missing if the server does not know it. */
    val city: String? = null,
)
