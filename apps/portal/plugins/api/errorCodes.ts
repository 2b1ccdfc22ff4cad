import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { scrollTableHtml } from '../html/scrollTableHtml.ts';
import { codeHtml, textHtml } from '../html/textHtml.ts';
import type { ApiPiece } from './renderSymbol.ts';

/** The error codes of one class, as its package lists them for the portal. */
export interface ErrorTable {
  readonly package: string;
  /** Name of the class. */
  readonly error: string;
  readonly codes: readonly {
    readonly code: string;
    readonly meaning: string;
    readonly remedy: string;
  }[];
}

/** Page that shows the codes. */
const page = 'js/errors';
/** File with the codes, relative to the repository root. */
const file = 'apps/portal/src/components/ErrorCodes/errorCodes.json';

/** Reads the error codes of the packages that show maps. */
export function readErrorTables(root: string): readonly ErrorTable[] {
  const whole = path.join(root, file);
  if (!existsSync(whole)) return [];
  return JSON.parse(readFileSync(whole, 'utf8')) as readonly ErrorTable[];
}

/** Id of a code on its page. */
export function codeAnchor(code: string): string {
  return `code-${code.toLowerCase()}`;
}

/** Adds the error codes to the end of the page of errors. */
export function withErrorCodes(
  pages: ReadonlyMap<string, readonly ApiPiece[]>,
  tables: readonly ErrorTable[],
): ReadonlyMap<string, readonly ApiPiece[]> {
  const used = new Set<string>();
  const pieces = tables.flatMap((table) => tablePieces(table, used));
  return new Map([...pages, [page, [...(pages.get(page) ?? []), ...pieces]]]);
}

function tablePieces(
  { package: from, error, codes }: ErrorTable,
  used: Set<string>,
): readonly ApiPiece[] {
  const rows = codes.map(({ code, meaning, remedy }) => {
    const anchor = codeAnchor(code);
    // If two packages share a code, links lead to the first one.
    const id = used.has(anchor) ? '' : ` id="${anchor}"`;
    used.add(anchor);
    return (
      `<tr${id}><td>${codeHtml(code)}</td>` +
      `<td>${textHtml(meaning)}</td><td>${textHtml(remedy)}</td></tr>`
    );
  });
  const title = `${error} codes`;
  const html =
    `<p class="api-kind">Of ${codeHtml(from)}.</p>` +
    scrollTableHtml(title, ['Code', 'What happened', 'What to do'], rows);
  return [
    { kind: 'heading', level: 2, text: title, id: `codes-of-${error.toLowerCase()}` },
    { kind: 'html', html },
  ];
}
