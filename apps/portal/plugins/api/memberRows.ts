import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import { inlineHtml, splitDefault, tagParts } from './commentHtml.ts';
import type { NameHtml, TypeHtml } from './typeHtml.ts';

type Declaration = JSONOutput.DeclarationReflection;

/** One property, as a row of a table. All but the name is HTML. */
export interface MemberRow {
  readonly name: string;
  readonly isOptional: boolean;
  readonly type: string;
  /** '' when its comment names none. */
  readonly default: string;
  readonly meaning: string;
}

/** What writes types and comments. */
export interface ApiWriter {
  readonly types: TypeHtml;
  readonly name: NameHtml;
  /** As `name`, where what is thrown is told: codes of errors lead to their meaning. */
  readonly errorName: NameHtml;
  /** Whether members lead to themselves, so that a reader can copy their address. */
  readonly hasSelfLinks: boolean;
}

/** The properties among the members of an object, in the order of the source. */
export function memberRows(members: readonly Declaration[], writer: ApiWriter): MemberRow[] {
  return members
    .filter(({ signatures }) => signatures === undefined)
    .map((each) => row(each, writer));
}

/** The methods among the members of an object. */
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

/** `Since 6.1.`; '' for what was there from the start of the version. */
export function sinceNote(comment: JSONOutput.Comment | undefined): string {
  const [since] = tagParts(comment, '@since');
  const version = since
    ?.map(({ text }) => text)
    .join('')
    .trim();
  return version === undefined ? '' : `Since ${htmlEscape(version)}.`;
}

/** An optional property says by its mark that it may be undefined. */
function withoutUndefined(type: JSONOutput.SomeType | undefined): JSONOutput.SomeType | undefined {
  if (type?.type !== 'union') return type;
  const types = type.types.filter(
    (each) => !(each.type === 'intrinsic' && each.name === 'undefined'),
  );
  const [only] = types;
  return types.length === 1 && only !== undefined ? only : { ...type, types };
}

/**
 * Rows as a table; a column that would be empty is left out.
 *
 * @param label - what it is a table of, for screen readers
 * @param anchor - start of the rows' ids; without it they have none
 * @param hasSelfLinks - whether a row's name leads to the row
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
  const head = heads.map((name) => `<th scope="col">${name}</th>`).join('');
  return (
    `<div class="table-scroll" role="group" aria-label="${label}" tabindex="0"><table class="api-members">` +
    `<thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table></div>`
  );
}

/** Id of a member: `camera-animateto`. */
export function memberAnchor(anchor: string, name: string): string {
  return `${anchor}-${name.toLowerCase().replace(/[^\w-]+/g, '-')}`;
}
