import { createHash } from 'node:crypto';
import { RequestProblem } from '../../problem/RequestProblem.ts';

/** Rows of a list that are answered together. */
export interface Page<Row> {
  readonly page: Row[];
  /** Stands in the answer beside the rows. */
  readonly next: { readonly nextCursor?: string };
}

/**
 * Where a page ended. Opaque to clients; it says nothing that they may not know, so it is checked
 * and not signed: who makes one up reads from another place in the very list they may read.
 */
export class PageCursor {
  readonly #list: string;

  /** @param list - what is listed, filters included; a cursor is good for that alone */
  constructor(list: unknown) {
    this.#list = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 10);
  }

  /** The cursor to the page after this id. */
  after(id: string): string {
    return Buffer.from(JSON.stringify([this.#list, id])).toString('base64url');
  }

  /**
   * A page of rows, and the cursor to the next one where there are more.
   *
   * @param rows - what was found: one more than the page takes says that there are more
   * @param idOf - what the rows are in order of
   */
  cut<Row>(rows: readonly Row[], limit: number, idOf: (row: Row) => string): Page<Row> {
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (last === undefined || rows.length <= limit) return { page, next: {} };
    return { page, next: { nextCursor: this.after(idOf(last)) } };
  }

  /**
   * The id that the page before ended at; an empty text stands before all ids.
   *
   * @throws RequestProblem 400 for what is no cursor of this list
   */
  read(cursor: string | undefined): string {
    if (cursor === undefined) return '';
    const [list, id] = parse(cursor);
    if (list === this.#list && typeof id === 'string' && isPlain(id)) return id;
    throw new RequestProblem(
      400,
      'The cursor does not belong to this list. Send the nextCursor of the previous page with the same filters, or omit it to start over.',
    );
  }
}

function parse(cursor: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(value) ? value : [];
  } catch {
    return [];
  }
}

/** No database takes a NUL, and no id has one. */
function isPlain(id: string): boolean {
  return id.length <= 200 && /^[^\p{Cc}\p{Cs}]*$/u.test(id);
}
