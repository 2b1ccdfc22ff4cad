package io.github.mezzanine

import org.jetbrains.kotlin.kdoc.parser.KDocKnownTag
import org.jetbrains.kotlin.kdoc.psi.api.KDoc
import org.jetbrains.kotlin.kdoc.psi.impl.KDocTag

/** A KDoc comment as Markdown: its text, and its tags. */
internal fun readComment(comment: KDoc): ListedComment {
    val section = comment.getDefaultSection()
    val tags = comment.getAllSections().flatMap { tagsOf(it) }
    fun textsOf(vararg kinds: KDocKnownTag) = tags.filter { it.knownTag in kinds }
    return ListedComment(
        summary = section.getContent().trim(),
        parameters =
            textsOf(KDocKnownTag.PARAM, KDocKnownTag.PROPERTY)
                .associate { it.getSubjectName().orEmpty() to it.getContent().trim() }
                .ifEmpty { null },
        returns = textsOf(KDocKnownTag.RETURN).firstOrNull()?.getContent()?.trim(),
        errors =
            textsOf(KDocKnownTag.THROWS, KDocKnownTag.EXCEPTION)
                .map { "[${it.getSubjectName()}] ${it.getContent().trim()}" }
                .ifEmpty { null },
    )
}

/** A section is a tag itself: `@property` starts one. */
private fun tagsOf(section: KDocTag): List<KDocTag> =
    listOf(section) + section.children.filterIsInstance<KDocTag>()
