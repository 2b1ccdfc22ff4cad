import { csvTable } from '../page-views/csvTable.ts';
import type { FeedbackNote } from './FeedbackNotes.ts';

/** The notes as CSV for a spreadsheet, newest first. */
export function feedbackCsv(notes: readonly FeedbackNote[]): string {
  return csvTable(
    ['day', 'path', 'helpful', 'reason', 'text'],
    notes.map(({ day, path, isHelpful, reason, text }) => [
      day,
      path,
      isHelpful ? 'yes' : 'no',
      reason,
      text,
    ]),
  );
}
