package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertTrue

class ReceiveCallTest {
    @Test
    fun `quotes what would end the string`() {
        assertEquals(
            """window.mezzanine&&window.mezzanine.receive("{\"a\":\"\\n\"}")""",
            receiveCall("""{"a":"\n"}"""),
        )
    }

    @Test
    fun `escapes line breaks of JavaScript and ends of scripts`() {
        val call = receiveCall("a\u2028\u2029\n\u0000</script>\"+alert(1)+\"")
        assertTrue(call.all { it in ' '..'~' && it != '<' })
        assertEquals(
            """window.mezzanine&&window.mezzanine.receive("a\u2028\u2029\u000a\u0000\u003c/script>\"+alert(1)+\"")""",
            call,
        )
    }

    @Test
    fun `keeps other characters`() {
        assertEquals("""window.mezzanine&&window.mezzanine.receive("Café 😀")""", receiveCall("Café 😀"))
    }
}
