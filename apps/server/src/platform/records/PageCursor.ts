import { createHash } from 'node:crypto';
import { RequestProblem } from '../../problem/RequestProblem.ts';

/** Rows per page of a list. */
export interface Page<Row> {
  readonly page: Row[];
  /** Part of a response, next to the rows. */
  readonly next: { readonly nextCursor?: string };
}

/**
 * The position where a page ended. Opaque to clients. It contains nothing secret, so it is checked
 * but not signed: a forged one only reads from another position of the same list.
 */
export class PageCursor {
  readonly #list: string;

  /** @param list - what is listed, including filters; a cursor is only valid for the same list */
  constructor(list: unknown) {
    this.#list = createHash('sha256').update(JSON.stringify(list)).digest('base64url').slice(0, 10);
  }

  /** The cursor to the page after this id. */
  after(id: string): string {
    return Buffer.from(JSON.stringify([this.#list, id])).toString('base64url');
  }

  /**
   * A page of rows, and the cursor to the next page if there is one.
   *
   * @param rows - includes one more row than fits on the page if there is a next page
   * @param idOf - the id that the rows are sorted by
   */
  cut<Row>(rows: readonly Row[], limit: number, idOf: (row: Row) => string): Page<Row> {
    const page = rows.slice(0, limit);
    const last = page.at(-1);
    if (last === undefined || rows.length <= limit) return { page, next: {} };
    return { page, next: { nextCursor: this.after(idOf(last)) } };
  }

  /**
   * The id that the previous page ended at. The empty string sorts before all ids.
   *
   * @throws RequestProblem 400 for a cursor that is not valid for this list
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

/** Databases reject NUL characters, and no id contains one. */
function isPlain(id: string): boolean {
  return id.length <= 200 && /^[^\p{Cc}\p{Cs}]*$/u.test(id);
}
