import { htmlEscape } from 'escape-goat';

/**
 * Renders a table of a reference page. It scrolls in its own frame when the window is too narrow.
 *
 * @param label - names the frame for screen readers; text
 * @param columns - names, as text without HTML characters
 * @param rows - `tr` elements
 */
export function scrollTableHtml(
  label: string,
  columns: readonly string[],
  rows: readonly string[],
): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return (
    `<div class="table-scroll" role="group" aria-label="${htmlEscape(label)}" tabindex="0">` +
    `<table class="api-members"><thead><tr>${head}</tr></thead>` +
    `<tbody>${rows.join('')}</tbody></table></div>`
  );
}
