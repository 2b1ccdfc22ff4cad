package io.github.mezzanine

internal val center = Coordinate(9.0, 53.0)
internal val mallSource = VenueTopic(VenueSource.Access("https://maps.example.com", "mall", "token"))

/** A marker on a space. */
internal fun marker(key: String): MarkerItem =
    MarkerItem(key, PlaceTarget.Entity("s1", EntityType.SPACE), MarkerContent.Text(key))

/** Two floors in the wrong order, a shop in two spaces, and a hidden one. */
internal fun smallVenue(spaceFloorId: String = "upper"): VenueData =
    VenueData(
        id = "small",
        name = "Small",
        center = center,
        naturalBearingDegrees = 0.0,
        languages = emptyList(),
        floorStacks =
            listOf(
                FloorStackData("b", "Building", "B", FloorStackKind.BUILDING, listOf("ground", "upper"), "ground"),
            ),
        floors =
            listOf(
                FloorData("upper", "Level 2", "L2", 1.0, 4.0, "b"),
                FloorData("ground", "Level 1", "L1", 0.0, 4.0, "b"),
            ),
        spaces = listOf(space("s1", "ground"), space("s2", spaceFloorId)),
        locations =
            listOf(
                location("zoo", "Zoo"),
                location("eclair", "Éclair"),
                location("books", "Books", listOf("s1", "s2"), externalId = "unit-7"),
                location("first", "Xylophones", sortOrder = 1.0),
                location("staff", "Staff", isHidden = true),
            ),
        categories =
            listOf(
                CategoryData("shops", "Shops", emptyList()),
                CategoryData("media", "Media", listOf("books"), parentId = "shops"),
            ),
        connections =
            listOf(ConnectionData("lift", "Lift", "elevator", true, listOf("ground", "upper"), emptyList(), emptyList())),
        doors = listOf(DoorData("d1", "ground", center, true, listOf("s1"), emptyList())),
        pointsOfInterest = emptyList(),
        areas = emptyList(),
        annotations = emptyList(),
        language = "fr",
    )

private fun space(
    id: String,
    floorId: String,
): SpaceData =
    SpaceData(
        id = id,
        name = "Space $id",
        kind = "room",
        floorId = floorId,
        center = center,
        areaSquareMeters = 10.0,
        locationIds = listOf("books"),
        doorIds = if (id == "s1") listOf("d1") else emptyList(),
        categoryIds = listOf("media"),
    )

private fun location(
    id: String,
    name: String,
    spaceIds: List<String> = emptyList(),
    externalId: String? = null,
    sortOrder: Double? = null,
    isHidden: Boolean = false,
): LocationData =
    LocationData(
        id = id,
        name = name,
        shortName = name,
        categoryIds = if (id == "books") listOf("media") else emptyList(),
        spaceIds = spaceIds,
        coordinates = spaceIds.map { center },
        openingHours = emptyList(),
        links = emptyList(),
        social = emptyList(),
        pictures = emptyList(),
        tags = emptyList(),
        isHidden = isHidden,
        externalId = externalId,
        sortOrder = sortOrder,
    )
