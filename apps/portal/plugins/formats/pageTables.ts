import { embedTables } from '../embed/embedTables.ts';
import { contractParts } from '../rest/contractTables.ts';
import { symbolTables } from '../symbols/symbolTable.ts';

/**
 * Tables that are generated from code instead of schemas, by the name in `<FieldTable of="…" />`: the
 * contract of the platform API, embedding, and the symbols of the map.
 */
export const pageTables: ReadonlyMap<string, { readonly html: string }> = new Map<
  string,
  { readonly html: string }
>([...contractParts, ...embedTables, ...symbolTables]);

/** Name of the data of such a table. */
export function pageTableName(address: string): string {
  return `table.${address.replace('/', '.')}.json`;
}
