import { embedTables } from '../embed/embedTables.ts';
import { contractParts } from '../rest/contractTables.ts';

/**
 * Tables that are made of code, not of the format's schemas, by what `<FieldTable of="…" />` names:
 * of the platform API's contract, and of what embeds a map.
 */
export const pageTables: ReadonlyMap<string, { readonly html: string }> = new Map<
  string,
  { readonly html: string }
>([...contractParts, ...embedTables]);

/** Name of the data that holds such a table. */
export function pageTableName(address: string): string {
  return `table.${address.replace('/', '.')}.json`;
}
