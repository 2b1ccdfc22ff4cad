import path from 'node:path';

/** Versions of the venue format that have pages. */
export const formatVersions = ['v1', 'v2'] as const;

/** One of {@link formatVersions}. */
export type FormatVersion = (typeof formatVersions)[number];

/** Where a version's JSON Schemas stand. */
export function schemaPath(root: string, version: FormatVersion): string {
  return path.join(root, 'packages/mvf/schema', version);
}

/** Name of the data that holds a table. */
export function tableName(version: string, address: string): string {
  return `${version}.${address}.json`;
}
