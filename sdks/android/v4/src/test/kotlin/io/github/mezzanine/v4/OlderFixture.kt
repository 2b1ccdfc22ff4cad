@file:Suppress("DEPRECATION")
@file:OptIn(OlderVersionsApi::class, ExperimentalSerializationApi::class, ExperimentalCoroutinesApi::class)

package io.github.mezzanine.v4

import io.github.mezzanine.CategoryData
import io.github.mezzanine.ConnectionData
import io.github.mezzanine.DoorData
import io.github.mezzanine.FloorData
import io.github.mezzanine.FloorStackData
import io.github.mezzanine.FloorStackKind
import io.github.mezzanine.LocationData
import io.github.mezzanine.MapEvent
import io.github.mezzanine.MapRequests
import io.github.mezzanine.MapSession
import io.github.mezzanine.MapSessionOptions
import io.github.mezzanine.MapState
import io.github.mezzanine.ScriptedPage
import io.github.mezzanine.SpaceData
import io.github.mezzanine.VenueData
import kotlinx.coroutines.CoroutineScope
import kotlinx.coroutines.ExperimentalCoroutinesApi
import kotlinx.coroutines.SupervisorJob
import kotlinx.coroutines.cancel
import kotlinx.coroutines.flow.SharedFlow
import kotlinx.coroutines.flow.StateFlow
import kotlinx.coroutines.test.StandardTestDispatcher
import kotlinx.coroutines.test.TestScope
import kotlinx.coroutines.test.runCurrent
import kotlinx.coroutines.test.runTest
import kotlinx.serialization.ExperimentalSerializationApi
import kotlinx.serialization.json.Json
import io.github.mezzanine.Coordinate as Coordinate5
import io.github.mezzanine.Venue as Venue5

/** The map of a session, as in a view. */
class SessionHost(
    private val session: MapSession,
) : MapHost {
    override var state: MapState by session::state

    override val venue: StateFlow<Venue5?>
        get() = session.venue

    override val isMapShown: StateFlow<Boolean>
        get() = session.isMapShown

    override val events: SharedFlow<MapEvent>
        get() = session.events

    override val requests: MapRequests
        get() = session.requests

    override suspend fun awaitApplied() = session.awaitApplied()
}

/** A map of an older version with a scripted page. */
class OlderFixture(
    private val scope: TestScope,
) {
    val page =
        ScriptedPage(
            ScriptedPage.sessionAnswers +
                mapOf(
                    "when-idle" to "{}",
                    "move-camera" to """{"result":"done"}""",
                    "focus-on" to """{"result":"done"}""",
                ),
        )
    val session =
        MapSession(
            page,
            StandardTestDispatcher(scope.testScheduler),
            MapSessionOptions(onUnhandledError = { throw it }, servers = listOf("https://maps.example.com")),
        )
    private val life = CoroutineScope(scope.backgroundScope.coroutineContext + SupervisorJob())
    val map = OlderMap(SessionHost(session), life) { ViewSize(800, 1600, density = 2.0) }
    val errors = mutableListOf<String>()

    val state: MapState
        get() = session.state

    val venue: Venue
        get() = checkNotNull(map.venueData)

    val shop: Polygon
        get() = venue.polygons.first { it.id == "s1" }

    init {
        settle()
    }

    fun settle() = scope.runCurrent()

    /** Destroys the map as a view does. */
    fun destroy() {
        life.cancel()
        session.close()
    }

    /** Loads the venue, and shows the first frame. */
    fun load(options: ShowVenue = ShowVenue(labelAllLocationsOnInit = false)) {
        map.loadVenue(init, options) { errors += it.message.orEmpty() }
        settle()
        sayLoaded()
        sayShown()
    }

    fun sayLoaded() = say("venue-loaded", """{"venue":$venueJson}""")

    fun sayShown() = say("map-shown", """{"floorId":"m1","camera":$CAMERA}""")

    fun say(
        type: String,
        payload: String,
    ) {
        page.say(type, payload)
        settle()
    }

    /** The payload of the last request of a type. */
    fun last(type: String): String = page.payloads(type).last()

    companion object {
        const val CAMERA = """{"center":{"longitude":9,"latitude":53},"bearing":90,"pitch":45,"zoomLevel":19}"""
        val init = Init("key", "secret", "mall", "https://maps.example.com")
    }
}

/** Runs a test with a map whose venue is loaded. */
fun testMap(
    options: ShowVenue? = ShowVenue(labelAllLocationsOnInit = false),
    test: suspend OlderFixture.() -> Unit,
) =
    runTest {
        val fixture = OlderFixture(this)
        if (options != null) fixture.load(options)
        fixture.test()
        fixture.destroy()
    }

private val center = Coordinate5(9.0, 53.0)

/** Two buildings that share a level, a shop with a door, a café without one, and an elevator. */
private val venueData =
    VenueData(
        id = "mall",
        name = "Mall",
        center = center,
        naturalBearingDegrees = 30.0,
        languages = emptyList(),
        floorStacks =
            listOf(
                FloorStackData("b", "Building", "B", FloorStackKind.BUILDING, listOf("m1", "m2"), "m1"),
                FloorStackData("n", "North", "N", FloorStackKind.BUILDING, listOf("n1"), "n1"),
            ),
        floors =
            listOf(
                FloorData("m1", "Level 1", "L1", 0.0, 4.0, "b"),
                FloorData("m2", "Level 2", "L2", 1.0, 4.0, "b"),
                FloorData("n1", "North 1", "N1", 0.0, 4.0, "n"),
            ),
        spaces =
            listOf(
                space("s1", "m1", locations = listOf("books"), doors = listOf("d1")),
                space("s2", "m1"),
                space("s3", "m2", locations = listOf("cafe")),
            ),
        locations =
            listOf(
                location("books", "Books & more", listOf("s1"), listOf("media")),
                location("cafe", "Café", listOf("s3"), emptyList()),
                location("atm", "ATM", emptyList(), emptyList()),
            ),
        categories = listOf(CategoryData("shops", "Shops", emptyList()), CategoryData("media", "Media", listOf("books"), parentId = "shops")),
        connections =
            listOf(
                ConnectionData(
                    id = "lift",
                    name = "Lift",
                    kind = "elevator",
                    isAccessible = true,
                    floorIds = listOf("m1", "m2"),
                    coordinates = listOf(Coordinate5(9.001, 53.0, "m1"), Coordinate5(9.001, 53.0, "m2")),
                    locationIds = emptyList(),
                ),
            ),
        doors = listOf(DoorData("d1", "m1", Coordinate5(9.0001, 53.0), false, listOf("s1"), emptyList())),
        pointsOfInterest = emptyList(),
        areas = emptyList(),
        annotations = emptyList(),
    )

private val json = Json { explicitNulls = false }
private val venueJson = json.encodeToString(VenueData.serializer(), venueData)

private fun space(
    id: String,
    floorId: String,
    locations: List<String> = emptyList(),
    doors: List<String> = emptyList(),
) = SpaceData(
    id = id,
    name = locations.firstOrNull().orEmpty(),
    kind = "room",
    floorId = floorId,
    center = center,
    areaSquareMeters = 10.0,
    locationIds = locations,
    doorIds = doors,
    categoryIds = emptyList(),
)

private fun location(
    id: String,
    name: String,
    spaceIds: List<String>,
    categoryIds: List<String>,
) = LocationData(
    id = id,
    name = name,
    shortName = name,
    categoryIds = categoryIds,
    spaceIds = spaceIds,
    coordinates = listOf(Coordinate5(9.0, 53.0, "m1")),
    openingHours = emptyList(),
    links = emptyList(),
    social = emptyList(),
    pictures = emptyList(),
    tags = emptyList(),
    isHidden = false,
)
