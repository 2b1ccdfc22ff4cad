import type { FeedbackNote } from './FeedbackNotes.ts';

const columns = ['day', 'path', 'helpful', 'reason', 'text'];

/** The notes as a table for a spreadsheet (RFC 4180), newest first. */
export function feedbackCsv(notes: readonly FeedbackNote[]): string {
  const rows = notes.map(({ day, path, isHelpful, reason, text }) =>
    [day, path, isHelpful ? 'yes' : 'no', reason, text].map(cell),
  );
  return [columns, ...rows].map((row) => `${row.join(',')}\r\n`).join('');
}

/** Spreadsheets run a text that starts like a formula (CWE-1236): an apostrophe keeps it a text. */
function cell(value: string): string {
  const text = /^\s*[=+\-@]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
