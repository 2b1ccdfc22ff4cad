import { htmlEscape } from 'escape-goat';

/** Renders text with `code` in backticks. */
export function textHtml(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeHtml(part) : htmlEscape(part)))
    .join('');
}

/** Renders text as code. */
export function codeHtml(text: string): string {
  return `<code>${htmlEscape(text)}</code>`;
}
