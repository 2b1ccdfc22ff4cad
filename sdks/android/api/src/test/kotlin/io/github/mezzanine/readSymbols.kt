package io.github.mezzanine

import org.jetbrains.kotlin.lexer.KtTokens
import org.jetbrains.kotlin.psi.KtAnnotationEntry
import org.jetbrains.kotlin.psi.KtCallableDeclaration
import org.jetbrains.kotlin.psi.KtClass
import org.jetbrains.kotlin.psi.KtClassOrObject
import org.jetbrains.kotlin.psi.KtConstructor
import org.jetbrains.kotlin.psi.KtDeclaration
import org.jetbrains.kotlin.psi.KtElement
import org.jetbrains.kotlin.psi.KtEnumEntry
import org.jetbrains.kotlin.psi.KtEscapeStringTemplateEntry
import org.jetbrains.kotlin.psi.KtFile
import org.jetbrains.kotlin.psi.KtModifierListOwner
import org.jetbrains.kotlin.psi.KtNamedDeclaration
import org.jetbrains.kotlin.psi.KtNamedFunction
import org.jetbrains.kotlin.psi.KtObjectDeclaration
import org.jetbrains.kotlin.psi.KtParameter
import org.jetbrains.kotlin.psi.KtPrimaryConstructor
import org.jetbrains.kotlin.psi.KtProperty
import org.jetbrains.kotlin.psi.KtStringTemplateExpression
import org.jetbrains.kotlin.psi.KtTypeAlias
import org.jetbrains.kotlin.psi.psiUtil.collectDescendantsOfType
import org.jetbrains.kotlin.psi.psiUtil.visibilityModifierType

/** The declarations of a file that apps can use, in source order. Explicit API mode gives each its type. */
internal fun readSymbols(
    file: KtFile,
    path: String,
): List<ListedSymbol> =
    file.declarations.filter(::isPublic).flatMap { read(it) }.map { it.copy(file = path) }

private fun read(declaration: KtDeclaration): List<ListedSymbol> =
    when (declaration) {
        is KtEnumEntry -> listOf(symbolOf(declaration, "case", declaration.name.orEmpty()))
        // Kotlin calls members of a companion by the name of the class.
        is KtObjectDeclaration -> if (declaration.isCompanion()) membersOf(declaration) else listOf(classOf(declaration))
        is KtClassOrObject -> listOf(classOf(declaration))
        is KtNamedFunction -> listOf(symbolOf(declaration, "function", signatureOf(declaration)))
        is KtProperty -> listOf(propertyOf(declaration, declaration.isVar))
        is KtTypeAlias ->
            listOf(symbolOf(declaration, "typealias", "typealias ${declaration.name} = ${textOf(declaration.getTypeReference())}"))
        is KtConstructor<*> -> listOf(constructorOf(declaration, emptySet()))
        else -> emptyList()
    }

private fun classOf(declaration: KtClassOrObject): ListedSymbol {
    val word =
        when {
            declaration is KtObjectDeclaration -> "object"
            declaration is KtClass && declaration.isInterface() -> "interface"
            else -> "class"
        }
    val kind =
        when {
            declaration is KtClass && declaration.isEnum() -> "enum"
            declaration is KtClass && declaration.isAnnotation() -> "annotation"
            else -> word
        }
    val bases = declaration.superTypeListEntries.map { textOf(it.typeReference) }
    val head = "$word ${declaration.name}${textOf(declaration.typeParameterList)}"
    val text = if (bases.isEmpty()) head else "$head : ${bases.joinToString(", ")}"
    val symbol = symbolOf(declaration, kind, text)
    // The constructor and its properties have these tags.
    val own = declaration.primaryConstructorParameters.map { it.name }.toSet()
    return symbol.copy(
        parents = bases.ifEmpty { null },
        comment = symbol.comment?.run { copy(parameters = parameters?.filterKeys { it !in own }?.ifEmpty { null }) },
        members = membersOf(declaration).ifEmpty { null },
    )
}

private fun membersOf(owner: KtClassOrObject): List<ListedSymbol> {
    val primary = owner.primaryConstructor
    val properties = owner.primaryConstructorParameters.filter { it.hasValOrVar() && isPublic(it) }
    val comments = commentOf(owner)?.parameters.orEmpty()
    // An enum creates its own values.
    val hasConstructor = primary != null && isPublic(primary) && !(owner is KtClass && owner.isEnum())
    return listOfNotNull(
        if (hasConstructor) constructorOf(primary, properties.mapNotNull { it.name }.toSet(), comments) else null,
    ) +
        properties.map { propertyOf(it, it.isMutable, comments[it.name]) } +
        owner.declarations.filter(::isPublic).flatMap(::read)
}

private fun constructorOf(
    declaration: KtConstructor<*>,
    properties: Set<String>,
    ownerParameters: Map<String, String> = emptyMap(),
): ListedSymbol {
    val parameters = declaration.valueParameters.map { parameterText(it) }
    val name = declaration.getContainingClassOrObject().name.orEmpty()
    val symbol = symbolOf(declaration, "constructor", callText(name, parameters, "")).copy(name = name)
    val names = declaration.valueParameters.map { it.name }.toSet() - properties
    val described = ownerParameters.filterKeys { it in names }
    val isDescribed = declaration is KtPrimaryConstructor && described.isNotEmpty()
    return if (isDescribed) symbol.copy(comment = ListedComment("", described)) else symbol
}

private fun propertyOf(
    declaration: KtCallableDeclaration,
    isVar: Boolean,
    about: String? = null,
): ListedSymbol {
    val type = textOf(declaration.typeReference)
    val isSettable = isVar && (declaration as? KtProperty)?.setter.let { it == null || isPublic(it) }
    val receiver = declaration.receiverTypeReference?.let { "${textOf(it)}." }.orEmpty()
    val text = "${if (isSettable) "var" else "val"} $receiver${declaration.name}: $type"
    val symbol = symbolOf(declaration, "property", text).copy(type = type)
    return if (symbol.comment != null || about == null) symbol else symbol.copy(comment = ListedComment(about))
}

private fun signatureOf(function: KtNamedFunction): String {
    val generics = function.typeParameterList?.let { "${textOf(it)} " }.orEmpty()
    val receiver = function.receiverTypeReference?.let { "${textOf(it)}." }.orEmpty()
    val result = function.typeReference?.let { ": ${textOf(it)}" }.orEmpty()
    return callText("fun $generics$receiver${function.name}", function.valueParameters.map(::parameterText), result)
}

private fun callText(
    head: String,
    parameters: List<String>,
    result: String,
): String = "$head(${parameters.joinToString(", ")})$result"

private fun parameterText(parameter: KtParameter): String {
    val markers = listOf(KtTokens.VARARG_KEYWORD, KtTokens.CROSSINLINE_KEYWORD, KtTokens.NOINLINE_KEYWORD)
    val words = markers.filter(parameter::hasModifier).joinToString("") { "${it.value} " }
    val value = parameter.defaultValue?.let { " = ${oneLine(it.text)}" }.orEmpty()
    return "$words${parameter.name}: ${textOf(parameter.typeReference)}$value"
}

/** Words of a declaration that callers must know. */
private val shownModifiers =
    listOf(
        KtTokens.SEALED_KEYWORD,
        KtTokens.ABSTRACT_KEYWORD,
        KtTokens.OPEN_KEYWORD,
        KtTokens.OVERRIDE_KEYWORD,
        KtTokens.CONST_KEYWORD,
        KtTokens.SUSPEND_KEYWORD,
        KtTokens.INLINE_KEYWORD,
        KtTokens.INFIX_KEYWORD,
        KtTokens.OPERATOR_KEYWORD,
        KtTokens.ENUM_KEYWORD,
        KtTokens.ANNOTATION_KEYWORD,
        KtTokens.DATA_KEYWORD,
        KtTokens.VALUE_KEYWORD,
        KtTokens.FUN_KEYWORD,
    )

/** Annotations that change how a declaration is used. */
private val shownAnnotations = setOf("Composable", "Throws", "JvmStatic", "RequiresApi")

/** Annotations of declarations that are only for other modules of the SDK. */
private val optIns = setOf("OlderVersionsApi")

private fun symbolOf(
    declaration: KtNamedDeclaration,
    kind: String,
    text: String,
): ListedSymbol {
    val annotations = declaration.annotationEntries.filter { it.shortName?.asString() in shownAnnotations }
    val modifiers = shownModifiers.filter(declaration::hasModifier).map { it.value }
    return ListedSymbol(
        name = declaration.name.orEmpty(),
        kind = kind,
        declaration = (annotations.map { oneLine(it.text) } + modifiers + text).joinToString(" "),
        comment = commentOf(declaration),
        deprecated = declaration.annotationEntries.find { it.shortName?.asString() == "Deprecated" }?.let(::messageOf),
    )
}

/** The message of `@Deprecated`, which may be several texts joined by `+`. */
private fun messageOf(annotation: KtAnnotationEntry): String {
    val expression =
        annotation.valueArguments
            .find { it.getArgumentName()?.asName?.asString().let { name -> name == null || name == "message" } }
            ?.getArgumentExpression() ?: return ""
    return expression.collectDescendantsOfType<KtStringTemplateExpression>().joinToString("") { text ->
        text.entries.joinToString("") { (it as? KtEscapeStringTemplateEntry)?.unescapedValue ?: it.text }
    }
}

/** Whether apps can use it. Overrides inherit their comments, so they are left out. */
private fun isPublic(declaration: KtModifierListOwner): Boolean {
    if (declaration.annotationEntries.any { it.shortName?.asString() in optIns }) return false
    if (declaration is KtDeclaration && declaration.hasModifier(KtTokens.OVERRIDE_KEYWORD)) {
        return (declaration as? KtNamedDeclaration)?.docComment != null
    }
    val visibility = declaration.visibilityModifierType()
    return visibility == null || visibility == KtTokens.PUBLIC_KEYWORD || visibility == KtTokens.PROTECTED_KEYWORD
}

private fun textOf(element: KtElement?): String = if (element == null) "" else oneLine(withoutAliases(element))

/** Replaces import aliases of a file with full names, because readers do not know aliases. */
private fun withoutAliases(element: KtElement): String {
    val aliases = element.containingKtFile.importDirectives.associate { it.aliasName to it.importedFqName?.asString() }
    return Regex("""(?<![.\w])\w+""").replace(element.text) { aliases[it.value] ?: it.value }
}

private fun oneLine(text: String): String = text.replace(Regex("\\s*\\n\\s*"), " ").replace("( ", "(").replace(", )", ")")

private fun commentOf(declaration: KtDeclaration): ListedComment? = declaration.docComment?.let(::readComment)
