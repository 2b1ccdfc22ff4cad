import type { ListedComment, ListedSymbol, SymbolKind } from '@mezzanine/tooling/api-list';
import { htmlEscape } from 'escape-goat';
import { splitDefault } from '../commentHtml.ts';
import { headingHtml } from '../headingHtml.ts';
import type { ApiPiece } from '../renderSymbol.ts';
import { preHtml } from '../signatureHtml.ts';
import { declarationHtml } from './declarationHtml.ts';
import { commentBlocks, inlineHtml } from './markdownHtml.ts';
import { memberTables } from './memberTables.ts';
import { NativeWriter } from './NativeWriter.ts';
import { baseName, type NativeIndex, type NativeMember, type NativeSymbol } from './NativeIndex.ts';

const kindNames: Readonly<Record<SymbolKind, string>> = {
  annotation: 'Annotation',
  case: 'Case',
  class: 'Class',
  constructor: 'Initializer',
  enum: 'Enum',
  function: 'Function',
  interface: 'Interface',
  object: 'Object',
  operator: 'Operator',
  property: 'Property',
  protocol: 'Protocol',
  struct: 'Struct',
  typealias: 'Type alias',
};

/** Renders a symbol under a heading of the given level. */
export function renderNativeSymbol(
  symbol: NativeSymbol,
  level: number,
  index: NativeIndex,
): readonly ApiPiece[] {
  const writer = new NativeWriter(index, symbol);
  const { listed, members, name, anchor } = symbol;
  const constructors = members.filter((member) => member.listed.kind === 'constructor');
  const declarations = [listed, ...constructors.map((member) => member.listed)].map((each) =>
    declarationHtml(each.declaration, index, name),
  );
  return [
    html(headingHtml(name, anchor, level)),
    html(`<p class="api-kind">${kindLine(symbol, writer)}</p>${notesHtml(listed, writer)}`),
    ...aboutPieces(listed.comment, writer),
    html(preHtml(declarations.join('\n'))),
    html(detailsHtml(listed.comment, writer)),
    ...constructors.flatMap((member) => constructorPieces(member, members, writer)),
    html(memberTables(symbol, writer)),
    ...methodGroups(members).flatMap((group) => methodPieces(group, level + 1, writer)),
  ];
}

function html(text: string): ApiPiece {
  return { kind: 'html', html: text };
}

/** `Struct of MezzanineCore, extends VenueEntity. Since 5.0.` */
function kindLine({ listed, module }: NativeSymbol, writer: NativeWriter): string {
  const parents = (listed.parents ?? []).map((parent) => writer.names(parent));
  const extended = parents.length === 0 ? '' : `, extends <code>${parents.join(', ')}</code>`;
  const { number } = writer.index.reference;
  return `${kindNames[listed.kind]} of <code>${htmlEscape(module)}</code>${extended}. Since ${number}.`;
}

/** Deprecation and platforms. */
function notesHtml({ deprecated, platforms }: ListedSymbol, writer: NativeWriter): string {
  const notes = [
    ...(deprecated === undefined
      ? []
      : [`<strong>Deprecated.</strong> ${inlineHtml(deprecated, writer.link)}`]),
    ...(platforms === undefined ? [] : [`Needs ${htmlEscape(platforms.join(', '))}.`]),
  ];
  return notes.map((note) => `<p>${note.trim()}</p>`).join('');
}

function aboutPieces(
  comment: ListedComment | undefined,
  { link, language }: NativeWriter,
): readonly ApiPiece[] {
  return commentBlocks(comment?.summary ?? '', link).map((block) =>
    block.kind === 'html' ? block : { ...block, language },
  );
}

/** Parameters, return value, and errors. */
function detailsHtml(comment: ListedComment | undefined, writer: NativeWriter): string {
  const { parameters = {}, returns, throws = [] } = comment ?? {};
  const rows = [
    ...Object.entries(parameters).map(([name, text]) => {
      const { meaning, value } = splitDefault(inlineHtml(text, writer.link));
      const note = value === '' ? '' : `default ${value}`;
      const about = [meaning.replace(/\.$/, note === '' ? '.' : ''), note].filter(Boolean);
      return `<dt><code>${htmlEscape(name)}</code></dt><dd>${about.join('; ')}</dd>`;
    }),
    ...(returns === undefined
      ? []
      : [`<dt>Returns</dt><dd>${inlineHtml(returns, writer.link)}</dd>`]),
    ...throws.map((text) => `<dt>Throws</dt><dd>${inlineHtml(text, writer.errorLink)}</dd>`),
  ];
  return rows.length === 0 ? '' : `<dl class="api-details">${rows.join('')}</dl>`;
}

/** Describes a constructor, besides its declaration. Returns nothing if it only sets properties. */
function constructorPieces(
  { listed }: NativeMember,
  members: readonly NativeMember[],
  writer: NativeWriter,
): readonly ApiPiece[] {
  const properties = new Set(
    members.flatMap((each) => (each.listed.kind === 'property' ? [each.listed.name] : [])),
  );
  const labels = /\((?<labels>.*)\)/.exec(listed.name)?.groups?.['labels']?.split(':') ?? [];
  const setsProperties = labels.filter(Boolean).every((label) => properties.has(label));
  const notes = html(notesHtml(listed, writer));
  const details = html(detailsHtml(listed.comment, writer));
  return setsProperties
    ? [notes, details]
    : [notes, ...aboutPieces(listed.comment, writer), details];
}

/** Functions and operators; overloads are one group. */
function methodGroups(members: readonly NativeMember[]): readonly (readonly NativeMember[])[] {
  const groups = new Map<string, NativeMember[]>();
  for (const member of members) {
    if (!['function', 'operator', 'typealias'].includes(member.listed.kind)) continue;
    const name = baseName(member.listed.name);
    groups.set(name, [...(groups.get(name) ?? []), member]);
  }
  return [...groups.values()];
}

function methodPieces(
  group: readonly NativeMember[],
  level: number,
  writer: NativeWriter,
): readonly ApiPiece[] {
  const [first] = group;
  if (first === undefined) return [];
  const { kind, name } = first.listed;
  const title = kind === 'function' ? `${baseName(name)}()` : baseName(name);
  return [
    html(headingHtml(title, first.anchor, level, false)),
    ...group.flatMap(({ listed }) => [
      html(preHtml(declarationHtml(listed.declaration, writer.index, writer.scope))),
      html(notesHtml(listed, writer)),
      ...aboutPieces(listed.comment, writer),
      html(detailsHtml(listed.comment, writer)),
    ]),
  ];
}
