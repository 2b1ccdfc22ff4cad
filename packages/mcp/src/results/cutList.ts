import { readCursor } from './cutText.ts';
import { byteLength } from './tokens.ts';

/** A part of a list. */
interface ListPart<Item> {
  readonly items: readonly Item[];
  /** Continues after this part; undefined at the end of the list. */
  readonly nextCursor?: string;
}

/** Maximum bytes of the items of one part, as JSON. */
const maxListBytes = 8000;

/**
 * Cuts a list before its items become too large as JSON. A part has at least one item.
 *
 * @param cursor - `nextCursor` of the previous part; default: the start
 * @param maxItems - default 100
 * @throws ToolError if the cursor is not one of this list
 */
export function cutList<Item>(
  all: readonly Item[],
  cursor: string | undefined,
  maxItems = 100,
): ListPart<Item> {
  const start = all.length === 0 ? 0 : readCursor(cursor, all.length);
  let bytes = 0;
  let end = start;
  while (end < all.length && end - start < maxItems) {
    bytes += byteLength(JSON.stringify(all[end], undefined, 1)) + 2;
    if (bytes > maxListBytes && end > start) break;
    end += 1;
  }
  const items = all.slice(start, end);
  return end < all.length ? { items, nextCursor: String(end) } : { items };
}
