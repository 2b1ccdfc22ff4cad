package io.github.mezzanine

import kotlin.concurrent.thread
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertFalse
import kotlin.test.assertTrue

class MapLifeTest {
    private val life = MapLife()

    @Test
    fun `pausing and resuming twice changes nothing`() {
        assertFalse(life.resume())
        assertTrue(life.pause())
        assertFalse(life.pause())
        assertTrue(life.resume())
        assertFalse(life.resume())
    }

    @Test
    fun `a page that is lost on screen is loaded at once`() {
        assertTrue(life.losePage())
        assertFalse(life.takePageWanted())
    }

    @Test
    fun `a page that is lost in the background is loaded on resume, once`() {
        life.pause()
        assertFalse(life.losePage())
        life.resume()
        assertTrue(life.takePageWanted())
        assertFalse(life.takePageWanted())
    }

    @Test
    fun `nothing happens after the end, and calls say what to do`() {
        life.requireAlive("state")
        life.pause()
        life.losePage()
        assertTrue(life.destroy())
        assertFalse(life.destroy())
        assertFalse(life.resume() || life.pause() || life.losePage() || life.takePageWanted())
        val error = assertFailsWith<MezzanineException> { life.requireAlive("state") }
        assertEquals(ErrorCode.CLOSED, error.code)
        assertTrue("state was called after destroy()" in error.message.orEmpty())
    }

    @Test
    fun `calls on other threads are rejected with the remedy`() {
        val main = Thread.currentThread()
        requireThread("state", main)
        var error: MezzanineException? = null
        thread(name = "worker") { error = assertFailsWith<MezzanineException> { requireThread("state", main) } }.join()
        assertEquals(ErrorCode.NOT_POSSIBLE, error?.code)
        for (word in listOf("state", "worker", "withContext(Dispatchers.Main)", "view.post")) {
            assertTrue(word in error?.message.orEmpty(), word)
        }
    }
}
