package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlin.test.assertTrue

class WebViewVersionTest {
    private fun agent(version: String) = "Mozilla/5.0 (Linux; Android 7.0; wv) Chrome/$version Mobile"

    @Test
    fun `accepts the minimum, later versions, and other engines`() {
        WebViewVersion.check(agent("111.0.5563.15"))
        WebViewVersion.check(agent("1111.0.0.0"))
        WebViewVersion.check("Mozilla/5.0 (Linux) Something/1.0")
    }

    @Test
    fun `rejects older versions and a missing web view, and names the minimum`() {
        for (userAgent in listOf(agent("110.9.9.9"), agent("51.0.2704.90"), null)) {
            val error = assertFailsWith<MezzanineException> { WebViewVersion.check(userAgent) }
            assertEquals(ErrorCode.NOT_POSSIBLE, error.code)
            assertTrue("111" in error.message.orEmpty())
        }
    }
}
