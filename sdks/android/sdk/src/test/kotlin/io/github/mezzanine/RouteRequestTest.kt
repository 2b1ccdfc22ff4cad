package io.github.mezzanine

import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertIs

class RouteRequestTest {
    private fun statusOf(
        url: String,
        method: String = "GET",
    ): Int = assertIs<PageResponse.Refused>(routeRequest(method, url), url).status

    @Test
    fun `the page comes from the assets`() {
        val page = PageResponse.Asset("mezzanine/mezzanine.html", "text/html", "utf-8")
        for (url in listOf(PageAddress.PAGE, "https://mezzanine.localhost", "https://mezzanine.localhost:443/?a=b#c")) {
            assertEquals(page, routeRequest("GET", url))
        }
    }

    @Test
    fun `MP-53 parts of the page are next to it, where the AAR has them`() {
        assertEquals("mezzanine/outdoor.js", PageAddress.assetOf(PagePart.OUTDOOR))
    }

    @Test
    fun `files of the app come from their folder in the assets`() {
        assertEquals(
            PageResponse.Asset("mezzanine-app/venues/mall.mvf.zip", "application/zip", null),
            routeRequest("GET", "${PageAddress.APP_FILES}venues/mall.mvf.zip"),
        )
        assertEquals(
            PageResponse.Asset("mezzanine-app/café plan.svg", "image/svg+xml", "utf-8"),
            routeRequest("GET", "${PageAddress.APP_FILES}caf%C3%A9%20plan.svg"),
        )
    }

    @Test
    fun `paths cannot leave the folder`() {
        val paths =
            listOf(
                "app/",
                "app",
                "app//secret",
                "app/../secret",
                "app/a/../../secret",
                "app/..",
                "app/./a",
                "app/%2e%2e/secret",
                "app/%2E%2E%2Fsecret",
                "app/..%2fsecret",
                "app/%5c..%5csecret",
                "app/a%00.zip",
                "app/c:/secret",
                "mezzanine.html",
                "../app/a",
                "APP/a",
            )
        for (path in paths) assertEquals(404, statusOf(PageAddress.PAGE + path), path)
    }

    @Test
    fun `the host of the page is never on the network`() {
        assertEquals(403, statusOf("http://mezzanine.localhost/"))
        assertEquals(403, statusOf("https://mezzanine.localhost:8443/"))
        assertEquals(403, statusOf("https://user@mezzanine.localhost/"))
        assertEquals(403, statusOf("https://mezzanine.localhost./"))
        assertEquals(403, statusOf("HTTP://MEZZANINE.LOCALHOST/"))
        assertEquals(405, statusOf(PageAddress.PAGE, "POST"))
    }

    @Test
    fun `files and content of the phone are rejected`() {
        assertEquals(403, statusOf("file:///etc/hosts"))
        assertEquals(403, statusOf("FILE:///android_asset/secret"))
        assertEquals(403, statusOf("content://contacts/people"))
    }

    @Test
    fun `requests to other servers reach them`() {
        val urls =
            listOf(
                "https://maps.example.com/a",
                "https://mezzanine.localhost.example.com/",
                "https://mezzanine.localhost@example.com/",
                "https://example.com/app/a",
                "https://example.com/tiles|a?box={1,2}&filter[a]=b",
            )
        for (url in urls) assertEquals(PageResponse.Network, routeRequest("GET", url), url)
    }

    @Test
    fun `invalid addresses are rejected`() {
        for (url in listOf("", "app/a", "${PageAddress.APP_FILES}a|b", "${PageAddress.APP_FILES}%zz")) {
            assertEquals(400, statusOf(url), url)
        }
    }

    @Test
    fun `the web view stays on the page`() {
        assertEquals(true, PageAddress.isPage("https://mezzanine.localhost/"))
        for (url in listOf("https://example.com/", "${PageAddress.APP_FILES}a.html", "intent://a", "data:text/html,a")) {
            assertEquals(false, PageAddress.isPage(url), url)
        }
    }

    @Test
    fun `unknown endings are bytes`() {
        assertEquals("application/octet-stream", mediaTypeOf("a/b.c/file"))
        assertEquals("application/octet-stream", mediaTypeOf("file.exe"))
        assertEquals("image/png", mediaTypeOf("a/LOGO.PNG"))
    }
}
