@file:Suppress("DEPRECATION")

package io.github.mezzanine.v4

import io.github.mezzanine.LinkData
import io.github.mezzanine.OpeningHoursData
import io.github.mezzanine.PictureData
import io.github.mezzanine.PlaceTarget
import io.github.mezzanine.Category as Category5
import io.github.mezzanine.Location as Location5

/** A store, office, or amenity. */
@Deprecated("Use Location.", ReplaceWith("Location", "io.github.mezzanine.Location"))
public class Location internal constructor(
    private val venue: Venue,
    /** The version 5 location. */
    public val v5: Location5,
) : Navigable {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name. */
    public val name: String
        get() = v5.name

    /** Short name. */
    public val shortName: String
        get() = v5.shortName

    /** `tenant`, `amenity`, and so on; `tenant` if the venue does not say. */
    @Deprecated("Use Location.kind.")
    public val type: String
        get() = v5.kind ?: "tenant"

    /** Type of amenity, such as `restroom`. */
    public val amenity: String?
        get() = v5.amenity

    /** The operator's id for it. */
    public val externalId: String?
        get() = v5.externalId

    /** Description, plain text. */
    public val description: String?
        get() = v5.description

    /** Phone number. */
    public val phone: String?
        get() = v5.phone

    /** Regular opening hours. */
    @Deprecated("Use Location.openingHours.")
    public val operationHours: List<OpeningHoursData>
        get() = v5.openingHours

    /** Search terms. */
    public val tags: List<String>
        get() = v5.tags

    /** Position in lists; lower is earlier. */
    public val sortOrder: Double?
        get() = v5.sortOrder

    /** Links. */
    public val links: List<LinkData>
        get() = v5.links

    /** Links to social networks. */
    public val social: List<LinkData>
        get() = v5.social

    /** Address of the logo, for [io.github.mezzanine.MapRequests.getAsset]. It is not a URL for an image library. */
    public val logo: String?
        get() = v5.logo

    /** Address of the main image, for [io.github.mezzanine.MapRequests.getAsset]. */
    @Deprecated("Use Location.headerImage.")
    public val picture: String?
        get() = v5.headerImage ?: v5.pictures.firstOrNull()?.url

    /** Images. */
    @Deprecated("Use Location.pictures.")
    public val gallery: List<PictureData>
        get() = v5.pictures

    /** Categories, the most important first. */
    public val categories: List<Category> by venue.linked { v5.categories.map(venue::categoryOf) }

    /** Polygons of the location; empty if it is not on a map. */
    @Deprecated("Use Location.spaces.")
    public val polygons: List<Polygon> by venue.linked { v5.spaces.map(venue::polygonOf) }

    /** Nodes at which the location is entered. */
    @Deprecated("Use Location.coordinates, or Space.doors.")
    public val nodes: List<Node> by venue.linked { venue.nodesOf(this@Location) }

    override val v5Target: PlaceTarget
        get() = v5.target

    override fun toString(): String = "Location($id, $name)"
}

/** A category of locations. */
@Deprecated("Use Category.", ReplaceWith("Category", "io.github.mezzanine.Category"))
public class Category internal constructor(
    private val venue: Venue,
    /** The version 5 category. */
    public val v5: Category5,
) {
    /** Unique in the venue. */
    public val id: String
        get() = v5.id

    /** Display name. */
    public val name: String
        get() = v5.name

    /** Position in lists; lower is earlier. */
    public val sortOrder: Double?
        get() = v5.sortOrder

    /** The category that it belongs to. */
    public val parent: Category?
        get() = v5.parent?.let(venue::categoryOf)

    /** Categories that belong to it. */
    public val children: List<Category> by venue.linked { v5.children.map(venue::categoryOf) }

    /** Its locations. */
    public val locations: List<Location> by venue.linked { v5.locations.map(venue::locationOf) }

    override fun toString(): String = "Category($id, $name)"
}
