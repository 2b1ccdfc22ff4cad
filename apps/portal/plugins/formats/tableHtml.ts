/**
 * Renders a table for `FieldTable`. Cells contain the name of their column, except names and
 * descriptions: phones show each row as a paragraph.
 *
 * @param columns - names, as text without HTML characters
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
