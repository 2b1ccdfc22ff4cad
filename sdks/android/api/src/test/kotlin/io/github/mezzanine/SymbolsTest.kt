package io.github.mezzanine

import org.junit.jupiter.api.DynamicTest
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.TestFactory
import java.io.File
import kotlin.test.assertEquals

/** The public API in sources, with its comments. The reference on the portal is generated from these lists. */
class SymbolsTest {
    @TestFactory
    fun `the list for the reference is current`(): List<DynamicTest> =
        listOf("core", "sdk", "compose", "v4", "v3").map { module ->
            DynamicTest.dynamicTest(module) {
                val list = File("$module.json")
                val text = listText(module, symbolsOf(File("../$module/src/main/kotlin")))
                if (System.getProperty("api.update") != null) list.writeText(text)
                assertEquals(
                    list.takeIf { it.exists() }?.readText(),
                    text,
                    "The API of $module or its comments differ from api/$module.json. " +
                        "Update the list: mvn -f sdks/android test -Dapi.update",
                )
            }
        }

    @Test
    fun `a list has what is public, with types, comments and messages`() {
        val source =
            """
            package io.github.lamps
            /**
             * A lamp. See [light].
             * @param volts its voltage
             * @property watts its power
             */
            public class Lamp internal constructor(volts: Int, public val watts: Int, private val secret: Int) : Light() {
                /**
                 * Lights it.
                 * @param level 0 to 1
                 * @return whether it is lit
                 * @throws LampException if it is broken
                 */
                @Deprecated("Use " + "`glow`, " + "please.", ReplaceWith("glow(level)"))
                public suspend fun light(
                    level: Double = 1.0,
                ): Boolean = true
                /** Its color. */
                public var color: String? = null
                    private set
                internal fun hidden() {}
                override fun toString(): String = ""
                public companion object {
                    /** The brightest. */
                    public const val MOST: Int = 5
                }
            }
            internal class Hidden
            """.trimIndent()
        val (lamp) = Sources().use { readSymbols(it.parse("Lamp.kt", source), "Lamp.kt") }
        assertEquals("class Lamp : Light", lamp.declaration)
        assertEquals("A lamp. See [light].", lamp.comment?.summary)
        assertEquals(
            listOf(
                ListedSymbol("watts", "property", null, "val watts: Int", "Int", comment = ListedComment("its power")),
                ListedSymbol(
                    "light",
                    "function",
                    declaration = "suspend fun light(level: Double = 1.0): Boolean",
                    comment =
                        ListedComment(
                            "Lights it.",
                            mapOf("level" to "0 to 1"),
                            "whether it is lit",
                            listOf("[LampException] if it is broken"),
                        ),
                    deprecated = "Use `glow`, please.",
                ),
                ListedSymbol("color", "property", null, "val color: String?", "String?", comment = ListedComment("Its color.")),
                ListedSymbol(
                    "MOST",
                    "property",
                    null,
                    "const val MOST: Int",
                    "Int",
                    comment = ListedComment("The brightest."),
                ),
            ),
            lamp.members,
        )
    }

    @Test
    fun `what only other modules of the SDK may use is not in the list`() {
        val source =
            """
            package io.github.lamps
            @OlderVersionsApi public class Wires
            public class Lamp @OlderVersionsApi constructor(volts: Int) {
                @OlderVersionsApi protected val wires: Wires = Wires()
                public val watts: Int = 1
            }
            """.trimIndent()
        val (lamp) = Sources().use { readSymbols(it.parse("Lamp.kt", source), "Lamp.kt") }
        assertEquals("class Lamp", lamp.declaration)
        assertEquals(listOf("watts"), lamp.members?.map { it.name })
    }

    @Test
    fun `import aliases are listed by their full names`() {
        val source =
            """
            package io.github.lamps
            import io.github.light.Lamp as Lamp2
            public typealias Lamp = Lamp2
            public val lamps: Map<String, Lamp2?> = emptyMap()
            public fun light(lamp: Lamp2, Lamp2x: Lamp): Lamp2 = lamp
            """.trimIndent()
        assertEquals(
            listOf(
                "typealias Lamp = io.github.light.Lamp",
                "val lamps: Map<String, io.github.light.Lamp?>",
                "fun light(lamp: io.github.light.Lamp, Lamp2x: Lamp): io.github.light.Lamp",
            ),
            Sources().use { readSymbols(it.parse("Lamp.kt", source), "Lamp.kt") }.map { it.declaration },
        )
    }

    private fun symbolsOf(folder: File): List<ListedSymbol> {
        val root = folder.resolve("io/github/mezzanine")
        val files = folder.walk().filter { it.extension == "kt" }.sortedBy { it.path }.toList()
        return Sources().use { sources ->
            files.flatMap { readSymbols(sources.parse(it.name, it.readText()), it.relativeTo(root).path) }
        }
    }
}
