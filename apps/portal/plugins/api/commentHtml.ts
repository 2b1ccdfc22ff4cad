import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import type { NameHtml } from './typeHtml.ts';

type Part = JSONOutput.CommentDisplayPart;

/** A piece of a comment as HTML, on one line; `{@link X}` leads to its symbol. */
export function inlineHtml(parts: readonly Part[], name: NameHtml): string {
  return parts
    .map((part) => {
      if (part.kind === 'code') return codeHtml(part.text, name);
      if (part.kind !== 'inline-tag') return htmlEscape(part.text);
      const number = typeof part.target === 'number' ? part.target : undefined;
      return `<code>${name(part.text, number)}</code>`;
    })
    .join('')
    .replace(/\s*\n\s*(?!\n)/g, ' ')
    .trim();
}

/** A comment as paragraphs. */
export function blockHtml(parts: readonly Part[] | undefined, name: NameHtml): string {
  const paragraphs: Part[][] = [[]];
  for (const part of parts ?? []) {
    if (part.kind !== 'text') {
      paragraphs.at(-1)?.push(part);
      continue;
    }
    part.text.split(/\n\s*\n/).forEach((text, index) => {
      if (index > 0) paragraphs.push([]);
      paragraphs.at(-1)?.push({ kind: 'text', text });
    });
  }
  return paragraphs
    .map((paragraph) => inlineHtml(paragraph, name))
    .filter((html) => html !== '')
    .map((html) => `<p>${html}</p>`)
    .join('');
}

/** The blocks of a tag, such as all `@throws` of a function. */
export function tagParts(
  comment: JSONOutput.Comment | undefined,
  tag: `@${string}`,
): readonly (readonly Part[])[] {
  return (comment?.blockTags ?? [])
    .filter((block) => block.tag === tag)
    .map(({ content }) => content);
}

/** The code of an example, without its fence. */
export function exampleCode(parts: readonly Part[]): string {
  const text = parts.map((part) => part.text).join('');
  const fenced = /```\w*\n(?<code>[\s\S]*?)\n?```/.exec(text)?.groups?.['code'];
  return (fenced ?? text).trim();
}

/** `code` between backticks; the exact name of a symbol leads to it. */
function codeHtml(text: string, name: NameHtml): string {
  const code = text.replace(/^`+|`+$/g, '');
  return `<code>${/^[\w$-]+$/.test(code) ? name(code) : htmlEscape(code)}</code>`;
}

/** What a default is, and what else a comment says. */
export interface SplitDefault {
  /** HTML; '' when the comment names none. */
  readonly value: string;
  /** HTML; '' when the comment says nothing else. */
  readonly meaning: string;
}

/** A default that is a value of code, and a sign behind which something else is said. */
const codeValue = String.raw`(?:-?\d*\.?\d+|true|false|<code>[^<]*<\/code>)(?=[:;)]|\.(?:\s|$)|$)`;
/**
 * A default in words: to the end of the sentence or of the part before a semicolon. The semicolon of
 * a character reference, such as `&#39;`, ends nothing.
 */
const words = String.raw`(?:[^;.<&]|&#?\w+;|\.(?=\S)|<[^>]+>)+`;
/** Where a default stands: at the start, or after a sign that ends what was said before it. */
const clause = new RegExp(
  String.raw`(^|(?:(?<!&#?\w+);|[,.(])\s+)[Dd]efaults?(?: to)?:? (?<value>${codeValue}|${words})`,
);

/**
 * Takes the default out of a comment: `Degrees from straight down; default 50.` is degrees from
 * straight down, by default 50.
 *
 * @param html - of {@link inlineHtml}
 */
export function splitDefault(html: string): SplitDefault {
  const found = clause.exec(html);
  if (found === null) return { value: '', meaning: html };
  const value = (found.groups?.['value'] ?? '').trim();
  const before = html.slice(0, found.index);
  const after = html.slice(found.index + found[0].length).replace(/^[:;,.)]\s*/, '');
  const rest = after === '' ? '' : after.charAt(0).toUpperCase() + after.slice(1);
  const meaning = [before === '' ? '' : withStop(before), rest].filter(Boolean).join(' ');
  const isPlainCode = /^(?:-?[\d.]+|true|false)$/.test(value);
  return { value: isPlainCode ? `<code>${value}</code>` : value, meaning };
}

function withStop(text: string): string {
  return /[.:!?]$/.test(text) ? text : `${text}.`;
}
