// Written from the tables of packages/mobile-protocol by its generate.ts; do not edit.

@file:OptIn(ExperimentalSerializationApi::class)

package io.github.mezzanine

import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.SerialName
import kotlinx.serialization.Serializable
import kotlinx.serialization.json.JsonClassDiscriminator

/** No data. */
@Serializable
internal data object Empty

/** A place on the Earth, and its floor. */
@Serializable
public data class Coordinate @JvmOverloads constructor(
    /** Longitude in degrees, WGS84. */
    public val longitude: Double,
    /** Latitude in degrees, WGS84. */
    public val latitude: Double,
    /** Id of the floor; default: the current floor. */
    public val floorId: String? = null,
) {
    init {
        checkNumber("Coordinate.longitude", longitude, -180.0, 180.0)
        checkNumber("Coordinate.latitude", latitude, -90.0, 90.0)
        checkText("Coordinate.floorId", floorId, 200)
    }
}

/** A point of the map in CSS pixels from its top left corner. */
@Serializable
public data class ScreenPoint(
    /** Pixels from the left edge. */
    public val x: Double,
    /** Pixels from the top edge. */
    public val y: Double,
) {
    init {
        checkNumber("ScreenPoint.x", x, -1000000.0, 1000000.0)
        checkNumber("ScreenPoint.y", y, -1000000.0, 1000000.0)
    }
}

/** A place on the map: an entity of the venue, or a coordinate. */
@Serializable
@JsonClassDiscriminator("kind")
public sealed interface PlaceTarget {
    /** An entity of the venue that has a place. */
    @Serializable
    @SerialName("entity")
    public data class Entity @JvmOverloads constructor(
        /** Its id. */
        public val id: String,
        /** Its type, if entities of several types have this id. Default: the first match in the order of the types. */
        public val type: EntityType? = null,
    ) : PlaceTarget {
        init {
            checkText("PlaceTarget.Entity.id", id, 200)
        }
    }

    /** A coordinate. */
    @Serializable
    @SerialName("coordinate")
    public data class Coordinate @JvmOverloads constructor(
        /** Longitude in degrees, WGS84. */
        public val longitude: Double,
        /** Latitude in degrees, WGS84. */
        public val latitude: Double,
        /** Id of the floor; default: the current floor. */
        public val floorId: String? = null,
    ) : PlaceTarget {
        init {
            checkNumber("PlaceTarget.Coordinate.longitude", longitude, -180.0, 180.0)
            checkNumber("PlaceTarget.Coordinate.latitude", latitude, -90.0, 90.0)
            checkText("PlaceTarget.Coordinate.floorId", floorId, 200)
        }
    }

    /** A node of the walking graph. Directions only. */
    @Serializable
    @SerialName("node")
    public data class Node(
        /** Its id. */
        public val nodeId: String,
    ) : PlaceTarget {
        init {
            checkText("PlaceTarget.Node.nodeId", nodeId, 200)
        }
    }
}

/** The type of an entity of a venue. */
@Serializable
public enum class EntityType(
    /** The word in messages. */
    public val word: String,
) {
    /** A room, hallway, or other area with an outline. */
    @SerialName("space")
    SPACE("space"),

    /** A tenant, desk, or service that spaces house. */
    @SerialName("location")
    LOCATION("location"),

    /** A point of interest. */
    @SerialName("point-of-interest")
    POINT_OF_INTEREST("point-of-interest"),

    /** An area that spans spaces. */
    @SerialName("area")
    AREA("area"),

    /** A symbol of the venue, such as a fire extinguisher. */
    @SerialName("annotation")
    ANNOTATION("annotation"),

    /** A door. */
    @SerialName("entrance")
    ENTRANCE("entrance"),

    /** Stairs, an elevator, an escalator or a ramp. */
    @SerialName("connection")
    CONNECTION("connection"),

    /** A wall, a counter or another object. */
    @SerialName("obstruction")
    OBSTRUCTION("obstruction"),

    /** A floor. */
    @SerialName("floor")
    FLOOR("floor"),

    /** A category of locations. */
    @SerialName("category")
    CATEGORY("category"),
    ;
}

/** A GeoJSON geometry. A position is longitude, latitude, and optionally altitude. */
@Serializable
@JsonClassDiscriminator("type")
public sealed interface Geometry {
    /** A point. */
    @Serializable
    @SerialName("Point")
    public data class Point(
        /** Its position. */
        public val coordinates: List<Double>,
    ) : Geometry {
        init {
            checkList("Geometry.Point.coordinates", coordinates, 3) { path, item ->
                checkNumber(path, item, -1000000.0, 1000000.0)
            }
        }
    }

    /** Points. */
    @Serializable
    @SerialName("MultiPoint")
    public data class MultiPoint(
        /** Their positions. */
        public val coordinates: List<List<Double>>,
    ) : Geometry {
        init {
            checkList("Geometry.MultiPoint.coordinates", coordinates, 10000) { path, item ->
                checkList(path, item, 3) { path, item ->
                    checkNumber(path, item, -1000000.0, 1000000.0)
                }
            }
        }
    }

    /** A line. */
    @Serializable
    @SerialName("LineString")
    public data class LineString(
        /** Its positions. */
        public val coordinates: List<List<Double>>,
    ) : Geometry {
        init {
            checkList("Geometry.LineString.coordinates", coordinates, 10000) { path, item ->
                checkList(path, item, 3) { path, item ->
                    checkNumber(path, item, -1000000.0, 1000000.0)
                }
            }
        }
    }

    /** Lines. */
    @Serializable
    @SerialName("MultiLineString")
    public data class MultiLineString(
        /** The positions of each. */
        public val coordinates: List<List<List<Double>>>,
    ) : Geometry {
        init {
            checkList("Geometry.MultiLineString.coordinates", coordinates, 100) { path, item ->
                checkList(path, item, 10000) { path, item ->
                    checkList(path, item, 3) { path, item ->
                        checkNumber(path, item, -1000000.0, 1000000.0)
                    }
                }
            }
        }
    }

    /** A polygon. */
    @Serializable
    @SerialName("Polygon")
    public data class Polygon(
        /** Its outline, then its holes; each closed. */
        public val coordinates: List<List<List<Double>>>,
    ) : Geometry {
        init {
            checkList("Geometry.Polygon.coordinates", coordinates, 100) { path, item ->
                checkList(path, item, 10000) { path, item ->
                    checkList(path, item, 3) { path, item ->
                        checkNumber(path, item, -1000000.0, 1000000.0)
                    }
                }
            }
        }
    }

    /** Polygons. */
    @Serializable
    @SerialName("MultiPolygon")
    public data class MultiPolygon(
        /** The rings of each. */
        public val coordinates: List<List<List<List<Double>>>>,
    ) : Geometry {
        init {
            checkList("Geometry.MultiPolygon.coordinates", coordinates, 1000) { path, item ->
                checkList(path, item, 100) { path, item ->
                    checkList(path, item, 10000) { path, item ->
                        checkList(path, item, 3) { path, item ->
                            checkNumber(path, item, -1000000.0, 1000000.0)
                        }
                    }
                }
            }
        }
    }
}

/** A venue as plain data. Ids link its entities. */
@Serializable
public data class VenueData @JvmOverloads constructor(
    /** Id of the venue. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Its center. */
    public val center: Coordinate,
    /** Bearing at which the building is upright, in degrees clockwise from north. */
    public val naturalBearingDegrees: Double,
    /** Languages of the venue's text. */
    public val languages: List<VenueLanguage>,
    /** Buildings and outdoor areas. */
    public val floorStacks: List<FloorStackData>,
    /** All floors. */
    public val floors: List<FloorData>,
    /** All spaces. */
    public val spaces: List<SpaceData>,
    /** All locations. */
    public val locations: List<LocationData>,
    /** All categories. */
    public val categories: List<CategoryData>,
    /** All connections between floors. */
    public val connections: List<ConnectionData>,
    /** All doors. */
    public val doors: List<DoorData>,
    /** All points of interest. */
    public val pointsOfInterest: List<PointOfInterestData>,
    /** All areas. */
    public val areas: List<AreaData>,
    /** All annotations. */
    public val annotations: List<AnnotationData>,
    /** IANA time zone, such as `Europe/Berlin`. */
    public val timeZone: String? = null,
    /** Language of its text, BCP 47. */
    public val language: String? = null,
) {
    init {
        checkText("VenueData.id", id, 200)
        checkText("VenueData.name", name, 1000)
        checkNumber("VenueData.naturalBearingDegrees", naturalBearingDegrees, -360.0, 360.0)
        checkList("VenueData.languages", languages, 200)
        checkList("VenueData.floorStacks", floorStacks, 100000)
        checkList("VenueData.floors", floors, 100000)
        checkList("VenueData.spaces", spaces, 100000)
        checkList("VenueData.locations", locations, 100000)
        checkList("VenueData.categories", categories, 100000)
        checkList("VenueData.connections", connections, 100000)
        checkList("VenueData.doors", doors, 100000)
        checkList("VenueData.pointsOfInterest", pointsOfInterest, 100000)
        checkList("VenueData.areas", areas, 100000)
        checkList("VenueData.annotations", annotations, 100000)
        checkText("VenueData.timeZone", timeZone, 100)
        checkText("VenueData.language", language, 35)
    }
}

/** A language that a venue has text in. */
@Serializable
public data class VenueLanguage(
    /** BCP 47 code, such as `fr`. */
    public val code: String,
    /** Its name. */
    public val name: String,
) {
    init {
        checkText("VenueLanguage.code", code, 35)
        checkText("VenueLanguage.name", name, 200)
    }
}

/** Floors above one another: a building, or the ground around it. */
@Serializable
public data class FloorStackData(
    /** Unique within the venue. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Short name. */
    public val shortName: String,
    /** A building, or outdoors. */
    public val kind: FloorStackKind,
    /** Ids of its floors, from the lowest to the highest. */
    public val floorIds: List<String>,
    /** Id of the floor to show first. */
    public val defaultFloorId: String,
) {
    init {
        checkText("FloorStackData.id", id, 200)
        checkText("FloorStackData.name", name, 1000)
        checkText("FloorStackData.shortName", shortName, 1000)
        checkList("FloorStackData.floorIds", floorIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("FloorStackData.defaultFloorId", defaultFloorId, 200)
    }
}

/** What floors belong to. */
@Serializable
public enum class FloorStackKind(
    /** The word in messages. */
    public val word: String,
) {
    /** A building. */
    @SerialName("building")
    BUILDING("building"),

    /** The ground around buildings. */
    @SerialName("outdoor")
    OUTDOOR("outdoor"),
    ;
}

/** A floor. */
@Serializable
public data class FloorData(
    /** Unique within the venue. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Short name for buttons, such as `L1`. */
    public val shortName: String,
    /** Position in the building: 0 is the ground floor. */
    public val elevation: Double,
    /** Height to the next floor in meters. */
    public val heightMeters: Double,
    /** Id of its floor stack. */
    public val floorStackId: String,
) {
    init {
        checkText("FloorData.id", id, 200)
        checkText("FloorData.name", name, 1000)
        checkText("FloorData.shortName", shortName, 1000)
        checkNumber("FloorData.elevation", elevation, -1000.0, 1000.0)
        checkNumber("FloorData.heightMeters", heightMeters, 0.0, 10000.0)
        checkText("FloorData.floorStackId", floorStackId, 200)
    }
}

/** A space: a room, a hallway, or another area with an outline. */
@Serializable
public data class SpaceData @JvmOverloads constructor(
    /** Unique among spaces. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Such as `room`, `hallway`, or `connection.stairs`. */
    public val kind: String,
    /** Id of its floor. */
    public val floorId: String,
    /** Its center. */
    public val center: Coordinate,
    /** Area in square meters. */
    public val areaSquareMeters: Double,
    /** Ids of its locations. */
    public val locationIds: List<String>,
    /** Ids of its doors. */
    public val doorIds: List<String>,
    /** Ids of its categories. */
    public val categoryIds: List<String>,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Description; plain text. */
    public val description: String? = null,
    /** Additional data of the operator, as the text of a JSON object. Missing if there is none. */
    public val metadataJson: String? = null,
) {
    init {
        checkText("SpaceData.id", id, 200)
        checkText("SpaceData.name", name, 1000)
        checkText("SpaceData.kind", kind, 100)
        checkText("SpaceData.floorId", floorId, 200)
        checkNumber("SpaceData.areaSquareMeters", areaSquareMeters, 0.0, 1000000000.0)
        checkList("SpaceData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("SpaceData.doorIds", doorIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("SpaceData.categoryIds", categoryIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("SpaceData.externalId", externalId, 500)
        checkText("SpaceData.description", description, 20000)
        checkText("SpaceData.metadataJson", metadataJson, 100000)
    }
}

/** A location: a tenant, desk, or service that spaces house. */
@Serializable
public data class LocationData @JvmOverloads constructor(
    /** Unique among locations. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Short name. */
    public val shortName: String,
    /** Ids of its categories, the primary one first. */
    public val categoryIds: List<String>,
    /** Ids of its spaces. */
    public val spaceIds: List<String>,
    /** All its places. */
    public val coordinates: List<Coordinate>,
    /** Regular opening hours. */
    public val openingHours: List<OpeningHoursData>,
    /** Other links. */
    public val links: List<LinkData>,
    /** Links to social networks. */
    public val social: List<LinkData>,
    /** Images. */
    public val pictures: List<PictureData>,
    /** Search terms. */
    public val tags: List<String>,
    /** Whether lists and search leave it out. */
    public val isHidden: Boolean,
    /** Type, as the operator names it, such as `tenant`. */
    public val kind: String? = null,
    /** Type of amenity. */
    public val amenity: String? = null,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Description; plain text. */
    public val description: String? = null,
    /** Id of the location that it belongs to. */
    public val parentId: String? = null,
    /** Phone number. */
    public val phone: String? = null,
    /** Website. */
    public val website: LinkData? = null,
    /** Address of the logo. `get-asset` returns the image. */
    public val logo: String? = null,
    /** Address of the icon. `get-asset` returns the image. */
    public val icon: String? = null,
    /** Address of a wide image. `get-asset` returns the image. */
    public val headerImage: String? = null,
    /** Position in lists; lower is earlier. */
    public val sortOrder: Double? = null,
    /** Additional data of the operator, as the text of a JSON object. Missing if there is none. */
    public val metadataJson: String? = null,
) {
    init {
        checkText("LocationData.id", id, 200)
        checkText("LocationData.name", name, 1000)
        checkText("LocationData.shortName", shortName, 1000)
        checkList("LocationData.categoryIds", categoryIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("LocationData.spaceIds", spaceIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("LocationData.coordinates", coordinates, 10000)
        checkList("LocationData.openingHours", openingHours, 1000)
        checkList("LocationData.links", links, 1000)
        checkList("LocationData.social", social, 1000)
        checkList("LocationData.pictures", pictures, 1000)
        checkList("LocationData.tags", tags, 1000) { path, item ->
            checkText(path, item, 1000)
        }
        checkText("LocationData.kind", kind, 100)
        checkText("LocationData.amenity", amenity, 200)
        checkText("LocationData.externalId", externalId, 500)
        checkText("LocationData.description", description, 20000)
        checkText("LocationData.parentId", parentId, 200)
        checkText("LocationData.phone", phone, 200)
        checkText("LocationData.logo", logo, 100000)
        checkText("LocationData.icon", icon, 100000)
        checkText("LocationData.headerImage", headerImage, 100000)
        checkNumber("LocationData.sortOrder", sortOrder, -1000000000.0, 1000000000.0)
        checkText("LocationData.metadataJson", metadataJson, 100000)
    }
}

/** Opening hours. */
@Serializable
public data class OpeningHoursData @JvmOverloads constructor(
    /** Time of day, `HH:MM`. */
    public val opens: String,
    /** Time of day, `HH:MM`; earlier than `opens` means the next day. */
    public val closes: String,
    /** Days of the week, in English. */
    public val days: List<String>,
    /** First date, ISO 8601. */
    public val validFrom: String? = null,
    /** Last date, ISO 8601. */
    public val validThrough: String? = null,
) {
    init {
        checkText("OpeningHoursData.opens", opens, 100)
        checkText("OpeningHoursData.closes", closes, 100)
        checkList("OpeningHoursData.days", days, 20) { path, item ->
            checkText(path, item, 100)
        }
        checkText("OpeningHoursData.validFrom", validFrom, 100)
        checkText("OpeningHoursData.validThrough", validThrough, 100)
    }
}

/** A link. */
@Serializable
public data class LinkData(
    /** Its text. */
    public val label: String,
    /** Its URL. */
    public val url: String,
) {
    init {
        checkText("LinkData.label", label, 1000)
        checkText("LinkData.url", url, 10000)
    }
}

/** An image of the venue. */
@Serializable
public data class PictureData(
    /** Its address. `get-asset` returns the image. */
    public val url: String,
    /** Description for people who do not see it; may be empty. */
    public val altText: String,
) {
    init {
        checkText("PictureData.url", url, 100000)
        checkText("PictureData.altText", altText, 2000)
    }
}

/** A category of locations. */
@Serializable
public data class CategoryData @JvmOverloads constructor(
    /** Unique among categories. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Ids of its locations. */
    public val locationIds: List<String>,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Address of the icon. `get-asset` returns the image. */
    public val icon: String? = null,
    /** CSS color. */
    public val color: String? = null,
    /** Position in lists; lower is earlier. */
    public val sortOrder: Double? = null,
    /** Id of the category that it belongs to. */
    public val parentId: String? = null,
) {
    init {
        checkText("CategoryData.id", id, 200)
        checkText("CategoryData.name", name, 1000)
        checkList("CategoryData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("CategoryData.externalId", externalId, 500)
        checkText("CategoryData.icon", icon, 200000)
        checkText("CategoryData.color", color, 100)
        checkNumber("CategoryData.sortOrder", sortOrder, -1000000000.0, 1000000000.0)
        checkText("CategoryData.parentId", parentId, 200)
    }
}

/** A connection: stairs, an elevator, an escalator or a ramp. */
@Serializable
public data class ConnectionData(
    /** Unique among connections. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Such as `stairs` or `elevator`. */
    public val kind: String,
    /** Whether it is step-free. */
    public val isAccessible: Boolean,
    /** Ids of its floors. */
    public val floorIds: List<String>,
    /** Its place on each floor. */
    public val coordinates: List<Coordinate>,
    /** Ids of its locations. */
    public val locationIds: List<String>,
) {
    init {
        checkText("ConnectionData.id", id, 200)
        checkText("ConnectionData.name", name, 1000)
        checkText("ConnectionData.kind", kind, 100)
        checkList("ConnectionData.floorIds", floorIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ConnectionData.coordinates", coordinates, 10000)
        checkList("ConnectionData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
    }
}

/** A door. */
@Serializable
public data class DoorData(
    /** Unique among doors. */
    public val id: String,
    /** Id of its floor. */
    public val floorId: String,
    /** Its center. */
    public val center: Coordinate,
    /** Whether it leads outdoors. */
    public val isExterior: Boolean,
    /** Ids of the spaces that it joins. */
    public val spaceIds: List<String>,
    /** Ids of its locations. */
    public val locationIds: List<String>,
) {
    init {
        checkText("DoorData.id", id, 200)
        checkText("DoorData.floorId", floorId, 200)
        checkList("DoorData.spaceIds", spaceIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("DoorData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
    }
}

/** A point of interest. */
@Serializable
public data class PointOfInterestData @JvmOverloads constructor(
    /** Unique among points of interest. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Id of its floor. */
    public val floorId: String,
    /** Its center. */
    public val center: Coordinate,
    /** Id of the space that it is in. */
    public val spaceId: String,
    /** Ids of its locations. */
    public val locationIds: List<String>,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Description; plain text. */
    public val description: String? = null,
    /** Address of the icon. `get-asset` returns the image. */
    public val icon: String? = null,
) {
    init {
        checkText("PointOfInterestData.id", id, 200)
        checkText("PointOfInterestData.name", name, 1000)
        checkText("PointOfInterestData.floorId", floorId, 200)
        checkText("PointOfInterestData.spaceId", spaceId, 200)
        checkList("PointOfInterestData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("PointOfInterestData.externalId", externalId, 500)
        checkText("PointOfInterestData.description", description, 20000)
        checkText("PointOfInterestData.icon", icon, 200000)
    }
}

/** An area that spans spaces. */
@Serializable
public data class AreaData @JvmOverloads constructor(
    /** Unique among areas. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Id of its floor. */
    public val floorId: String,
    /** Its center. */
    public val center: Coordinate,
    /** Area in square meters. */
    public val areaSquareMeters: Double,
    /** Ids of its locations. */
    public val locationIds: List<String>,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Description; plain text. */
    public val description: String? = null,
) {
    init {
        checkText("AreaData.id", id, 200)
        checkText("AreaData.name", name, 1000)
        checkText("AreaData.floorId", floorId, 200)
        checkNumber("AreaData.areaSquareMeters", areaSquareMeters, 0.0, 1000000000.0)
        checkList("AreaData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("AreaData.externalId", externalId, 500)
        checkText("AreaData.description", description, 20000)
    }
}

/** A symbol of the venue, such as a fire extinguisher. */
@Serializable
public data class AnnotationData @JvmOverloads constructor(
    /** Unique among annotations. */
    public val id: String,
    /** Display name, in the language of the venue. */
    public val name: String,
    /** Name of its group in the legend. */
    public val group: String,
    /** Its type, as the operator names it. */
    public val kind: String,
    /** Id of its floor. */
    public val floorId: String,
    /** Its place. */
    public val coordinate: Coordinate,
    /** Ids of its locations. */
    public val locationIds: List<String>,
    /** Address of the icon. `get-asset` returns the image. */
    public val icon: String? = null,
    /** The operator's id for it. */
    public val externalId: String? = null,
    /** Description; plain text. */
    public val description: String? = null,
) {
    init {
        checkText("AnnotationData.id", id, 200)
        checkText("AnnotationData.name", name, 1000)
        checkText("AnnotationData.group", group, 1000)
        checkText("AnnotationData.kind", kind, 1000)
        checkText("AnnotationData.floorId", floorId, 200)
        checkList("AnnotationData.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("AnnotationData.icon", icon, 200000)
        checkText("AnnotationData.externalId", externalId, 500)
        checkText("AnnotationData.description", description, 20000)
    }
}

/** The desired content of the map. A topic that is missing keeps its value. A topic that is present replaces its whole value. */
@Serializable
public data class MapState @JvmOverloads constructor(
    /** The venue. Another source replaces the map. */
    public val venue: VenueTopic? = null,
    /** Language of the venue, BCP 47; default: its own. A change draws the map again. */
    public val language: String? = null,
    /** Texts and aids for screen readers. A change draws the map again. */
    public val accessibility: AccessibilityTopic? = null,
    /** Colors; default: those of the system. */
    public val theme: ThemeTopic? = null,
    /** The floor; default: the one that the venue shows first. */
    public val floor: FloorTopic? = null,
    /** Limits of the camera, gestures, and covered edges. */
    public val cameraRules: CameraRulesTopic? = null,
    /** The view; default: fits the floor, or several buildings. */
    public val camera: CameraTopic? = null,
    /** Texts on the map; default: names of spaces. */
    public val labels: LabelsTopic? = null,
    /** Markers; default: none. */
    public val markers: List<MarkerItem>? = null,
    /** Shapes; default: none. */
    public val shapes: List<ShapeItem>? = null,
    /** 3D models; default: none. */
    public val models: List<ModelItem>? = null,
    /** Images on floors; default: none. */
    public val images: List<ImageItem>? = null,
    /** Appearance of spaces, later items above earlier ones; default: none. */
    public val spaces: List<SpaceItem>? = null,
    /** Highlighted places; default: none. */
    public val selection: SelectionTopic? = null,
    /** Directions on the map; default: none. */
    public val route: RouteTopic? = null,
    /** Position of the user; default: none. */
    public val blueDot: BlueDotTopic? = null,
    /** Floors drawn apart; default: together. */
    public val stack: StackTopic? = null,
    /** The outdoor map; default: none. */
    public val outdoor: OutdoorTopic? = null,
    /** Topics that are shown at all; default: all. */
    public val visibility: VisibilityTopic? = null,
) {
    init {
        checkText("MapState.language", language, 35)
        checkList("MapState.markers", markers, 5000)
        checkList("MapState.shapes", shapes, 5000)
        checkList("MapState.models", models, 1000)
        checkList("MapState.images", images, 1000)
        checkList("MapState.spaces", spaces, 5000)
    }
}

/** A topic of the state. */
@Serializable
public enum class StateTopic(
    /** The word in messages. */
    public val word: String,
) {
    /** The venue. Another source replaces the map. */
    @SerialName("venue")
    VENUE("venue"),

    /** Language of the venue, BCP 47; default: its own. A change draws the map again. */
    @SerialName("language")
    LANGUAGE("language"),

    /** Texts and aids for screen readers. A change draws the map again. */
    @SerialName("accessibility")
    ACCESSIBILITY("accessibility"),

    /** Colors; default: those of the system. */
    @SerialName("theme")
    THEME("theme"),

    /** The floor; default: the one that the venue shows first. */
    @SerialName("floor")
    FLOOR("floor"),

    /** Limits of the camera, gestures, and covered edges. */
    @SerialName("cameraRules")
    CAMERA_RULES("cameraRules"),

    /** The view; default: fits the floor, or several buildings. */
    @SerialName("camera")
    CAMERA("camera"),

    /** Texts on the map; default: names of spaces. */
    @SerialName("labels")
    LABELS("labels"),

    /** Markers; default: none. */
    @SerialName("markers")
    MARKERS("markers"),

    /** Shapes; default: none. */
    @SerialName("shapes")
    SHAPES("shapes"),

    /** 3D models; default: none. */
    @SerialName("models")
    MODELS("models"),

    /** Images on floors; default: none. */
    @SerialName("images")
    IMAGES("images"),

    /** Appearance of spaces, later items above earlier ones; default: none. */
    @SerialName("spaces")
    SPACES("spaces"),

    /** Highlighted places; default: none. */
    @SerialName("selection")
    SELECTION("selection"),

    /** Directions on the map; default: none. */
    @SerialName("route")
    ROUTE("route"),

    /** Position of the user; default: none. */
    @SerialName("blueDot")
    BLUE_DOT("blueDot"),

    /** Floors drawn apart; default: together. */
    @SerialName("stack")
    STACK("stack"),

    /** The outdoor map; default: none. */
    @SerialName("outdoor")
    OUTDOOR("outdoor"),

    /** Topics that are shown at all; default: all. */
    @SerialName("visibility")
    VISIBILITY("visibility"),
    ;
}

/** The venue of the page. */
@Serializable
public data class VenueTopic @JvmOverloads constructor(
    /** Where it comes from. Another token for the same venue does not load it again. */
    public val source: VenueSource,
    /** Whether to draw a map; default true. Without a map, the venue is only data. */
    public val showsMap: Boolean? = null,
)

/** Where a venue comes from. */
@Serializable
@JsonClassDiscriminator("kind")
public sealed interface VenueSource {
    /** A server, with a key and secret. */
    @Serializable
    @SerialName("server")
    public data class Server(
        /** URL of the server. */
        public val baseUrl: String,
        /** Id of the venue on that server. */
        public val venueId: String,
        /** The public key. */
        public val key: String,
        /** The secret. */
        public val secret: String,
    ) : VenueSource {
        init {
            checkText("VenueSource.Server.baseUrl", baseUrl, 2000)
            checkText("VenueSource.Server.venueId", venueId, 200)
            checkText("VenueSource.Server.key", key, 1000)
            checkText("VenueSource.Server.secret", secret, 1000)
        }
    }

    /** A server, with an access token that your own server requested. */
    @Serializable
    @SerialName("access")
    public data class Access(
        /** URL of the server. */
        public val baseUrl: String,
        /** Id of the venue on that server. */
        public val venueId: String,
        /** The access token. */
        public val accessToken: String,
    ) : VenueSource {
        init {
            checkText("VenueSource.Access.baseUrl", baseUrl, 2000)
            checkText("VenueSource.Access.venueId", venueId, 200)
            checkText("VenueSource.Access.accessToken", accessToken, 10000)
        }
    }

    /** The URL of a bundle. */
    @Serializable
    @SerialName("url")
    public data class Url(
        /** Its URL: https, http, or the scheme that the app serves its files by. */
        public val url: String,
    ) : VenueSource {
        init {
            checkText("VenueSource.Url.url", url, 10000)
        }
    }

    /** A bundle that the host has. */
    @Serializable
    @SerialName("bytes")
    public data class Bytes(
        /** Identifies the bytes, such as their SHA-256. Another digest is another venue. */
        public val digest: String,
        /** The bundle in Base64. */
        public val base64: String,
    ) : VenueSource {
        init {
            checkText("VenueSource.Bytes.digest", digest, 200)
            checkText("VenueSource.Bytes.base64", base64, 64000000)
        }
    }
}

/** Texts and aids of the map. */
@Serializable
public data class AccessibilityTopic @JvmOverloads constructor(
    /** Name of the map; default: "Map of" and the name of the venue. */
    public val accessibleName: String? = null,
    /** Whether keys move the map; default true. */
    public val keyboard: Boolean? = null,
    /** Whether changes are announced to screen readers; default true. */
    public val announcements: Boolean? = null,
    /** Texts of the map itself by name; default: English. */
    public val messages: Map<String, String>? = null,
    /** Words for kinds of spaces by kind; default: English. */
    public val kinds: Map<String, String>? = null,
) {
    init {
        checkText("AccessibilityTopic.accessibleName", accessibleName, 1000)
        checkMap("AccessibilityTopic.messages", messages, 200) { path, item ->
            checkText(path, item, 1000)
        }
        checkMap("AccessibilityTopic.kinds", kinds, 200) { path, item ->
            checkText(path, item, 1000)
        }
    }
}

/** Colors of the map. */
@Serializable
public data class ThemeTopic @JvmOverloads constructor(
    /** Light or dark. */
    public val scheme: ColorScheme,
    /** Colors that differ from those of the scheme. With `auto`, the colors are those of a light theme. */
    public val colors: ThemeColors? = null,
)

/** Light or dark. */
@Serializable
public enum class ColorScheme(
    /** The word in messages. */
    public val word: String,
) {
    /** Follows the system. */
    @SerialName("auto")
    AUTO("auto"),

    /** Light. */
    @SerialName("light")
    LIGHT("light"),

    /** Dark. */
    @SerialName("dark")
    DARK("dark"),
    ;
}

/** Colors that differ from those of the built-in theme. Values are CSS colors. */
@Serializable
public data class ThemeColors @JvmOverloads constructor(
    /** Background around the building. */
    public val paper: String? = null,
    /** The slab of a floor. */
    public val floor: String? = null,
    /** Hallways and other paths. */
    public val hallway: String? = null,
    /** Rooms without a category. */
    public val room: String? = null,
    /** Stairs, elevators, escalators. */
    public val connection: String? = null,
    /** Ground outside the building. */
    public val exterior: String? = null,
    /** Openings to the floor below. */
    public val opening: String? = null,
    /** Tops of walls. */
    public val wall: String? = null,
    /** Tops of counters, columns, and other objects. */
    public val `object`: String? = null,
    /** Colors of rooms, assigned to categories in turn. */
    public val tints: List<String>? = null,
    /** Names of rooms. */
    public val label: String? = null,
    /** Names of less important spaces. */
    public val labelMuted: String? = null,
    /** Halo around letters. */
    public val labelHalo: String? = null,
    /** Focus ring, selection, and route. */
    public val accent: String? = null,
    /** Strength of the sun's shadow, 0 to 1. */
    public val sunShadow: Double? = null,
    /** Strength of the shade at the foot of walls, 0 to 1. */
    public val contactShade: Double? = null,
    /** Height at which walls are cut, in meters. */
    public val wallCutMeters: Double? = null,
) {
    init {
        checkText("ThemeColors.paper", paper, 100)
        checkText("ThemeColors.floor", floor, 100)
        checkText("ThemeColors.hallway", hallway, 100)
        checkText("ThemeColors.room", room, 100)
        checkText("ThemeColors.connection", connection, 100)
        checkText("ThemeColors.exterior", exterior, 100)
        checkText("ThemeColors.opening", opening, 100)
        checkText("ThemeColors.wall", wall, 100)
        checkText("ThemeColors.object", `object`, 100)
        checkList("ThemeColors.tints", tints, 100) { path, item ->
            checkText(path, item, 100)
        }
        checkText("ThemeColors.label", label, 100)
        checkText("ThemeColors.labelMuted", labelMuted, 100)
        checkText("ThemeColors.labelHalo", labelHalo, 100)
        checkText("ThemeColors.accent", accent, 100)
        checkNumber("ThemeColors.sunShadow", sunShadow, 0.0, 1.0)
        checkNumber("ThemeColors.contactShade", contactShade, 0.0, 1.0)
        checkNumber("ThemeColors.wallCutMeters", wallCutMeters, 0.1, 100.0)
    }
}

/** The floor. */
@Serializable
public data class FloorTopic(
    /** Its id. */
    public val id: String,
) {
    init {
        checkText("FloorTopic.id", id, 200)
    }
}

/** The state of the camera. */
@Serializable
public data class CameraState @JvmOverloads constructor(
    /** The coordinate at the center of the view. */
    public val center: Coordinate? = null,
    /** Direction at the top of the screen, in degrees clockwise from north. */
    public val bearing: Double? = null,
    /** Pitch in degrees; 0 looks straight down. */
    public val pitch: Double? = null,
    /** Web Mercator zoom level of 512-pixel tiles. */
    public val zoomLevel: Double? = null,
) {
    init {
        checkNumber("CameraState.bearing", bearing, -36000.0, 36000.0)
        checkNumber("CameraState.pitch", pitch, 0.0, 90.0)
        checkNumber("CameraState.zoomLevel", zoomLevel, 0.0, 30.0)
    }
}

/** The view. Missing fields stay the same. */
@Serializable
public data class CameraTopic @JvmOverloads constructor(
    /** The coordinate at the center of the view. */
    public val center: Coordinate? = null,
    /** Direction at the top of the screen, in degrees clockwise from north. */
    public val bearing: Double? = null,
    /** Pitch in degrees; 0 looks straight down. */
    public val pitch: Double? = null,
    /** Web Mercator zoom level of 512-pixel tiles. */
    public val zoomLevel: Double? = null,
    /** Duration of the move; default 0: immediate. */
    public val durationMs: Double? = null,
    /** Speed over the move; default `ease-in-out`. */
    public val easing: Easing? = null,
) {
    init {
        checkNumber("CameraTopic.bearing", bearing, -36000.0, 36000.0)
        checkNumber("CameraTopic.pitch", pitch, 0.0, 90.0)
        checkNumber("CameraTopic.zoomLevel", zoomLevel, 0.0, 30.0)
        checkNumber("CameraTopic.durationMs", durationMs, 0.0, 60000.0)
    }
}

/** Speed over an animation. */
@Serializable
public enum class Easing(
    /** The word in messages. */
    public val word: String,
) {
    /** Constant. */
    @SerialName("linear")
    LINEAR("linear"),

    /** Starts slowly. */
    @SerialName("ease-in")
    EASE_IN("ease-in"),

    /** Ends slowly. */
    @SerialName("ease-out")
    EASE_OUT("ease-out"),

    /** Starts and ends slowly. */
    @SerialName("ease-in-out")
    EASE_IN_OUT("ease-in-out"),
    ;
}

/** Limits of the camera, gestures, and covered edges. */
@Serializable
public data class CameraRulesTopic @JvmOverloads constructor(
    /** Minimum zoom level; default: two below the one that fits the venue. */
    public val minZoomLevel: Double? = null,
    /** Maximum zoom level; default 23. */
    public val maxZoomLevel: Double? = null,
    /** Minimum pitch in degrees; default 0. */
    public val minPitch: Double? = null,
    /** Maximum pitch in degrees; default 75. */
    public val maxPitch: Double? = null,
    /** Bounds of the view's center; default: the bounding box of all floors. */
    public val bounds: Bounds? = null,
    /** Enabled gestures; default: all. */
    public val interactions: CameraInteractions? = null,
    /** Pixels on each side that views of the app cover; default 0. */
    public val screenOffsets: ScreenOffsets? = null,
    /** When `camera-change` is sent; default `at-rest`. */
    public val reports: CameraReports? = null,
) {
    init {
        checkNumber("CameraRulesTopic.minZoomLevel", minZoomLevel, 0.0, 30.0)
        checkNumber("CameraRulesTopic.maxZoomLevel", maxZoomLevel, 0.0, 30.0)
        checkNumber("CameraRulesTopic.minPitch", minPitch, 0.0, 75.0)
        checkNumber("CameraRulesTopic.maxPitch", maxPitch, 0.0, 75.0)
    }
}

/** When changes of the camera are reported. */
@Serializable
public enum class CameraReports(
    /** The word in messages. */
    public val word: String,
) {
    /** When the camera stops. */
    @SerialName("at-rest")
    AT_REST("at-rest"),

    /** In every frame in which it moves. */
    @SerialName("every-frame")
    EVERY_FRAME("every-frame"),
    ;
}

/** A box of coordinates, in degrees. */
@Serializable
public data class Bounds(
    /** Least longitude. */
    public val west: Double,
    /** Least latitude. */
    public val south: Double,
    /** Greatest longitude. */
    public val east: Double,
    /** Greatest latitude. */
    public val north: Double,
) {
    init {
        checkNumber("Bounds.west", west, -180.0, 180.0)
        checkNumber("Bounds.south", south, -90.0, 90.0)
        checkNumber("Bounds.east", east, -180.0, 180.0)
        checkNumber("Bounds.north", north, -90.0, 90.0)
    }
}

/** Gestures and keys. All are enabled by default. */
@Serializable
public data class CameraInteractions @JvmOverloads constructor(
    /** Drag to pan. */
    public val pan: Boolean? = null,
    /** Pinch to zoom. */
    public val zoom: Boolean? = null,
    /** Rotate with two fingers. */
    public val rotate: Boolean? = null,
    /** Tilt with two fingers. */
    public val pitch: Boolean? = null,
    /** Pan, zoom, and rotate with keys. */
    public val keyboard: Boolean? = null,
)

/** Pixels on each side that views of the app cover. */
@Serializable
public data class ScreenOffsets @JvmOverloads constructor(
    /** Pixels from the top. */
    public val top: Double? = null,
    /** Pixels from the right. */
    public val right: Double? = null,
    /** Pixels from the bottom. */
    public val bottom: Double? = null,
    /** Pixels from the left. */
    public val left: Double? = null,
) {
    init {
        checkNumber("ScreenOffsets.top", top, 0.0, 10000.0)
        checkNumber("ScreenOffsets.right", right, 0.0, 10000.0)
        checkNumber("ScreenOffsets.bottom", bottom, 0.0, 10000.0)
        checkNumber("ScreenOffsets.left", left, 0.0, 10000.0)
    }
}

/** Decides which label or marker is shown if two overlap. */
@Serializable
public enum class Priority(
    /** The word in messages. */
    public val word: String,
) {
    /** Hidden first. */
    @SerialName("low")
    LOW("low"),

    /** Default of labels. */
    @SerialName("medium")
    MEDIUM("medium"),

    /** Default of markers. */
    @SerialName("high")
    HIGH("high"),

    /** Always shown, even over others. */
    @SerialName("always")
    ALWAYS("always"),
    ;
}

/** Texts on the map. */
@Serializable
public data class LabelsTopic @JvmOverloads constructor(
    /** Whether spaces show their names; default `all`. */
    public val names: AutomaticLabels? = null,
    /** Labels of the app; default: none. */
    public val items: List<LabelItem>? = null,
) {
    init {
        checkList("LabelsTopic.items", items, 5000)
    }
}

/** Labels that the map adds by itself. */
@Serializable
public enum class AutomaticLabels(
    /** The word in messages. */
    public val word: String,
) {
    /** Names of spaces. */
    @SerialName("all")
    ALL("all"),

    /** No labels. */
    @SerialName("none")
    NONE("none"),
    ;
}

/** A label. */
@Serializable
public data class LabelItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Where it is. */
    public val target: PlaceTarget,
    /** Plain text, not markup. */
    public val text: String,
    /** Faces the viewer, or lies on the floor; default `floating`. */
    public val kind: LabelKind? = null,
    /** Decides which item is shown if two overlap. */
    public val priority: Priority? = null,
    /** Minimum zoom level; default: none. */
    public val minZoomLevel: Double? = null,
    /** Maximum zoom level; default: none. */
    public val maxZoomLevel: Double? = null,
    /** CSS color of the letters; default: the theme's label color. */
    public val color: String? = null,
    /** CSS color of the halo; default: the theme's. */
    public val haloColor: String? = null,
    /** Font size of a floating label; default 13. */
    public val fontSizePixels: Double? = null,
    /** Font weight; default 550. */
    public val fontWeight: Double? = null,
    /** Maximum font size of a flat label; default 2.4 in a space, 1.2 at a coordinate. */
    public val fontSizeMeters: Double? = null,
    /** Direction of a flat label, clockwise from east; default: along its space. */
    public val rotationDegrees: Double? = null,
    /** Maximum line width of a floating label; default 112. */
    public val maxWidthPixels: Double? = null,
    /** Dot or image at the anchor point; default: none. */
    public val icon: LabelIcon? = null,
    /** Its name for screen readers. */
    public val accessibleName: String? = null,
    /** Whether taps hit it and it is a button for screen readers; default false. */
    public val interactive: Boolean? = null,
) {
    init {
        checkText("LabelItem.key", key, 200)
        checkText("LabelItem.text", text, 1000)
        checkNumber("LabelItem.minZoomLevel", minZoomLevel, 0.0, 30.0)
        checkNumber("LabelItem.maxZoomLevel", maxZoomLevel, 0.0, 30.0)
        checkText("LabelItem.color", color, 100)
        checkText("LabelItem.haloColor", haloColor, 100)
        checkNumber("LabelItem.fontSizePixels", fontSizePixels, 6.0, 64.0)
        checkNumber("LabelItem.fontWeight", fontWeight, 100.0, 900.0)
        checkNumber("LabelItem.fontSizeMeters", fontSizeMeters, 0.1, 50.0)
        checkNumber("LabelItem.rotationDegrees", rotationDegrees, -360.0, 360.0)
        checkNumber("LabelItem.maxWidthPixels", maxWidthPixels, 20.0, 400.0)
        checkText("LabelItem.accessibleName", accessibleName, 1000)
    }
}

/** How a label is drawn. */
@Serializable
public enum class LabelKind(
    /** The word in messages. */
    public val word: String,
) {
    /** Faces the viewer. */
    @SerialName("floating")
    FLOATING("floating"),

    /** Lies on the floor. */
    @SerialName("flat")
    FLAT("flat"),
    ;
}

/** What is drawn at the anchor point of a label. */
@Serializable
@JsonClassDiscriminator("kind")
public sealed interface LabelIcon {
    /** A dot. */
    @Serializable
    @SerialName("dot")
    public data object Dot : LabelIcon

    /** An image. */
    @Serializable
    @SerialName("image")
    public data class Image @JvmOverloads constructor(
        /** A file of the venue, such as the logo of a location, or a `data:` URL. */
        public val url: String,
        /** Length of its longer side in CSS pixels; default 24. */
        public val sizePixels: Double? = null,
    ) : LabelIcon {
        init {
            checkText("LabelIcon.Image.url", url, 200000)
            checkNumber("LabelIcon.Image.sizePixels", sizePixels, 8.0, 96.0)
        }
    }
}

/** A marker. */
@Serializable
public data class MarkerItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Where it is. */
    public val target: PlaceTarget,
    /** What it shows. */
    public val content: MarkerContent,
    /** The point of the marker that is at the target; default `center`, `bottom` for pins and tooltips. */
    public val anchor: MarkerAnchor? = null,
    /** Decides which item is shown if two overlap. */
    public val priority: Priority? = null,
    /** Minimum zoom level; default: none. */
    public val minZoomLevel: Double? = null,
    /** Height above its place; default 0. */
    public val altitudeMeters: Double? = null,
    /** Duration of a move to another coordinate on its floor; default 0: immediate. */
    public val moveDurationMs: Double? = null,
    /** Its name for screen readers. */
    public val accessibleName: String? = null,
    /** Whether taps hit it and it is a button for screen readers; default false. */
    public val interactive: Boolean? = null,
) {
    init {
        checkText("MarkerItem.key", key, 200)
        checkNumber("MarkerItem.minZoomLevel", minZoomLevel, 0.0, 30.0)
        checkNumber("MarkerItem.altitudeMeters", altitudeMeters, -1000.0, 1000.0)
        checkNumber("MarkerItem.moveDurationMs", moveDurationMs, 0.0, 60000.0)
        checkText("MarkerItem.accessibleName", accessibleName, 1000)
    }
}

/** A point of a marker. */
@Serializable
public enum class MarkerAnchor(
    /** The word in messages. */
    public val word: String,
) {
    /** Center. */
    @SerialName("center")
    CENTER("center"),

    /** Middle of the top edge. */
    @SerialName("top")
    TOP("top"),

    /** Middle of the bottom edge. */
    @SerialName("bottom")
    BOTTOM("bottom"),

    /** Middle of the left edge. */
    @SerialName("left")
    LEFT("left"),

    /** Middle of the right edge. */
    @SerialName("right")
    RIGHT("right"),

    /** Top left corner. */
    @SerialName("top-left")
    TOP_LEFT("top-left"),

    /** Top right corner. */
    @SerialName("top-right")
    TOP_RIGHT("top-right"),

    /** Bottom left corner. */
    @SerialName("bottom-left")
    BOTTOM_LEFT("bottom-left"),

    /** Bottom right corner. */
    @SerialName("bottom-right")
    BOTTOM_RIGHT("bottom-right"),
    ;
}

/** The content of a marker. */
@Serializable
@JsonClassDiscriminator("kind")
public sealed interface MarkerContent {
    /** Text on a plate. */
    @Serializable
    @SerialName("text")
    public data class Text(
        /** Plain text, not markup. */
        public val text: String,
    ) : MarkerContent {
        init {
            checkText("MarkerContent.Text.text", text, 1000)
        }
    }

    /** A pin. */
    @Serializable
    @SerialName("pin")
    public data class Pin @JvmOverloads constructor(
        /** CSS color; default: the theme's accent color. */
        public val color: String? = null,
        /** A letter, number, or emoji in it. */
        public val symbol: String? = null,
        /** An image in it: a file of the venue, or a `data:` URL. */
        public val imageUrl: String? = null,
    ) : MarkerContent {
        init {
            checkText("MarkerContent.Pin.color", color, 100)
            checkText("MarkerContent.Pin.symbol", symbol, 8)
            checkText("MarkerContent.Pin.imageUrl", imageUrl, 200000)
        }
    }

    /** An image. */
    @Serializable
    @SerialName("image")
    public data class Image @JvmOverloads constructor(
        /** A file of the venue, or a `data:` URL. */
        public val url: String,
        /** Width in CSS pixels; default 28. */
        public val widthPixels: Double? = null,
        /** Height in CSS pixels; default: as the image has it. */
        public val heightPixels: Double? = null,
    ) : MarkerContent {
        init {
            checkText("MarkerContent.Image.url", url, 200000)
            checkNumber("MarkerContent.Image.widthPixels", widthPixels, 1.0, 1000.0)
            checkNumber("MarkerContent.Image.heightPixels", heightPixels, 1.0, 1000.0)
        }
    }

    /** A tooltip with an arrow. */
    @Serializable
    @SerialName("tooltip")
    public data class Tooltip @JvmOverloads constructor(
        /** Plain text, not markup. */
        public val title: String? = null,
        /** Plain text, not markup. */
        public val text: String? = null,
        /** An image: a file of the venue, or a `data:` URL. */
        public val imageUrl: String? = null,
        /** CSS color of its background; default: that of the theme. */
        public val color: String? = null,
    ) : MarkerContent {
        init {
            checkText("MarkerContent.Tooltip.title", title, 1000)
            checkText("MarkerContent.Tooltip.text", text, 5000)
            checkText("MarkerContent.Tooltip.imageUrl", imageUrl, 200000)
            checkText("MarkerContent.Tooltip.color", color, 100)
        }
    }

    /** HTML. Scripts, forms, frames, event handlers, and addresses of other servers are removed. */
    @Serializable
    @SerialName("html")
    public data class Html(
        /** The markup. */
        public val html: String,
    ) : MarkerContent {
        init {
            checkText("MarkerContent.Html.html", html, 100000)
        }
    }
}

/** A shape. */
@Serializable
public data class ShapeItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Where it is. */
    public val geometry: Geometry,
    /** Id of its floor; default: the floor that is shown when it is added. */
    public val floorId: String? = null,
    /** Width of lines. */
    public val widthMeters: Double? = null,
    /** Radius of points. */
    public val radiusMeters: Double? = null,
    /** CSS color; default: the theme's accent color. */
    public val color: String? = null,
    /** Opacity, 0 to 1; default 1. */
    public val opacity: Double? = null,
    /** Height; default: flat. */
    public val heightMeters: Double? = null,
    /** Height above the floor; default 0. */
    public val altitudeMeters: Double? = null,
    /** Whether taps hit it and it is a button for screen readers; default false. */
    public val interactive: Boolean? = null,
) {
    init {
        checkText("ShapeItem.key", key, 200)
        checkText("ShapeItem.floorId", floorId, 200)
        checkNumber("ShapeItem.widthMeters", widthMeters, 0.01, 1000.0)
        checkNumber("ShapeItem.radiusMeters", radiusMeters, 0.01, 1000.0)
        checkText("ShapeItem.color", color, 100)
        checkNumber("ShapeItem.opacity", opacity, 0.0, 1.0)
        checkNumber("ShapeItem.heightMeters", heightMeters, 0.0, 1000.0)
        checkNumber("ShapeItem.altitudeMeters", altitudeMeters, -1000.0, 1000.0)
    }
}

/** A 3D model on a floor. */
@Serializable
public data class ModelItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Where it stands; one model at each. */
    public val targets: List<PlaceTarget>,
    /** A `.glb` file of the venue, a URL, or a `data:` URL. */
    public val url: String,
    /** Id of its floor, for coordinates without one. */
    public val floorId: String? = null,
    /** Scale; default 1. */
    public val scale: Double? = null,
    /** Heading, clockwise from north; default 0. */
    public val headingDegrees: Double? = null,
    /** Pitch; default 0. */
    public val pitchDegrees: Double? = null,
    /** Height above the floor; default 0. */
    public val altitudeMeters: Double? = null,
    /** CSS color; default: those of the model. */
    public val color: String? = null,
    /** Opacity, 0 to 1; default 1. */
    public val opacity: Double? = null,
    /** Whether taps hit it and it is a button for screen readers; default false. */
    public val interactive: Boolean? = null,
) {
    init {
        checkText("ModelItem.key", key, 200)
        checkList("ModelItem.targets", targets, 5000)
        checkText("ModelItem.url", url, 20000000)
        checkText("ModelItem.floorId", floorId, 200)
        checkNumber("ModelItem.scale", scale, 0.001, 1000.0)
        checkNumber("ModelItem.headingDegrees", headingDegrees, -36000.0, 36000.0)
        checkNumber("ModelItem.pitchDegrees", pitchDegrees, -360.0, 360.0)
        checkNumber("ModelItem.altitudeMeters", altitudeMeters, -1000.0, 1000.0)
        checkText("ModelItem.color", color, 100)
        checkNumber("ModelItem.opacity", opacity, 0.0, 1.0)
    }
}

/** An image on a floor. */
@Serializable
public data class ImageItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Where it is. */
    public val target: PlaceTarget,
    /** A file of the venue, a URL, or a `data:` URL. */
    public val url: String,
    /** Id of its floor, for a coordinate without one. */
    public val floorId: String? = null,
    /** Width in meters. */
    public val widthMeters: Double? = null,
    /** Height in meters. */
    public val heightMeters: Double? = null,
    /** Rotation, clockwise; default 0. */
    public val rotationDegrees: Double? = null,
    /** Height above the floor; default 0. */
    public val altitudeMeters: Double? = null,
    /** Opacity, 0 to 1; default 1. */
    public val opacity: Double? = null,
) {
    init {
        checkText("ImageItem.key", key, 200)
        checkText("ImageItem.url", url, 20000000)
        checkText("ImageItem.floorId", floorId, 200)
        checkNumber("ImageItem.widthMeters", widthMeters, 0.01, 10000.0)
        checkNumber("ImageItem.heightMeters", heightMeters, 0.01, 10000.0)
        checkNumber("ImageItem.rotationDegrees", rotationDegrees, -36000.0, 36000.0)
        checkNumber("ImageItem.altitudeMeters", altitudeMeters, -1000.0, 1000.0)
        checkNumber("ImageItem.opacity", opacity, 0.0, 1.0)
    }
}

/** Appearance of some spaces. Missing fields keep their value. */
@Serializable
public data class SpaceItem @JvmOverloads constructor(
    /** Chosen by the host, unique in its list. An item with the same key is updated. */
    public val key: String,
    /** Ids of the spaces. */
    public val spaceIds: List<String>,
    /** CSS color. */
    public val color: String? = null,
    /** Height in meters. */
    public val heightMeters: Double? = null,
    /** Opacity, 0 to 1. */
    public val opacity: Double? = null,
    /** Whether they are shown. */
    public val visible: Boolean? = null,
    /** Whether taps highlight them. */
    public val interactive: Boolean? = null,
) {
    init {
        checkText("SpaceItem.key", key, 200)
        checkList("SpaceItem.spaceIds", spaceIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("SpaceItem.color", color, 100)
        checkNumber("SpaceItem.heightMeters", heightMeters, 0.0, 100.0)
        checkNumber("SpaceItem.opacity", opacity, 0.0, 1.0)
    }
}

/** Highlighted places. */
@Serializable
public data class SelectionTopic @JvmOverloads constructor(
    /** Ids of spaces. */
    public val spaceIds: List<String>? = null,
    /** Ids of locations; their spaces are highlighted. */
    public val locationIds: List<String>? = null,
    /** CSS color; default: the theme's accent color. */
    public val color: String? = null,
    /** Whether to bring them into view; default false. */
    public val focus: Boolean? = null,
) {
    init {
        checkList("SelectionTopic.spaceIds", spaceIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("SelectionTopic.locationIds", locationIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("SelectionTopic.color", color, 100)
    }
}

/** Directions on the map. */
@Serializable
public data class RouteTopic @JvmOverloads constructor(
    /** Origin. */
    public val from: PlaceTarget,
    /** Destinations; at least one. */
    public val to: List<PlaceTarget>,
    /** Profile; default: a person without special needs. */
    public val options: DirectionsOptions? = null,
    /** Index of the current instruction; default 0. */
    public val step: Int? = null,
    /** CSS color; default: the theme's accent color. */
    public val color: String? = null,
    /** Width in CSS pixels; default 9. */
    public val widthPixels: Double? = null,
    /** Whether to bring it into view; default true. */
    public val fit: Boolean? = null,
    /** Whether to mark its ends and floor changes; default true. */
    public val markers: Boolean? = null,
    /** Whether it grows from its start; default true. */
    public val animate: Boolean? = null,
) {
    init {
        checkList("RouteTopic.to", to, 20)
        checkCount("RouteTopic.step", step, 10000)
        checkText("RouteTopic.color", color, 100)
        checkNumber("RouteTopic.widthPixels", widthPixels, 1.0, 60.0)
    }
}

/** Position of the user. */
@Serializable
public data class BlueDotTopic @JvmOverloads constructor(
    /** The position; default: no dot, waiting for one. */
    public val position: BlueDotPosition? = null,
    /** Whether the camera follows; default `none`. */
    public val follow: FollowMode? = null,
    /** CSS color; default blue. */
    public val color: String? = null,
    /** The dot turns gray after this time without a position; default 30000. */
    public val staleAfterMs: Double? = null,
    /** How it looks on another floor; default `dimmed`. */
    public val otherFloor: OtherFloor? = null,
) {
    init {
        checkText("BlueDotTopic.color", color, 100)
        checkNumber("BlueDotTopic.staleAfterMs", staleAfterMs, 100.0, 86400000.0)
    }
}

/** A position of the user. */
@Serializable
public data class BlueDotPosition @JvmOverloads constructor(
    /** Longitude in degrees, WGS84. */
    public val longitude: Double,
    /** Latitude in degrees, WGS84. */
    public val latitude: Double,
    /** Accuracy radius in meters; default: not shown. */
    public val accuracyMeters: Double? = null,
    /** Heading, clockwise from north; default: not shown. */
    public val headingDegrees: Double? = null,
    /** Id of the floor; default: that of the previous position, or the current floor for the first one. */
    public val floorId: String? = null,
    /** Milliseconds since 1970; default: when it arrives. */
    public val timestamp: Double? = null,
) {
    init {
        checkNumber("BlueDotPosition.longitude", longitude, -180.0, 180.0)
        checkNumber("BlueDotPosition.latitude", latitude, -90.0, 90.0)
        checkNumber("BlueDotPosition.accuracyMeters", accuracyMeters, 0.0, 100000.0)
        checkNumber("BlueDotPosition.headingDegrees", headingDegrees, -36000.0, 36000.0)
        checkText("BlueDotPosition.floorId", floorId, 200)
        checkNumber("BlueDotPosition.timestamp", timestamp, 0.0, 1000000000000000.0)
    }
}

/** How the camera follows the blue dot. */
@Serializable
public enum class FollowMode(
    /** The word in messages. */
    public val word: String,
) {
    /** It does not. */
    @SerialName("none")
    NONE("none"),

    /** The dot stays in the center. */
    @SerialName("position")
    POSITION("position"),

    /** The dot stays in the center, and its heading at the top. */
    @SerialName("position-and-heading")
    POSITION_AND_HEADING("position-and-heading"),
    ;
}

/** How the blue dot looks on another floor. */
@Serializable
public enum class OtherFloor(
    /** The word in messages. */
    public val word: String,
) {
    /** Dimmed. */
    @SerialName("dimmed")
    DIMMED("dimmed"),

    /** Hidden. */
    @SerialName("hidden")
    HIDDEN("hidden"),
    ;
}

/** Floors drawn apart. */
@Serializable
public data class StackTopic @JvmOverloads constructor(
    /** Whether floors are drawn apart. */
    public val isExpanded: Boolean,
    /** Ids of the floors; default: those of the building. */
    public val floorIds: List<String>? = null,
    /** Distance between floors. */
    public val gapMeters: Double? = null,
    /** Duration of the change. */
    public val durationMs: Double? = null,
    /** Whether to bring the floors into view; default true. */
    public val fit: Boolean? = null,
) {
    init {
        checkList("StackTopic.floorIds", floorIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkNumber("StackTopic.gapMeters", gapMeters, 0.0, 1000.0)
        checkNumber("StackTopic.durationMs", durationMs, 0.0, 60000.0)
    }
}

/** The outdoor map around the venue. */
@Serializable
public data class OutdoorTopic @JvmOverloads constructor(
    /** Whether it is shown. */
    public val isShown: Boolean,
    /** URL of a MapLibre style; default: the built-in style, which requests nothing. */
    public val styleUrl: String? = null,
    /** A MapLibre style as JSON text, instead of its URL. */
    public val styleJson: String? = null,
) {
    init {
        checkText("OutdoorTopic.styleUrl", styleUrl, 10000)
        checkText("OutdoorTopic.styleJson", styleJson, 1000000)
    }
}

/** Topics that are shown. Missing fields are true. */
@Serializable
public data class VisibilityTopic @JvmOverloads constructor(
    /** Whether labels are shown. */
    public val labels: Boolean? = null,
    /** Whether markers are shown. */
    public val markers: Boolean? = null,
    /** Whether shapes are shown. */
    public val shapes: Boolean? = null,
    /** Whether images that belong to the venue are shown; default false. */
    public val floorImages: Boolean? = null,
)

/** A walking profile, and the order of destinations. */
@Serializable
public data class DirectionsOptions @JvmOverloads constructor(
    /** Whether to use only step-free routes; default false. */
    public val isStepFree: Boolean? = null,
    /** Ids or kinds of connections to use only if there is no other route. */
    public val avoid: List<String>? = null,
    /** Ids or kinds of connections that are not used at all. */
    public val exclude: List<String>? = null,
    /** Ids of spaces that are not entered. */
    public val closedSpaceIds: List<String>? = null,
    /** Cost factors of connections, by id or kind. */
    public val weights: Map<String, Double>? = null,
    /** Whether to go outdoors only if that saves two thirds; default false. */
    public val prefersIndoors: Boolean? = null,
    /** Walking speed; default 1.34. */
    public val walkingMetersPerSecond: Double? = null,
    /** Order of several destinations; default `given`. */
    public val order: DestinationOrder? = null,
) {
    init {
        checkList("DirectionsOptions.avoid", avoid, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("DirectionsOptions.exclude", exclude, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("DirectionsOptions.closedSpaceIds", closedSpaceIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
        checkMap("DirectionsOptions.weights", weights, 1000) { path, item ->
            checkNumber(path, item, 0.0, 1000000.0)
        }
        checkNumber("DirectionsOptions.walkingMetersPerSecond", walkingMetersPerSecond, 0.05, 20.0)
    }
}

/** The order of several destinations. */
@Serializable
public enum class DestinationOrder(
    /** The word in messages. */
    public val word: String,
) {
    /** As given. */
    @SerialName("given")
    GIVEN("given"),

    /** The shortest. */
    @SerialName("best")
    BEST("best"),
    ;
}

/** Directions. */
@Serializable
public data class Directions(
    /** The line, with the floor of each coordinate. */
    public val path: List<Coordinate>,
    /** Length in meters. */
    public val distanceMeters: Double,
    /** Walking time, waiting included. */
    public val durationSeconds: Double,
    /** Instructions, in order. */
    public val instructions: List<DirectionsInstruction>,
    /** Walks and connections, in order. */
    public val legs: List<DirectionsLeg>,
    /** Whether the order of destinations was optimized exactly. */
    public val isBestOrder: Boolean,
) {
    init {
        checkList("Directions.path", path, 100000)
        checkNumber("Directions.distanceMeters", distanceMeters, 0.0, 1000000000.0)
        checkNumber("Directions.durationSeconds", durationSeconds, 0.0, 1000000000.0)
        checkList("Directions.instructions", instructions, 10000)
        checkList("Directions.legs", legs, 10000)
    }
}

/** A walk on one floor, or a connection. */
@Serializable
public data class DirectionsLeg @JvmOverloads constructor(
    /** A walk, or a connection. */
    public val type: LegType,
    /** The line. */
    public val coordinates: List<Coordinate>,
    /** Length in meters. */
    public val distanceMeters: Double,
    /** Duration, waiting included. */
    public val durationSeconds: Double,
    /** Id of the floor; of a connection, where it is entered. */
    public val floorId: String,
    /** Id of the floor where the connection is exited. */
    public val toFloorId: String? = null,
    /** Id of the connection. */
    public val connectionId: String? = null,
    /** Index of the destination that it ends at. */
    public val arrivesAt: Int? = null,
) {
    init {
        checkList("DirectionsLeg.coordinates", coordinates, 100000)
        checkNumber("DirectionsLeg.distanceMeters", distanceMeters, 0.0, 1000000000.0)
        checkNumber("DirectionsLeg.durationSeconds", durationSeconds, 0.0, 1000000000.0)
        checkText("DirectionsLeg.floorId", floorId, 200)
        checkText("DirectionsLeg.toFloorId", toFloorId, 200)
        checkText("DirectionsLeg.connectionId", connectionId, 200)
        checkCount("DirectionsLeg.arrivesAt", arrivesAt, 20)
    }
}

/** The type of a leg. */
@Serializable
public enum class LegType(
    /** The word in messages. */
    public val word: String,
) {
    /** A walk on one floor. */
    @SerialName("walk")
    WALK("walk"),

    /** A ride or a climb. */
    @SerialName("connection")
    CONNECTION("connection"),
    ;
}

/** An instruction. */
@Serializable
public data class DirectionsInstruction @JvmOverloads constructor(
    /** A sentence; plain text, not markup. */
    public val text: String,
    /** Where to follow it. */
    public val coordinate: Coordinate,
    /** Id of the floor. */
    public val floorId: String,
    /** Distance to the next instruction. */
    public val distanceMeters: Double,
    /** Time to the next instruction. */
    public val durationSeconds: Double,
    /** Index of the leg that it belongs to. */
    public val leg: Int,
    /** What to do. */
    public val action: InstructionAction,
    /** Direction and sharpness of a turn. */
    public val turn: Turn? = null,
    /** Id of the connection to take. */
    public val connectionId: String? = null,
    /** Where the connection leads. */
    public val direction: RideDirection? = null,
    /** Id of the floor where the connection is exited. */
    public val toFloorId: String? = null,
    /** Name of a place that is visible there. */
    public val landmark: String? = null,
    /** Where the destination is. */
    public val side: Side? = null,
) {
    init {
        checkText("DirectionsInstruction.text", text, 2000)
        checkText("DirectionsInstruction.floorId", floorId, 200)
        checkNumber("DirectionsInstruction.distanceMeters", distanceMeters, 0.0, 1000000000.0)
        checkNumber("DirectionsInstruction.durationSeconds", durationSeconds, 0.0, 1000000000.0)
        checkCount("DirectionsInstruction.leg", leg, 10000)
        checkText("DirectionsInstruction.connectionId", connectionId, 200)
        checkText("DirectionsInstruction.toFloorId", toFloorId, 200)
        checkText("DirectionsInstruction.landmark", landmark, 1000)
    }
}

/** The action of an instruction. */
@Serializable
public enum class InstructionAction(
    /** The word in messages. */
    public val word: String,
) {
    /** Start walking. */
    @SerialName("depart")
    DEPART("depart"),

    /** Turn. */
    @SerialName("turn")
    TURN("turn"),

    /** Take stairs, an elevator or another connection. */
    @SerialName("take")
    TAKE("take"),

    /** Continue walking. */
    @SerialName("continue")
    CONTINUE("continue"),

    /** A destination is reached. */
    @SerialName("arrive")
    ARRIVE("arrive"),
    ;
}

/** Direction and sharpness of a turn. */
@Serializable
public enum class Turn(
    /** The word in messages. */
    public val word: String,
) {
    /** Slightly to the left. */
    @SerialName("slight-left")
    SLIGHT_LEFT("slight-left"),

    /** To the left. */
    @SerialName("left")
    LEFT("left"),

    /** Sharply to the left. */
    @SerialName("sharp-left")
    SHARP_LEFT("sharp-left"),

    /** Slightly to the right. */
    @SerialName("slight-right")
    SLIGHT_RIGHT("slight-right"),

    /** To the right. */
    @SerialName("right")
    RIGHT("right"),

    /** Sharply to the right. */
    @SerialName("sharp-right")
    SHARP_RIGHT("sharp-right"),
    ;
}

/** Where something is for a walking person. */
@Serializable
public enum class Side(
    /** The word in messages. */
    public val word: String,
) {
    /** On the left. */
    @SerialName("left")
    LEFT("left"),

    /** On the right. */
    @SerialName("right")
    RIGHT("right"),

    /** Ahead. */
    @SerialName("ahead")
    AHEAD("ahead"),

    /** Behind. */
    @SerialName("behind")
    BEHIND("behind"),
    ;
}

/** Where a connection leads. */
@Serializable
public enum class RideDirection(
    /** The word in messages. */
    public val word: String,
) {
    /** Up. */
    @SerialName("up")
    UP("up"),

    /** Down. */
    @SerialName("down")
    DOWN("down"),

    /** To the same level. */
    @SerialName("level")
    LEVEL("level"),
    ;
}

/** Why there is no route. */
@Serializable
public data class DirectionsBlocker @JvmOverloads constructor(
    /** Such as `steps`, `closed-zone`, or `no-graph`. */
    public val type: String,
    /** A sentence; plain text, not markup. */
    public val text: String,
    /** Ids of the floors concerned. */
    public val floorIds: List<String>,
    /** Id of the connection that blocks. */
    public val connectionId: String? = null,
) {
    init {
        checkText("DirectionsBlocker.type", type, 100)
        checkText("DirectionsBlocker.text", text, 2000)
        checkList("DirectionsBlocker.floorIds", floorIds, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkText("DirectionsBlocker.connectionId", connectionId, 200)
    }
}

/** Directions, or why there are none. */
@Serializable
public data class DirectionsResult @JvmOverloads constructor(
    /** Why there is no route; empty if there is one. */
    public val blockers: List<DirectionsBlocker>,
    /** The directions; missing if there is no route. */
    public val directions: Directions? = null,
) {
    init {
        checkList("DirectionsResult.blockers", blockers, 1000)
    }
}

/** A candidate, and the directions to it. */
@Serializable
public data class NearestHit(
    /** Its index in the candidates. */
    public val index: Int,
    /** Directions to it. */
    public val directions: Directions,
) {
    init {
        checkCount("NearestHit.index", index, 10000)
    }
}

/** A result of a search. */
@Serializable
public data class SearchHit(
    /** Id of the entity. */
    public val id: String,
    /** Its type. */
    public val type: EntityType,
    /** Its name. */
    public val name: String,
    /** Results are sorted by it; higher is better. */
    public val score: Double,
    /** Where the words were found. */
    public val matches: List<SearchMatch>,
) {
    init {
        checkText("SearchHit.id", id, 200)
        checkText("SearchHit.name", name, 1000)
        checkNumber("SearchHit.score", score, 0.0, 1000000000000.0)
        checkList("SearchHit.matches", matches, 100)
    }
}

/** Words that were found. */
@Serializable
public data class SearchMatch(
    /** In which field. */
    public val field: SearchField,
    /** The text of the field. */
    public val text: String,
    /** The words. */
    public val ranges: List<TextRange>,
) {
    init {
        checkText("SearchMatch.text", text, 20000)
        checkList("SearchMatch.ranges", ranges, 1000)
    }
}

/** Part of a string, in UTF-16 code units. */
@Serializable
public data class TextRange(
    /** Index of its first code unit. */
    public val start: Int,
    /** Index after its last code unit. */
    public val end: Int,
) {
    init {
        checkCount("TextRange.start", start, 1000000000)
        checkCount("TextRange.end", end, 1000000000)
    }
}

/** A field that is searched. */
@Serializable
public enum class SearchField(
    /** The word in messages. */
    public val word: String,
) {
    /** The name. */
    @SerialName("name")
    NAME("name"),

    /** The id of the operator. */
    @SerialName("externalId")
    EXTERNAL_ID("externalId"),

    /** Search terms. */
    @SerialName("tags")
    TAGS("tags"),

    /** Names of categories. */
    @SerialName("categories")
    CATEGORIES("categories"),

    /** The description. */
    @SerialName("description")
    DESCRIPTION("description"),
    ;
}

/** The page is ready for a session. */
@Serializable
internal data class Hello(
    /** Supported versions of this protocol. */
    internal val versions: List<Int>,
    /** Version of the web SDK in the page. */
    internal val engine: String,
) {
    init {
        checkList("Hello.versions", versions, 20) { path, item ->
            checkCount(path, item, 1000000000)
        }
        checkText("Hello.engine", engine, 100)
    }
}

/** Asks for `hello` again. */
@Serializable
internal data class Connect(
    /** Supported versions of this protocol. */
    internal val versions: List<Int>,
) {
    init {
        checkList("Connect.versions", versions, 20) { path, item ->
            checkCount(path, item, 1000000000)
        }
    }
}

/** Starts a session. */
@Serializable
internal data class Welcome @JvmOverloads constructor(
    /** The highest version that both sides support. */
    internal val version: Int,
    /** Origins that the page may request, such as `https://maps.example.com`, or schemes that the app serves files by, such as `mezzanine:`. Default: none but its own. Fixed until the page is reloaded. */
    internal val servers: List<String>? = null,
) {
    init {
        checkCount("Welcome.version", version, 1000000000)
        checkList("Welcome.servers", servers, 20) { path, item ->
            checkText(path, item, 2000)
        }
    }
}

/** A session has started. The state of the page is empty. */
@Serializable
internal data class Session(
    /** Version of the session. */
    internal val version: Int,
) {
    init {
        checkCount("Session.version", version, 1000000000)
    }
}

/** Something failed. */
@Serializable
public data class ErrorReport @JvmOverloads constructor(
    /** Stable code. */
    public val code: ErrorCode,
    /** What was given, what was expected, and the fix. */
    public val message: String,
    /** The topic of the state that could not be applied. */
    public val topic: StateTopic? = null,
    /** The key of the item in that topic. */
    public val key: String? = null,
) {
    init {
        checkText("ErrorReport.message", message, 5000)
        checkText("ErrorReport.key", key, 200)
    }
}

/** Stable code of an error. */
@Serializable
public enum class ErrorCode(
    /** The word in messages. */
    public val word: String,
    /** The remedy for an error with this code. */
    public val remedy: String,
) {
    /** The other side does not know this message type. */
    @SerialName("unknown-type")
    UNKNOWN_TYPE("unknown-type", "Use a type listed in SPEC.md."),

    /** A payload does not match its type. */
    @SerialName("invalid-payload")
    INVALID_PAYLOAD("invalid-payload", "Send a payload that matches the protocol's type."),

    /** There is no session. */
    @SerialName("not-connected")
    NOT_CONNECTED("not-connected", "Wait for the session before sending requests."),

    /** The page and the host support different versions of the protocol. */
    @SerialName("wrong-version")
    WRONG_VERSION("wrong-version", "Bundle the page that comes with this version of the SDK."),

    /** A request got no response in time. */
    @SerialName("timed-out")
    TIMED_OUT("timed-out", "Try again."),

    /** The map was closed. */
    @SerialName("closed")
    CLOSED("closed", "Create another map."),

    /** The web view was reloaded or its process ended while a request was pending. */
    @SerialName("page-lost")
    PAGE_LOST("page-lost", "Send the request again. The map itself is restored."),

    /** The page could not carry out the request. */
    @SerialName("not-possible")
    NOT_POSSIBLE("not-possible", "Read the message for the reason."),

    /** The request needs a venue, and none is loaded. */
    @SerialName("no-venue")
    NO_VENUE("no-venue", "Set the venue and wait until it is loaded."),

    /** The request needs a map, and none is shown. */
    @SerialName("no-map")
    NO_MAP("no-map", "Set a venue with a map."),

    /** A value is not supported. */
    @SerialName("invalid-argument")
    INVALID_ARGUMENT("invalid-argument", "Correct the argument that the message names."),

    /** An id, key, or place is not in the venue or on the map. */
    @SerialName("unknown-target")
    UNKNOWN_TARGET("unknown-target", "Use an id of the loaded venue."),

    /** The host did not name this server when the session started. */
    @SerialName("server-not-allowed")
    SERVER_NOT_ALLOWED("server-not-allowed", "List it in the servers of `welcome`. Reload the page first if it is running."),

    /** The server has no venue with this id. */
    @SerialName("venue-not-found")
    VENUE_NOT_FOUND("venue-not-found", "Check the id and the server."),

    /** The server rejected the key, secret, or token. */
    @SerialName("unauthorized")
    UNAUTHORIZED("unauthorized", "Check the credentials, or request another token."),

    /** The server could not be reached. */
    @SerialName("network")
    NETWORK("network", "Check the connection, and try again."),

    /** The server responded with an error. */
    @SerialName("http-status")
    HTTP_STATUS("http-status", "Try again later."),

    /** The bundle is not a valid venue. */
    @SerialName("invalid-venue")
    INVALID_VENUE("invalid-venue", "Export the venue again."),

    /** The venue has no text in this language. */
    @SerialName("unknown-language")
    UNKNOWN_LANGUAGE("unknown-language", "Use one of the languages that the venue lists."),

    /** The web view has no WebGL 2. */
    @SerialName("no-webgl")
    NO_WEBGL("no-webgl", "Update the web view of the system."),

    /** The graphics context was lost and did not come back. */
    @SerialName("context-lost")
    CONTEXT_LOST("context-lost", "Reload the page."),

    /** A model could not be loaded. */
    @SerialName("model-failed")
    MODEL_FAILED("model-failed", "Check its URL and format."),

    /** An image could not be loaded. */
    @SerialName("image-failed")
    IMAGE_FAILED("image-failed", "Check its URL and format."),

    /** The position is not available. */
    @SerialName("position-unavailable")
    POSITION_UNAVAILABLE("position-unavailable", "Check the source of positions."),

    /** The outdoor map cannot start. */
    @SerialName("outdoor-unavailable")
    OUTDOOR_UNAVAILABLE("outdoor-unavailable", "Check that the app bundles `outdoor.js` of the page."),

    /** The style of the outdoor map cannot be rendered. */
    @SerialName("outdoor-style")
    OUTDOOR_STYLE("outdoor-style", "Check the style."),

    /** A call of an older version has no counterpart. */
    @SerialName("no-successor")
    NO_SUCCESSOR("no-successor", "Read the migration guide."),
    ;
}

/** Who caused a change. */
@Serializable
public enum class ChangeReason(
    /** The word in messages. */
    public val word: String,
) {
    /** The user. */
    @SerialName("user")
    USER("user"),

    /** The host. */
    @SerialName("api")
    API("api"),

    /** The map was shown. */
    @SerialName("initial")
    INITIAL("initial"),
    ;
}

/** Changes what should be on the map. */
@Serializable
internal data class StateChange @JvmOverloads constructor(
    /** Topics to replace. */
    internal val state: MapState,
    /** Topics that return to their default. Applied before `state`. */
    internal val reset: List<StateTopic>? = null,
) {
    init {
        checkList("StateChange.reset", reset, 19)
    }
}

/** Asks for directions without drawing them. */
@Serializable
internal data class DirectionsRequest @JvmOverloads constructor(
    /** Origin. */
    internal val from: PlaceTarget,
    /** Destinations; at least one. */
    internal val to: List<PlaceTarget>,
    /** Profile; default: a person without special needs. */
    internal val options: DirectionsOptions? = null,
) {
    init {
        checkList("DirectionsRequest.to", to, 20)
    }
}

/** Asks for the nearest of several places, by walking time. */
@Serializable
internal data class NearestRequest @JvmOverloads constructor(
    /** Origin. */
    internal val from: PlaceTarget,
    /** Places to choose from. */
    internal val candidates: List<PlaceTarget>,
    /** How many to return; default 1. */
    internal val count: Int? = null,
    /** Profile; default: a person without special needs. */
    internal val options: DirectionsOptions? = null,
) {
    init {
        checkList("NearestRequest.candidates", candidates, 10000)
        checkCount("NearestRequest.count", count, 10000)
    }
}

/** The nearest places. */
@Serializable
internal data class NearestReply(
    /** The nearest first. */
    internal val results: List<NearestHit>,
) {
    init {
        checkList("NearestReply.results", results, 10000)
    }
}

/** Searches the text of the venue. */
@Serializable
internal data class SearchRequest @JvmOverloads constructor(
    /** The query. */
    internal val text: String,
    /** Maximum number of results; default 20. */
    internal val limit: Int? = null,
    /** Types of results; default: all. */
    internal val types: List<EntityType>? = null,
    /** Id of the floor to search; default: all. */
    internal val floorId: String? = null,
) {
    init {
        checkText("SearchRequest.text", text, 1000)
        checkCount("SearchRequest.limit", limit, 1000)
        checkList("SearchRequest.types", types, 20)
        checkText("SearchRequest.floorId", floorId, 200)
    }
}

/** Results of a search. */
@Serializable
internal data class SearchReply(
    /** The best first. */
    internal val hits: List<SearchHit>,
) {
    init {
        checkList("SearchReply.hits", hits, 1000)
    }
}

/** Completes a query. */
@Serializable
internal data class SuggestRequest @JvmOverloads constructor(
    /** Its beginning. */
    internal val text: String,
    /** Maximum number of suggestions; default 5. */
    internal val limit: Int? = null,
) {
    init {
        checkText("SuggestRequest.text", text, 1000)
        checkCount("SuggestRequest.limit", limit, 100)
    }
}

/** Suggestions for a query. */
@Serializable
internal data class SuggestReply(
    /** The best first. */
    internal val texts: List<String>,
) {
    init {
        checkList("SuggestReply.texts", texts, 100) { path, item ->
            checkText(path, item, 1000)
        }
    }
}

/** Asks for the straight distance between two places. */
@Serializable
internal data class DistanceRequest(
    /** Origin. */
    internal val from: PlaceTarget,
    /** The other place. */
    internal val to: PlaceTarget,
)

/** A distance. */
@Serializable
internal data class DistanceReply(
    /** Meters. */
    internal val meters: Double,
) {
    init {
        checkNumber("DistanceReply.meters", meters, 0.0, 1000000000.0)
    }
}

/** Asks for the space at a coordinate. */
@Serializable
internal data class SpaceAtRequest(
    /** The coordinate. */
    internal val coordinate: Coordinate,
)

/** The space at a coordinate. */
@Serializable
internal data class SpaceAtReply @JvmOverloads constructor(
    /** Id of the space; missing if there is none. */
    internal val spaceId: String? = null,
) {
    init {
        checkText("SpaceAtReply.spaceId", spaceId, 200)
    }
}

/** Asks for an image or another file of the venue. */
@Serializable
internal data class AssetRequest(
    /** Its address, as in the data of the venue. */
    internal val address: String,
) {
    init {
        checkText("AssetRequest.address", address, 200000)
    }
}

/** A file of the venue. */
@Serializable
internal data class AssetReply(
    /** Its media type, such as `image/png`. */
    internal val mediaType: String,
    /** Its bytes in Base64. */
    internal val base64: String,
) {
    init {
        checkText("AssetReply.mediaType", mediaType, 200)
        checkText("AssetReply.base64", base64, 64000000)
    }
}

/** Asks for the outline of a floor, space, area, or door. */
@Serializable
internal data class GeometryRequest(
    /** Type of the entity. */
    internal val type: EntityType,
    /** Id of the entity. */
    internal val id: String,
) {
    init {
        checkText("GeometryRequest.id", id, 200)
    }
}

/** An outline. */
@Serializable
internal data class GeometryReply(
    /** The outline. */
    internal val geometry: Geometry,
)

/** Makes positions along directions, for tests and demos. */
@Serializable
internal data class SimulateWalkRequest @JvmOverloads constructor(
    /** Origin. */
    internal val from: PlaceTarget,
    /** Destinations; at least one. */
    internal val to: List<PlaceTarget>,
    /** Profile; default: a person without special needs. */
    internal val options: DirectionsOptions? = null,
    /** Walking speed; default 1.34. */
    internal val speedMetersPerSecond: Double? = null,
    /** Noise of the positions; default 0. */
    internal val noiseMeters: Double? = null,
    /** Seed of the noise; default 1. */
    internal val seed: Int? = null,
    /** Time between positions; default 1000. */
    internal val intervalMs: Double? = null,
) {
    init {
        checkList("SimulateWalkRequest.to", to, 20)
        checkNumber("SimulateWalkRequest.speedMetersPerSecond", speedMetersPerSecond, 0.05, 50.0)
        checkNumber("SimulateWalkRequest.noiseMeters", noiseMeters, 0.0, 100.0)
        checkCount("SimulateWalkRequest.seed", seed, 1000000000)
        checkNumber("SimulateWalkRequest.intervalMs", intervalMs, 20.0, 60000.0)
    }
}

/** Positions along directions. */
@Serializable
internal data class SimulateWalkReply(
    /** In order, with timestamps. */
    internal val positions: List<BlueDotPosition>,
) {
    init {
        checkList("SimulateWalkReply.positions", positions, 100000)
    }
}

/** Moves the camera. */
@Serializable
internal data class CameraMove @JvmOverloads constructor(
    /** Where to. Missing fields stay the same. */
    internal val camera: CameraState,
    /** Duration in milliseconds. */
    internal val durationMs: Double? = null,
    /** Speed over the move; default `ease-in-out`. */
    internal val easing: Easing? = null,
) {
    init {
        checkNumber("CameraMove.durationMs", durationMs, 0.0, 60000.0)
    }
}

/** Brings places into view. */
@Serializable
internal data class FocusRequest @JvmOverloads constructor(
    /** Entities, floors included, and coordinates. */
    internal val targets: List<PlaceTarget>,
    /** Duration in milliseconds. */
    internal val durationMs: Double? = null,
    /** Space around them in CSS pixels; default 48. */
    internal val paddingPixels: Double? = null,
    /** Maximum zoom level. */
    internal val maxZoomLevel: Double? = null,
    /** Bearing in degrees; default: stays. */
    internal val bearing: Double? = null,
    /** Pitch in degrees; default: stays. */
    internal val pitch: Double? = null,
) {
    init {
        checkList("FocusRequest.targets", targets, 5000)
        checkNumber("FocusRequest.durationMs", durationMs, 0.0, 60000.0)
        checkNumber("FocusRequest.paddingPixels", paddingPixels, 0.0, 1000.0)
        checkNumber("FocusRequest.maxZoomLevel", maxZoomLevel, 0.0, 30.0)
        checkNumber("FocusRequest.bearing", bearing, -36000.0, 36000.0)
        checkNumber("FocusRequest.pitch", pitch, 0.0, 75.0)
    }
}

/** How an animation ended. */
@Serializable
internal data class MotionReply(
    /** Done, or interrupted. */
    internal val result: AnimationResult,
)

/** How an animation ended. */
@Serializable
public enum class AnimationResult(
    /** The word in messages. */
    public val word: String,
) {
    /** It reached its end. */
    @SerialName("done")
    DONE("done"),

    /** The user or another change stopped it. */
    @SerialName("interrupted")
    INTERRUPTED("interrupted"),
    ;
}

/** Asks for the appearance of a space. */
@Serializable
internal data class SpaceStateRequest(
    /** Id of the space. */
    internal val spaceId: String,
) {
    init {
        checkText("SpaceStateRequest.spaceId", spaceId, 200)
    }
}

/** The appearance of a space. */
@Serializable
public data class SpaceStateReply(
    /** CSS color. */
    public val color: String,
    /** CSS color. */
    public val hoverColor: String,
    /** Height in meters. */
    public val heightMeters: Double,
    /** Opacity, 0 to 1. */
    public val opacity: Double,
    /** Whether it is shown. */
    public val visible: Boolean,
    /** Whether taps highlight it. */
    public val interactive: Boolean,
) {
    init {
        checkText("SpaceStateReply.color", color, 100)
        checkText("SpaceStateReply.hoverColor", hoverColor, 100)
        checkNumber("SpaceStateReply.heightMeters", heightMeters, 0.0, 10000.0)
        checkNumber("SpaceStateReply.opacity", opacity, 0.0, 1.0)
    }
}

/** Things that can be focused on the map, for lists of screen readers. */
@Serializable
internal data class ThingsReply(
    /** In the order of the map. */
    internal val things: List<MapThing>,
) {
    init {
        checkList("ThingsReply.things", things, 10000)
    }
}

/** Something on the map that can be focused. */
@Serializable
public data class MapThing @JvmOverloads constructor(
    /** Its type. */
    public val type: ThingType,
    /** Its name for screen readers. */
    public val name: String,
    /** Id of the space, or key of the item. */
    public val id: String,
    /** Id of its floor. */
    public val floorId: String? = null,
) {
    init {
        checkText("MapThing.name", name, 1000)
        checkText("MapThing.id", id, 200)
        checkText("MapThing.floorId", floorId, 200)
    }
}

/** The type of something on the map. */
@Serializable
public enum class ThingType(
    /** The word in messages. */
    public val word: String,
) {
    /** A space. */
    @SerialName("space")
    SPACE("space"),

    /** A label. */
    @SerialName("label")
    LABEL("label"),

    /** A marker. */
    @SerialName("marker")
    MARKER("marker"),

    /** A model. */
    @SerialName("model")
    MODEL("model"),

    /** A shape. */
    @SerialName("shape")
    SHAPE("shape"),
    ;
}

/** Presses something on the map, as a tap does. */
@Serializable
internal data class PressRequest(
    /** Its type. */
    internal val type: ThingType,
    /** Id of the space, or key of the item. */
    internal val id: String,
) {
    init {
        checkText("PressRequest.id", id, 200)
    }
}

/** Saves the view. */
@Serializable
internal data class SaveViewRequest(
    /** Display name. */
    internal val name: String,
) {
    init {
        checkText("SaveViewRequest.name", name, 100)
    }
}

/** A view as text, for a link or a file. */
@Serializable
internal data class ViewReply(
    /** The view. `restore-view` takes it. */
    internal val text: String,
) {
    init {
        checkText("ViewReply.text", text, 5000)
    }
}

/** Shows a saved view. */
@Serializable
internal data class RestoreViewRequest @JvmOverloads constructor(
    /** From `save-view`. */
    internal val text: String,
    /** Duration in milliseconds. */
    internal val durationMs: Double? = null,
) {
    init {
        checkText("RestoreViewRequest.text", text, 5000)
        checkNumber("RestoreViewRequest.durationMs", durationMs, 0.0, 60000.0)
    }
}

/** Gives the page a part of its program that the host has bundled. */
@Serializable
internal data class PartRequest(
    /** Which part. */
    internal val part: PagePart,
    /** The text of its file. Any other text is not run. */
    internal val script: String,
) {
    init {
        checkText("PartRequest.script", script, 8000000)
    }
}

/** The page needs a part of its program. */
@Serializable
public data class PartNeeded(
    /** Which part. The host sends it by `give-part`. */
    public val part: PagePart,
)

/** A part of the program of the page, in its own file. */
@Serializable
public enum class PagePart(
    /** The word in messages. */
    public val word: String,
) {
    /** The outdoor map: `outdoor.js`. */
    @SerialName("outdoor")
    OUTDOOR("outdoor"),
    ;
}

/** The venue is loading. */
@Serializable
public data class VenueProgress @JvmOverloads constructor(
    /** The current phase. */
    public val phase: LoadPhase,
    /** Bytes received so far. */
    public val loadedBytes: Long,
    /** Size of the bundle, if known. */
    public val totalBytes: Long? = null,
) {
    init {
        checkCount("VenueProgress.loadedBytes", loadedBytes, 1000000000000L)
        checkCount("VenueProgress.totalBytes", totalBytes, 1000000000000L)
    }
}

/** A phase of loading. */
@Serializable
public enum class LoadPhase(
    /** The word in messages. */
    public val word: String,
) {
    /** The access token is requested. */
    @SerialName("authorizing")
    AUTHORIZING("authorizing"),

    /** The bundle is downloaded. */
    @SerialName("downloading")
    DOWNLOADING("downloading"),

    /** The bundle is read. */
    @SerialName("reading")
    READING("reading"),
    ;
}

/** The venue is loaded, or its language has changed. */
@Serializable
public data class VenueLoaded(
    /** The venue as data. */
    public val venue: VenueData,
)

/** The first frame is drawn. */
@Serializable
public data class MapShown(
    /** Id of the floor. */
    public val floorId: String,
    /** The view. */
    public val camera: CameraReport,
) {
    init {
        checkText("MapShown.floorId", floorId, 200)
    }
}

/** The camera. */
@Serializable
public data class CameraReport(
    /** The coordinate at the center of the view. */
    public val center: Coordinate,
    /** Degrees clockwise from north. */
    public val bearing: Double,
    /** Degrees; 0 looks straight down. */
    public val pitch: Double,
    /** Web Mercator zoom level of 512-pixel tiles. */
    public val zoomLevel: Double,
) {
    init {
        checkNumber("CameraReport.bearing", bearing, -36000.0, 36000.0)
        checkNumber("CameraReport.pitch", pitch, 0.0, 90.0)
        checkNumber("CameraReport.zoomLevel", zoomLevel, 0.0, 30.0)
    }
}

/** The view has moved. */
@Serializable
public data class CameraChange(
    /** The view. */
    public val camera: CameraReport,
    /** Who caused it. */
    public val reason: ChangeReason,
)

/** Another floor is shown. */
@Serializable
public data class FloorChange @JvmOverloads constructor(
    /** Id of the floor. */
    public val floorId: String,
    /** Who caused it. */
    public val reason: ChangeReason,
    /** Id of the previous floor. */
    public val previousFloorId: String? = null,
) {
    init {
        checkText("FloorChange.floorId", floorId, 200)
        checkText("FloorChange.previousFloorId", previousFloorId, 200)
    }
}

/** Floors are drawn apart or together. */
@Serializable
public data class StackChange(
    /** Whether floors are drawn apart. */
    public val isExpanded: Boolean,
    /** Ids of the floors, from the lowest; empty if drawn together. */
    public val floorIds: List<String>,
) {
    init {
        checkList("StackChange.floorIds", floorIds, 10000) { path, item ->
            checkText(path, item, 200)
        }
    }
}

/** The user tapped the map. */
@Serializable
public data class ClickDetail @JvmOverloads constructor(
    /** Id of the floor. */
    public val floorId: String,
    /** Ids of the spaces there, nearest first. */
    public val spaceIds: List<String>,
    /** Ids of the locations of these spaces. */
    public val locationIds: List<String>,
    /** Labels there. */
    public val labels: List<ClickedLabel>,
    /** Keys of the interactive markers there. */
    public val markerKeys: List<String>,
    /** Keys of the models there, nearest first. */
    public val modelKeys: List<String>,
    /** Keys of the shapes there, nearest first. */
    public val shapeKeys: List<String>,
    /** Indexes of the instructions of the route there. */
    public val steps: List<Int>,
    /** Where on the screen. */
    public val pointer: ScreenPoint,
    /** Where; missing above the horizon. */
    public val coordinate: Coordinate? = null,
) {
    init {
        checkText("ClickDetail.floorId", floorId, 200)
        checkList("ClickDetail.spaceIds", spaceIds, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ClickDetail.locationIds", locationIds, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ClickDetail.labels", labels, 1000)
        checkList("ClickDetail.markerKeys", markerKeys, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ClickDetail.modelKeys", modelKeys, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ClickDetail.shapeKeys", shapeKeys, 1000) { path, item ->
            checkText(path, item, 200)
        }
        checkList("ClickDetail.steps", steps, 1000) { path, item ->
            checkCount(path, item, 10000)
        }
    }
}

/** A label that was tapped. */
@Serializable
public data class ClickedLabel @JvmOverloads constructor(
    /** Its text. */
    public val text: String,
    /** Its key; missing for labels that the map added. */
    public val key: String? = null,
    /** Id of the entity that it is attached to. */
    public val targetId: String? = null,
) {
    init {
        checkText("ClickedLabel.text", text, 1000)
        checkText("ClickedLabel.key", key, 200)
        checkText("ClickedLabel.targetId", targetId, 200)
    }
}

/** Focus on the map has moved. */
@Serializable
public data class FocusChange @JvmOverloads constructor(
    /** Who caused it. */
    public val reason: ChangeReason,
    /** What has focus; missing if nothing has. */
    public val focused: MapThing? = null,
)

/** The route has changed, or was cleared. */
@Serializable
public data class RouteChange @JvmOverloads constructor(
    /** The route; missing if it was cleared. */
    public val result: DirectionsResult? = null,
)

/** Another instruction of the route is current. */
@Serializable
public data class StepChange(
    /** Its index. */
    public val index: Int,
    /** Who caused it. */
    public val reason: ChangeReason,
) {
    init {
        checkCount("StepChange.index", index, 10000)
    }
}

/** The blue dot has moved. */
@Serializable
public data class PositionChange(
    /** The position. */
    public val position: BlueDotPosition,
)

/** The state of the blue dot has changed. */
@Serializable
public data class BlueDotStateChange(
    /** The current state. */
    public val state: BlueDotState,
    /** The previous state. */
    public val previous: BlueDotState,
)

/** The state of the blue dot. */
@Serializable
public enum class BlueDotState(
    /** The word in messages. */
    public val word: String,
) {
    /** There is no blue dot. */
    @SerialName("disabled")
    DISABLED("disabled"),

    /** There is no position yet. */
    @SerialName("waiting")
    WAITING("waiting"),

    /** The position is current. */
    @SerialName("active")
    ACTIVE("active"),

    /** The position is old. */
    @SerialName("stale")
    STALE("stale"),

    /** The user does not share the position. */
    @SerialName("denied")
    DENIED("denied"),

    /** The device has no position. */
    @SerialName("unavailable")
    UNAVAILABLE("unavailable"),
    ;
}

/** The follow mode of the blue dot has changed. */
@Serializable
public data class FollowChange(
    /** The current mode. */
    public val mode: FollowMode,
    /** Who caused it. */
    public val reason: ChangeReason,
)

/** The outdoor map appeared or disappeared. */
@Serializable
public data class OutdoorChange(
    /** Whether it is shown. */
    public val isShown: Boolean,
)
