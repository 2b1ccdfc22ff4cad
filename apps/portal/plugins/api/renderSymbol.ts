import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import type { ApiSymbol } from './ApiIndex.ts';
import { blockHtml, exampleCode, inlineHtml, tagParts } from './commentHtml.ts';
import { exampleLanguage } from './exampleLanguage.ts';
import { headingHtml } from './headingHtml.ts';
import { kinds } from './kinds.ts';
import { memberAnchor, memberRows, memberTableHtml, methodsOf, sinceNote } from './memberRows.ts';
import type { ApiWriter } from './memberRows.ts';
import type { HeadingPiece, HtmlPiece } from './PagePiece.ts';
import { aliasHtml, callHtml, preHtml } from './signatureHtml.ts';

type Declaration = JSONOutput.DeclarationReflection;
type Signature = JSONOutput.SignatureReflection;

/** Language of an example. */
type CodeLanguage = 'ts' | 'tsx' | 'swift' | 'kotlin';

/** A piece of a page: headings and code become elements of the page, HTML is inserted unchanged. */
export type ApiPiece =
  | HeadingPiece
  | HtmlPiece
  | { readonly kind: 'code'; readonly code: string; readonly language: CodeLanguage };

const kindNames: Readonly<Record<number, string>> = {
  32: 'Constant',
  64: 'Function',
  128: 'Class',
  256: 'Interface',
  2097152: 'Type',
};

/** Renders a symbol under a heading of the given level. */
export function renderSymbol(
  symbol: ApiSymbol,
  level: number,
  writer: ApiWriter,
): readonly ApiPiece[] {
  const { name, anchor, declaration } = symbol;
  const [signature] = declaration.signatures ?? [];
  const comment = declaration.comment ?? signature?.comment;
  const members = membersOf(declaration);
  const rows = memberRows(members, writer);
  const html = [
    `<p class="api-kind">${kindLine(symbol, writer)}</p>`,
    blockHtml(comment?.summary, writer.name),
    blockHtml(tagParts(comment, '@remarks').flat(), writer.name),
    declarationHtml(symbol, writer),
    signature === undefined ? '' : detailsHtml(signature, writer),
  ].join('');
  return [
    symbolHeading(name, anchor, level, writer),
    { kind: 'html', html },
    ...examples(comment),
    ...(rows.length === 0
      ? []
      : [html1(memberTableHtml(rows, `Properties of ${name}`, anchor, writer.hasSelfLinks))]),
    ...methodsOf(members).flatMap((method) => renderMethod(method, anchor, level + 1, writer)),
  ];
}

/**
 * A one-page reference has too many symbols for its table of contents, so their headings are HTML,
 * like method headings. Headings as elements would also be in the page's script.
 */
function symbolHeading(text: string, id: string, level: number, writer: ApiWriter): ApiPiece {
  if (writer.hasSelfLinks) return { kind: 'heading', level, text, id };
  return html1(headingHtml(text, id, level));
}

const html1 = (html: string): ApiPiece => ({ kind: 'html', html });

function renderMethod(
  method: Declaration,
  anchor: string,
  level: number,
  writer: ApiWriter,
): readonly ApiPiece[] {
  const id = memberAnchor(anchor, method.name);
  const heading = headingHtml(`${method.name}()`, id, level, writer.hasSelfLinks);
  return (method.signatures ?? []).flatMap((signature, index) => [
    html1(
      [
        index === 0 ? heading : '',
        callHtml(signature, writer.types),
        blockHtml(signature.comment?.summary, writer.name),
        detailsHtml(signature, writer),
      ].join(''),
    ),
    ...examples(signature.comment),
  ]);
}

/** Parameters, return value, errors, and version. */
function detailsHtml(signature: Signature, { name, errorName }: ApiWriter): string {
  const parameters = (signature.parameters ?? []).flatMap((each) => {
    const meaning = inlineHtml(each.comment?.summary ?? [], name);
    const value = each.defaultValue;
    const hasDefault = value !== undefined && value !== '{}' && value !== '...';
    const note = hasDefault ? `default <code>${htmlEscape(value)}</code>` : '';
    const text = [meaning, note].filter(Boolean).join('; ');
    return text === '' ? [] : [`<dt><code>${htmlEscape(each.name)}</code></dt><dd>${text}</dd>`];
  });
  const tag = (label: string, key: `@${string}`): string =>
    tagParts(signature.comment, key)
      .map((parts) => {
        const text = inlineHtml(parts, key === '@throws' ? errorName : name);
        return `<dt>${label}</dt><dd>${text}</dd>`;
      })
      .join('');
  const since = sinceNote(signature.comment);
  const list =
    parameters.join('') +
    tag('Returns', '@returns') +
    tag('Throws', '@throws') +
    tag('See', '@see') +
    (since === '' ? '' : `<dt>Since</dt><dd>${since}</dd>`);
  return list === '' ? '' : `<dl class="api-details">${list}</dl>`;
}

function examples(comment: JSONOutput.Comment | undefined): readonly ApiPiece[] {
  return tagParts(comment, '@example').map((parts) => {
    const code = exampleCode(parts);
    return { kind: 'code', code, language: exampleLanguage(code) };
  });
}

/** `Interface, extends AnimateOptions. Since 6.0.` */
function kindLine({ api, name, declaration }: ApiSymbol, { types }: ApiWriter): string {
  const isComponent = ['react', 'ui'].includes(api.id) && declaration.kind === kinds.function;
  const component = name.startsWith('use') ? 'Hook' : 'Component';
  const kind = isComponent ? component : (kindNames[declaration.kind] ?? 'Symbol');
  // The members of parents that are not exported are listed as own members.
  const parents = (declaration.extendedTypes ?? [])
    .map((type) => types.of(type))
    .filter((html) => html === 'Error' || html.includes('<a '));
  const extended = parents.length === 0 ? '' : `, extends <code>${parents.join(', ')}</code>`;
  const since = sinceNote(declaration.comment ?? declaration.signatures?.[0]?.comment);
  return `${kind}${extended}. ${since === '' ? `Since ${api.version}.` : since}`;
}

function declarationHtml({ name, declaration }: ApiSymbol, { types }: ApiWriter): string {
  const signatures = declaration.signatures ?? [];
  if (signatures.length > 0) return signatures.map((each) => callHtml(each, types)).join('');
  if (declaration.kind === kinds.variable)
    return preHtml(`const ${name}: ${types.of(declaration.type)}`);
  return declaration.kind === kinds.typeAlias ? aliasHtml(declaration, name, types) : '';
}

/** Properties and methods; for an alias, documented members of the objects it combines. */
function membersOf(declaration: Declaration): readonly Declaration[] {
  const own = (declaration.children ?? []).filter(({ kind }) => kind !== kinds.constructor);
  if (declaration.kind !== kinds.typeAlias) return own;
  return partsOf(declaration.type)
    .flatMap((type) => (type.type === 'reflection' ? (type.declaration.children ?? []) : []))
    .filter(({ comment }) => comment !== undefined);
}

function partsOf(type: JSONOutput.SomeType | undefined): readonly JSONOutput.SomeType[] {
  if (type === undefined) return [];
  return type.type === 'intersection' ? type.types.flatMap(partsOf) : [type];
}
