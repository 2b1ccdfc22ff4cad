/** Formats rows as CSV (RFC 4180), with column names in the first row. */
export function csvTable(columns: readonly string[], rows: readonly (readonly string[])[]): string {
  return [columns, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('');
}

/** Spreadsheets run text that starts like a formula (CWE-1236). An apostrophe prevents that. */
function cell(value: string): string {
  const text = /^\s*[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
