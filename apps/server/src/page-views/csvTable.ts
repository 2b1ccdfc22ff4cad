/** Rows as a table for a spreadsheet (RFC 4180), the names of the columns first. */
export function csvTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets run a text that starts like a formula (CWE-1236): an apostrophe keeps it a text. */
function cell(value: string): string {
  const text = /^\s*[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
