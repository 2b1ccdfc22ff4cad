import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@mezzanine/mvf/json-pointer';
import type { JsonSchema } from './JsonSchema.ts';

/** A schema, and the file that its references are relative to. */
export interface FoundSchema {
  readonly schema: JsonSchema;
  readonly file: string;
}

/** The published JSON Schemas of one version of the venue format. */
export class SchemaFolder {
  /** Sorted file names: `space.schema.json`. */
  readonly files: readonly string[];
  readonly #folder: string;
  readonly #schemas: ReadonlyMap<string, JsonSchema>;

  /** @param folder - a missing folder counts as empty */
  constructor(folder: string) {
    this.#folder = folder;
    const names = existsSync(folder) ? readdirSync(folder) : [];
    this.files = names.filter((name) => name.endsWith('.schema.json')).sort();
    this.#schemas = new Map(
      this.files.map((name) => [
        name,
        JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as JsonSchema,
      ]),
    );
  }

  /**
   * Returns the schema of a file, or a part of it.
   *
   * @param pointer - JSON pointer in the file; '' is the root
   * @throws if the file or the part does not exist; the message lists those that do
   */
  get(file: string, pointer = ''): FoundSchema {
    const whole = this.#schemas.get(file);
    if (whole === undefined) {
      throw new Error(
        `${this.#folder} has no "${file}". Schemas: ${this.files.join(', ') || 'none'}.`,
      );
    }
    let schema: unknown = whole;
    for (const name of keysOf(decodeURIComponent(pointer))) {
      const inside = schema as Readonly<Record<string, unknown>>;
      if (!(name in inside)) {
        throw new Error(
          `${file} has nothing at "${pointer}": "${name}" is not among ${Object.keys(inside).join(', ')}.`,
        );
      }
      schema = inside[name];
    }
    return { schema: schema as JsonSchema, file };
  }

  /** Follows a reference. Keywords next to `$ref` override those of its target. */
  resolve(found: FoundSchema): FoundSchema {
    const { $ref, ...own } = found.schema;
    if ($ref === undefined) return found;
    const [address = '', pointer = ''] = $ref.split('#');
    const file = address === '' ? found.file : path.posix.basename(address);
    const target = this.resolve(this.get(file, pointer));
    return { schema: { ...target.schema, ...own }, file: target.file };
  }
}
