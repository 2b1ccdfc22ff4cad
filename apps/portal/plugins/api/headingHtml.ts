import { htmlEscape } from 'escape-goat';

/** A heading as HTML: unlike an element of the page, it is not in the page's script as well. */
export function headingHtml(text: string, id: string, level: number, hasLink = true): string {
  const name = htmlEscape(text);
  const link = `<a href="#${id}" class="hash-link" aria-label="Direct link to ${name}"></a>`;
  return `<h${level} class="anchor" id="${id}">${name}${hasLink ? link : ''}</h${level}>`;
}
