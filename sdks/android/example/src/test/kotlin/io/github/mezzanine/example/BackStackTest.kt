package io.github.mezzanine.example

import io.github.mezzanine.example.navigation.BackStack
import io.github.mezzanine.example.navigation.Screen
import io.github.mezzanine.example.navigation.VenueScreen
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertNotEquals

class BackStackTest {
    private val map = VenueScreen.Map("mall")
    private val place = VenueScreen.Place("mall", "cafe")

    @Test
    fun `opens and closes screens, and keeps the first one`() {
        val stack = BackStack().push(map).push(place)
        assertEquals(place, stack.top)
        assertEquals(map, stack.pop().top)
        assertEquals(BackStack(), stack.pop().pop())
        assertEquals(BackStack(), BackStack().pop())
    }

    @Test
    fun `opens a screen once if its button is pressed twice`() {
        assertEquals(listOf(Screen.Venues, map), BackStack().push(map).push(map).screens)
    }

    @Test
    fun `replaces the directions below a search for their start`() {
        val stack =
            BackStack()
                .push(map)
                .push(VenueScreen.Directions("mall", "cafe"))
                .push(VenueScreen.Search("mall", destinationId = "cafe"))
        val directions = VenueScreen.Directions("mall", "cafe", startId = "bank")
        assertEquals(listOf(Screen.Venues, map, directions), stack.popAndReplace(directions).screens)
    }

    @Test
    fun `reads every screen that it saved`() {
        val screens =
            listOf(
                Screen.Venues, Screen.Offline, Screen.Settings, map, place,
                VenueScreen.Search("mall"), VenueScreen.Search("mall", "cafe"),
                VenueScreen.Directions("mall", "cafe", "bank"), VenueScreen.BlueDotReplay("mall"),
                VenueScreen.Kiosk("mall"), VenueScreen.StackedFloors("mall"),
            )
        assertEquals(screens, BackStack.fromText(BackStack(screens).toText()).screens)
    }

    @Test
    fun `starts with the venues if the saved text is of another version`() {
        for (text in listOf("", "[]", "{}", """[{"type":"games"}]""")) assertEquals(BackStack(), BackStack.fromText(text))
    }

    @Test
    fun `distinguishes the same screen at another depth`() {
        val stack = BackStack().push(map)
        assertNotEquals(stack.topKey, stack.push(place).push(map).topKey)
    }

    @Test
    fun `rejects an empty stack`() {
        assertFailsWith<IllegalArgumentException> { BackStack(emptyList()) }
    }
}
