import type { JSONOutput } from 'typedoc';
import { htmlEscape } from 'escape-goat';
import type { NameHtml } from './typeHtml.ts';

type Part = JSONOutput.CommentDisplayPart;

/** Renders part of a comment as one line of HTML; `{@link X}` becomes a link. */
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

/** The blocks of a tag, such as every `@throws` of a function. */
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

/** Renders `code` in backticks, with a link if it is exactly the name of a symbol. */
function codeHtml(text: string, name: NameHtml): string {
  const code = text.replace(/^`+|`+$/g, '');
  return `<code>${/^[\w$-]+$/.test(code) ? name(code) : htmlEscape(code)}</code>`;
}

/** A comment, split into the default value and the rest. */
export interface SplitDefault {
  /** HTML; '' if the comment has no default. */
  readonly value: string;
  /** HTML; '' if the comment has nothing else. */
  readonly meaning: string;
}

/** A default that is a code value, followed by a separator. */
const codeValue = String.raw`(?:-?\d*\.?\d+|true|false|<code>[^<]*<\/code>)(?=[:;)]|\.(?:\s|$)|$)`;
/**
 * A default in words, up to a period or semicolon. The semicolon of a character reference, such as
 * `&#39;`, does not end it.
 */
const words = String.raw`(?:[^;.<&]|&#?\w+;|\.(?=\S)|<[^>]+>)+`;
/** Start of a default: at the start of the comment, or after punctuation. */
const clause = new RegExp(
  String.raw`(^|(?:(?<!&#?\w+);|[,.(])\s+)[Dd]efaults?(?: to)?:? (?<value>${codeValue}|${words})`,
);

/**
 * Separates the default from a comment: `Degrees from straight down; default 50.` has the meaning
 * `Degrees from straight down.` and the default `50`.
 *
 * @param html - output of {@link inlineHtml}
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
