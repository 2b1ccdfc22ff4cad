package io.github.mezzanine

import org.jetbrains.kotlin.K1Deprecation
import org.jetbrains.kotlin.cli.common.messages.MessageCollector
import org.jetbrains.kotlin.cli.jvm.compiler.EnvironmentConfigFiles
import org.jetbrains.kotlin.cli.jvm.compiler.KotlinCoreEnvironment
import org.jetbrains.kotlin.com.intellij.openapi.util.Disposer
import org.jetbrains.kotlin.config.CommonConfigurationKeys
import org.jetbrains.kotlin.config.CompilerConfiguration
import org.jetbrains.kotlin.psi.KtFile
import org.jetbrains.kotlin.psi.KtPsiFactory

/** Parses Kotlin with the parser of the compiler. Only the old compiler opens a parser without a build. */
@OptIn(K1Deprecation::class)
internal class Sources : AutoCloseable {
    private val life = Disposer.newDisposable()
    private val factory: KtPsiFactory

    init {
        val configuration = CompilerConfiguration()
        configuration.put(CommonConfigurationKeys.MESSAGE_COLLECTOR_KEY, MessageCollector.NONE)
        val environment =
            KotlinCoreEnvironment.createForProduction(life, configuration, EnvironmentConfigFiles.JVM_CONFIG_FILES)
        factory = KtPsiFactory(environment.project)
    }

    fun parse(
        name: String,
        text: String,
    ): KtFile = factory.createFile(name, text)

    override fun close() = Disposer.dispose(life)
}
