import path from 'node:path';

/** Versions of the venue format with documentation. */
export const formatVersions = ['v1', 'v2'] as const;

/** One of {@link formatVersions}. */
export type FormatVersion = (typeof formatVersions)[number];

/** Folder of a version's JSON Schemas. */
export function schemaPath(root: string, version: FormatVersion): string {
  return path.join(root, 'packages/mvf/schema', version);
}

/** Name of the data of a table. */
export function tableName(version: string, address: string): string {
  return `${version}.${address}.json`;
}
