import { htmlEscape } from 'escape-goat';

/** Characters that XML 1.0 does not allow, and lone surrogates. */
const NOT_XML =
  // oxlint-disable-next-line no-control-regex -- Control characters are what it removes.
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;
/** Marks that change the direction of the text around them. */
const DIRECTION_MARKS = /[\u200E\u200F\u202A-\u202E\u2066-\u2069]/g;

/** Text of a venue as content of an element or an attribute. */
export function escapeText(text: string): string {
  return htmlEscape(cleanText(text));
}

/** Text without the characters that break a document or the text beside it. */
export function cleanText(text: string): string {
  return text.replace(NOT_XML, '').replace(DIRECTION_MARKS, '');
}

/** Attributes of an element; the values are ours, not the venue's. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/** An element with this content, or an empty one. */
export function element(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? shortNumber(value) : value}"`)
    .join('');
  return content === '' ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** A number with at most two decimals. */
function shortNumber(value: number): string {
  return String(Math.round(value * 100) / 100 || 0);
}
