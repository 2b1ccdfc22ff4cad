import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import { scrollTableHtml } from '../html/scrollTableHtml.ts';
import { inlineHtml, splitDefault, tagParts } from './commentHtml.ts';
import type { NameHtml, TypeHtml } from './typeHtml.ts';

type Declaration = JSONOutput.DeclarationReflection;

/** A property as a table row. All fields except the name are HTML. */
export interface MemberRow {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  /** '' if the comment has no default. */
  readonly default: string;
  readonly meaning: string;
}

/** Renders types and comments. */
export interface ApiWriter {
  readonly types: TypeHtml;
  readonly name: NameHtml;
  /** Like `name`, for descriptions of errors: error codes link to their explanation. */
  readonly errorName: NameHtml;
  /** Whether members link to themselves, so that users can copy their URL. */
  readonly hasSelfLinks: boolean;
}

/** The properties of an object, in source order. */
export function memberRows(members: readonly Declaration[], writer: ApiWriter): MemberRow[] {
  return members
    .filter(({ signatures }) => signatures === undefined)
    .map((each) => row(each, writer));
}

/** The methods of an object. */
export function methodsOf(members: readonly Declaration[]): readonly Declaration[] {
  return members.filter(({ signatures }) => signatures !== undefined);
}

function row(member: Declaration, { types, name }: ApiWriter): MemberRow {
  const { comment = member.getSignature?.comment, flags } = member;
  const type = member.type ?? member.getSignature?.type;
  const isOptional = flags.isOptional === true;
  const { value, meaning } = splitDefault(inlineHtml(comment?.summary ?? [], name));
  const [own] = tagParts(comment, '@defaultValue');
  return {
    name: member.name,
    isOptional,
    type: types.of(isOptional ? withoutUndefined(type) : type),
    default: own === undefined ? value : inlineHtml(own, name),
    meaning: [meaning, sinceNote(comment)].filter(Boolean).join(' '),
  };
}

/** `Since 6.1.`; '' for symbols that exist since the first release of the version. */
export function sinceNote(comment: JSONOutput.Comment | undefined): string {
  const [since] = tagParts(comment, '@since');
  const version = since
    ?.map(({ text }) => text)
    .join('')
    .trim();
  return version === undefined ? '' : `Since ${htmlEscape(version)}.`;
}

/** Removes `undefined` from the type of an optional property, which `?` already shows. */
function withoutUndefined(type: JSONOutput.SomeType | undefined): JSONOutput.SomeType | undefined {
  if (type?.type !== 'union') return type;
  const types = type.types.filter(
    (each) => !(each.type === 'intrinsic' && each.name === 'undefined'),
  );
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : { ...type, types };
}

/**
 * Renders rows as a table, without empty columns.
 *
 * @param label - accessible name of the table
 * @param anchor - prefix of row ids; without it, rows have no ids
 * @param hasSelfLinks - whether the name in a row links to the row
 */
export function memberTableHtml(
  rows: readonly MemberRow[],
  label: string,
  anchor?: string,
  hasSelfLinks = true,
): string {
  const hasDefaults = rows.some((each) => each.default !== '');
  const hasMeanings = rows.some(({ meaning }) => meaning !== '');
  const heads = [
    'Name',
    'Type',
    ...(hasDefaults ? ['Default'] : []),
    ...(hasMeanings ? ['Meaning'] : []),
  ];
  const body = rows.map((each) => {
    const code = `<code>${htmlEscape(each.name)}${each.isOptional ? '?' : ''}</code>`;
    const id = memberAnchor(anchor ?? '', each.name);
    const open = anchor === undefined ? '<tr>' : `<tr id="${id}">`;
    const first = anchor === undefined || !hasSelfLinks ? code : `<a href="#${id}">${code}</a>`;
    return (
      `${open}<td>${first}</td><td><code>${each.type}</code></td>` +
      (hasDefaults ? `<td class="api-default">${each.default}</td>` : '') +
      (hasMeanings ? `<td>${each.meaning}</td>` : '') +
      '</tr>'
    );
  });
  return scrollTableHtml(label, heads, body);
}

/** Id of a member: `camera-animateto`. */
export function memberAnchor(anchor: string, name: string): string {
  return `${anchor}-${name.toLowerCase().replace(/[^\w-]+/g, '-')}`;
}
