/**
 * A table as HTML, for `FieldTable`.
 *
 * @param columns - names, as text without signs of HTML
 * @param rows - cells as HTML
 */
export function tableHtml(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`);
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
