import { htmlEscape } from 'escape-goat';
import type { NativeIndex } from './NativeIndex.ts';

/** Longer declarations are broken into lines, so that they fit next to the table of contents. */
const maxWidth = 78;

/** A declaration as HTML: names of types are links. */
export function declarationHtml(text: string, index: NativeIndex, scope: string): string {
  return namesHtml(inLines(text), index, scope);
}

/** Links the type names in code, except the name of the scope itself. */
export function namesHtml(code: string, index: NativeIndex, scope: string): string {
  return code.replace(/[A-Za-z_][\w.]*\w|[^A-Za-z_]+|\w/g, (part) => nameHtml(part, index, scope));
}

/** Kotlin needs the package for a type if a closer type has the same name. */
const kotlinPackage = /^(?:[a-z][a-z\d]*\.)+(?=[A-Z])/;

function nameHtml(part: string, index: NativeIndex, scope: string): string {
  const [prefix] = kotlinPackage.exec(part) ?? [];
  if (prefix !== undefined) {
    const isOwn = prefix === `${index.reference.packageName}.`;
    return isOwn ? nameHtml(part.slice(prefix.length), index, '') : htmlEscape(part);
  }
  if (!/^[A-Z]/.test(part)) return htmlEscape(part);
  // `ErrorCode.NOT_POSSIBLE.word` links to its entry in the reference.
  const words = part.split('.');
  for (let length = words.length; length > 0; length -= 1) {
    const name = words.slice(0, length).join('.');
    const place = index.resolve(name, scope);
    if (place?.name === scope) break;
    if (place === undefined) continue;
    const rest = part.slice(name.length);
    return `<a href="${place.path}#${place.anchor}">${htmlEscape(name)}</a>${htmlEscape(rest)}`;
  }
  return htmlEscape(part);
}

/** Puts each parameter of a long declaration on its own line. */
export function inLines(text: string): string {
  const open = text.length <= maxWidth ? -1 : text.search(/(?<=\w|\?|`|>|[=<+*/-])\(/);
  if (open < 0) return text;
  const close = closingOf(text, open);
  const parameters = splitParameters(text.slice(open + 1, close));
  if (parameters.length === 0) return text;
  const lines = parameters.map((each) => `\n  ${each.trim()}`).join(',');
  return `${text.slice(0, open + 1)}${lines}\n${text.slice(close)}`;
}

function closingOf(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    depth += depthOf(text, at);
    if (depth === 0) return at;
  }
  return text.length;
}

/** Splits at commas that are in no brackets. */
function splitParameters(text: string): readonly string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at += 1) {
    depth += depthOf(text, at);
    if (depth !== 0 || text[at] !== ',') continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  return [...parts, text.slice(start)].filter((part) => part.trim() !== '');
}

/** 1 for a bracket that opens, -1 for one that closes. The `>` of an arrow closes nothing. */
function depthOf(text: string, at: number): number {
  const character = text.charAt(at);
  if ('([{<'.includes(character)) return 1;
  if (character === '>' && text[at - 1] === '-') return 0;
  return ')]}>'.includes(character) ? -1 : 0;
}
