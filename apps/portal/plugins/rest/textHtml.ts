import { htmlEscape } from 'escape-goat';

/** Text in which `code` stands between backticks, as HTML. */
export function textHtml(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeHtml(part) : htmlEscape(part)))
    .join('');
}

/** Text as code, in HTML. */
export function codeHtml(text: string): string {
  return `<code>${htmlEscape(text)}</code>`;
}
