import { htmlText } from '../api/htmlText.ts';

/** Text in which `code` stands between backticks, as HTML. */
export function textHtml(text: string): string {
  return text
    .split(/`([^`]+)`/)
    .map((part, index) => (index % 2 === 1 ? codeHtml(part) : htmlText(part)))
    .join('');
}

/** Text as code, in HTML. */
export function codeHtml(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}
