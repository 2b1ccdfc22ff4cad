package io.github.mezzanine

import org.jetbrains.kotlin.abi.tools.AbiToolsFactory
import org.jetbrains.kotlin.abi.tools.api.AbiFilters
import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import java.io.File
import kotlin.test.assertEquals
import kotlin.test.assertFalse

/** The public API in class files. Apps that are compiled with an earlier version depend on each line. */
class ApiTest {
    @TestFactory
    fun `the public API is as listed`(): List<DynamicTest> =
        listOf("core", "sdk", "compose", "v4", "v3").map { module ->
            DynamicTest.dynamicTest(module) {
                val list = File("$module.api")
                val api = apiOf(File("../$module/target/classes"))
                if (System.getProperty("api.update") != null) list.writeText(api)
                assertEquals(
                    list.takeIf { it.exists() }?.readText(),
                    api,
                    "The API of $module differs from api/$module.api. If this is intended, run " +
                        "mvn -f sdks/android test -Dapi.update, and list the change in the changelog.",
                )
            }
        }

    @Test
    fun `classes that the Compose compiler generates for default lambdas are not in the API`() {
        assertFalse("ComposableSingletons" in apiOf(File("../compose/target/classes")))
    }

    /** Whether the Compose compiler generated a class, which is public only for this module. */
    private fun isMade(file: File) = file.name.startsWith("ComposableSingletons$")

    private fun apiOf(folder: File): String {
        val files = folder.walk().filter { it.extension == "class" && !isMade(it) }.sortedBy { it.path }.toList()
        val noFilters = AbiFilters(emptySet(), emptySet(), emptySet(), emptySet())
        return StringBuilder().also { AbiToolsFactory().get().v2.printJvmDump(it, files, noFilters) }.toString()
    }
}
