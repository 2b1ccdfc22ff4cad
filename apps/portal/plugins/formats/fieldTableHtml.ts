import { htmlEscape } from 'escape-goat';
import { codeHtml, textHtml } from '../html/textHtml.ts';
import type { FieldRow } from './fieldRows.ts';
import { tableHtml } from './tableHtml.ts';

const columns = ['Field', 'Type', 'Required', 'Meaning', 'Example'];

/** Renders the table of an object's fields, for `FieldTable`. */
export function fieldTableHtml(rows: readonly FieldRow[]): string {
  return tableHtml(columns, rows.map(cellsOf));
}

function cellsOf({ name, type, isRequired, meaning, example }: FieldRow): readonly string[] {
  return [
    codeHtml(name),
    htmlEscape(type),
    isRequired ? 'yes' : 'no',
    textHtml(meaning),
    example === '' ? '' : codeHtml(example),
  ];
}
