import ts from 'typescript';
import type { EntrySurface } from './Surface.ts';

/**
 * Lists public declarations and members without a comment. A member without a comment inherits the
 * comment of the class or interface it implements.
 */
export function findUndocumented(
  { symbols }: Pick<EntrySurface, 'symbols'>,
  checker: ts.TypeChecker,
): readonly string[] {
  return symbols.flatMap(({ name, symbol }) => [
    ...(isDocumented(symbol, checker) ? [] : [place(name, symbol)]),
    ...(symbol.declarations ?? []).flatMap((declaration) =>
      membersOf(declaration).flatMap((member) => {
        const own = symbolOf(member, checker);
        if (!own || isDocumented(own, checker) || saysItself(own, checker)) return [];
        const label = ts.isConstructorDeclaration(member) ? 'constructor' : own.name;
        return [place(`${name}.${label}`, own)];
      }),
    ),
  ]);
}

function isDocumented(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  const text = ts.displayPartsToString(symbol.getDocumentationComment(checker));
  const params = symbol.getJsDocTags(checker).filter(({ name }) => name === 'param');
  return text.trim() !== '' || params.length > 0;
}

/** Whether a member has only one possible value, which its type shows: `type: 'walk'`. */
function saysItself(symbol: ts.Symbol, checker: ts.TypeChecker): boolean {
  return checker.getTypeOfSymbol(symbol).isStringLiteral();
}

function place(name: string, symbol: ts.Symbol): string {
  const declaration = symbol.declarations?.[0];
  const source = declaration?.getSourceFile();
  if (!declaration || !source) return name;
  const { line } = source.getLineAndCharacterOfPosition(declaration.getStart());
  return `${source.fileName}:${line + 1}: ${name} has no description.`;
}

type Member = ts.ClassElement | ts.TypeElement;

function membersOf(declaration: ts.Declaration): readonly Member[] {
  if (ts.isClassDeclaration(declaration)) return declaration.members.filter(isPublic);
  if (ts.isInterfaceDeclaration(declaration)) return declaration.members.filter(isPublic);
  if (ts.isTypeAliasDeclaration(declaration)) return literalMembers(declaration.type);
  return [];
}

/** Members of an object type, and of each object type in a union or intersection. */
function literalMembers(type: ts.TypeNode): readonly Member[] {
  if (ts.isTypeLiteralNode(type)) return type.members.filter(isPublic);
  const isCombined = ts.isUnionTypeNode(type) || ts.isIntersectionTypeNode(type);
  return isCombined ? type.types.flatMap(literalMembers) : [];
}

function isPublic(member: Member): boolean {
  if (ts.isClassStaticBlockDeclaration(member) || ts.isSemicolonClassElement(member)) return false;
  if (ts.getJSDocTags(member).some(({ tagName }) => tagName.text === 'internal')) return false;
  if (ts.isConstructorDeclaration(member) && member.parameters.length === 0) return false;
  if (member.name && ts.isPrivateIdentifier(member.name)) return false;
  const modifiers = ts.getCombinedModifierFlags(member);
  return (modifiers & (ts.ModifierFlags.Private | ts.ModifierFlags.Protected)) === 0;
}

function symbolOf(member: Member, checker: ts.TypeChecker): ts.Symbol | undefined {
  if (member.name) return checker.getSymbolAtLocation(member.name);
  // Constructors and call signatures have no name.
  return (member as { readonly symbol?: ts.Symbol }).symbol;
}
