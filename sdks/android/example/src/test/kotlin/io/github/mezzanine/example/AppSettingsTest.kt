package io.github.mezzanine.example

import io.github.mezzanine.ColorScheme
import io.github.mezzanine.example.settings.AppSettings
import kotlin.test.Test
import kotlin.test.assertEquals

class AppSettingsTest {
    @Test
    fun `reads what it stored`() {
        val settings = AppSettings("https://maps.example.com", ColorScheme.DARK, isStepFree = true, showsList = true)
        assertEquals(settings, AppSettings.fromText(settings.toText()))
    }

    @Test
    fun `has defaults if nothing, or something else, is stored`() {
        for (text in listOf(null, "", "[]", """{"scheme":"pink"}""")) assertEquals(AppSettings(), AppSettings.fromText(text))
    }

    @Test
    fun `reads settings of a later version`() {
        assertEquals(AppSettings(isStepFree = true), AppSettings.fromText("""{"isStepFree":true,"sound":"off"}"""))
    }
}
