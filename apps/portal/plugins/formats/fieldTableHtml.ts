import { htmlText } from '../api/htmlText.ts';
import type { FieldRow } from './fieldRows.ts';

const columns = ['Field', 'Type', 'Required', 'Meaning', 'Example'];

/** The table of an object's fields, as HTML for `FieldTable`. */
export function fieldTableHtml(rows: readonly FieldRow[]): string {
  const head = columns.map((name) => `<th scope="col">${name}</th>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${rows.map(rowHtml).join('')}</tbody></table>`;
}

function rowHtml({ name, type, isRequired, meaning, example }: FieldRow): string {
  const cells = [
    codeHtml(name),
    htmlText(type),
    isRequired ? 'yes' : 'no',
    meaning
      .split(/`([^`]+)`/)
      .map((part, index) => (index % 2 === 1 ? codeHtml(part) : htmlText(part)))
      .join(''),
    example === '' ? '' : codeHtml(example),
  ];
  return `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`;
}

function codeHtml(text: string): string {
  return `<code>${htmlText(text)}</code>`;
}
