import type { FileKind } from './FileKind.ts';
import { definitions, type JsonSchema, toJsonSchema } from './toJsonSchema.ts';
import type { TypeDocs } from './TypeDocs.ts';

/** Input of {@link publishedSchemas} for a version of the format. */
export interface PublishedVersion {
  /** The version, such as `2`. */
  readonly version: number;
  readonly kinds: Readonly<Record<string, FileKind<unknown>>>;
  /** The documented type with a member for each kind. */
  readonly docs: TypeDocs;
  /** Content of sample files by kind. */
  readonly samples: Readonly<Record<string, readonly unknown[]>>;
}

/** The JSON Schemas of all kinds of files of a version, by file name. */
export function publishedSchemas(of: PublishedVersion): Record<string, JsonSchema> {
  const pool = new Map<string, unknown>();
  // The first pass fills the pool, so that the order of the files does not matter.
  schemasWith(pool, of);
  return schemasWith(pool, of);
}

function schemasWith(pool: Map<string, unknown>, of: PublishedVersion): Record<string, JsonSchema> {
  return Object.fromEntries(
    Object.entries(of.kinds).map(([name, { path, schema }]) => {
      const source = { schema, docs: of.docs.member(name), samples: of.samples[name] ?? [], pool };
      return [
        `${name}.schema.json`,
        {
          $schema: 'https://json-schema.org/draft/2020-12/schema',
          $id: `urn:mvf:v${of.version}:${name}`,
          title: path,
          description: of.docs.descriptionOf(name),
          ...toJsonSchema(source),
          $defs: definitions,
        },
      ];
    }),
  );
}
