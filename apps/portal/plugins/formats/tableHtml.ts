/**
 * A table as HTML, for `FieldTable`. A cell knows what its column is called, for phones, where each
 * row is a paragraph; names and meanings speak for themselves.
 *
 * @param columns - names, as text without signs of HTML
 * @param rows - cells as HTML
 */
export function tableHtml(
  columns: readonly string[],
  rows: readonly (readonly string[])[],
): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  const opens = columns.map((name, index) =>
    index === 0 || name === 'Meaning' ? '<td>' : `<td data-head="${name}">`,
  );
  const body = rows.map(
    (cells) => `<tr>${cells.map((cell, index) => `${opens[index]}${cell}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}
