import { htmlText } from '../api/htmlText.ts';
import type { FieldRow } from './fieldRows.ts';
import { tableHtml } from './tableHtml.ts';

const columns = ['Field', 'Type', 'Required', 'Meaning', 'Example'];

/** The table of an object's fields, as HTML for `FieldTable`. */
export function fieldTableHtml(rows: readonly FieldRow[]): string {
  return tableHtml(columns, rows.map(cellsOf));
}

function cellsOf({ name, type, isRequired, meaning, example }: FieldRow): readonly string[] {
  return [
    codeHtml(name),
    htmlText(type),
    isRequired ? 'yes' : 'no',
    meaning
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 1 ? codeHtml(part) : htmlText(part)))
      .join(''),
    example === '' ? '' : codeHtml(example),
  ];
}

function codeHtml(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}
