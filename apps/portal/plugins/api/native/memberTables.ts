import { htmlEscape } from 'escape-goat';
import { scrollTableHtml } from '../../html/scrollTableHtml.ts';
import { splitDefault } from '../commentHtml.ts';
import { inlineHtml } from './markdownHtml.ts';
import type { NativeMember, NativeSymbol } from './NativeIndex.ts';
import type { NativeWriter } from './NativeWriter.ts';

/** The cases and the properties of a type, as tables. */
export function memberTables({ name, members }: NativeSymbol, writer: NativeWriter): string {
  const ofKind = (kind: string): readonly NativeMember[] =>
    members.filter(({ listed }) => listed.kind === kind);
  const cases = ofKind('case').map((member) =>
    rowHtml(member, [cell(caseHtml(member, writer)), cell(aboutHtml(member, writer).meaning)]),
  );
  const rows = ofKind('property').map((member) => ({ member, ...aboutHtml(member, writer) }));
  const hasDefaults = rows.some(({ value }) => value !== '');
  const properties = rows.map(({ member, meaning, value }) =>
    rowHtml(member, [
      cell(`<code>${htmlEscape(member.listed.name)}</code>`),
      cell(`<code>${writer.names(member.listed.type ?? '')}</code>`),
      ...(hasDefaults ? [`<td class="api-default">${value}</td>`] : []),
      cell(meaning),
    ]),
  );
  const heads = ['Name', 'Type', ...(hasDefaults ? ['Default'] : []), 'Meaning'];
  return (
    tableHtml(`Cases of ${name}`, ['Name', 'Meaning'], cases) +
    tableHtml(`Properties of ${name}`, heads, properties)
  );
}

/** `coordinate(PlaceTarget.Coordinate)` */
function caseHtml({ listed }: NativeMember, writer: NativeWriter): string {
  return `<code>${writer.names(listed.declaration.replace(/^(?:indirect )?case /, ''))}</code>`;
}

function aboutHtml(
  { listed }: NativeMember,
  writer: NativeWriter,
): ReturnType<typeof splitDefault> {
  const { deprecated, platforms } = listed;
  const about = splitDefault(inlineHtml(listed.comment?.summary ?? '', writer.link));
  const notes = [
    deprecated === undefined ? '' : `Deprecated. ${inlineHtml(deprecated, writer.link)}`,
    platforms === undefined ? '' : `Needs ${htmlEscape(platforms.join(', '))}.`,
  ];
  return { ...about, meaning: [about.meaning, ...notes].filter(Boolean).join(' ') };
}

function cell(html: string): string {
  return `<td>${html}</td>`;
}

function rowHtml({ anchor }: NativeMember, cells: readonly string[]): string {
  return `<tr id="${anchor}">${cells.join('')}</tr>`;
}

function tableHtml(label: string, heads: readonly string[], rows: readonly string[]): string {
  return rows.length === 0 ? '' : scrollTableHtml(label, heads, rows);
}
