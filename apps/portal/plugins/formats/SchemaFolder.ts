import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { keysOf } from '@mezzanine/mvf/json-pointer';
import type { JsonSchema } from './JsonSchema.ts';

/** A schema, and the file in which its references are to be looked up. */
export interface FoundSchema {
  readonly schema: JsonSchema;
  readonly file: string;
}

/** The published JSON Schemas of one version of the venue format. */
export class SchemaFolder {
  /** Names of the files, in order: `space.schema.json`. */
  readonly files: readonly string[];
  readonly #folder: string;
  readonly #schemas: ReadonlyMap<string, JsonSchema>;

  /** @param folder - may be missing, which is the same as empty */
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
   * A file's schema, or a part of it.
   *
   * @param pointer - JSON pointer below the file's root; '' is the root
   * @throws when the file or the part does not exist, naming what does
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

  /** The schema itself, or what it refers to. Text beside a reference wins over that behind it. */
  resolve(found: FoundSchema): FoundSchema {
    const { $ref, ...own } = found.schema;
    if ($ref === undefined) return found;
    const [address = '', pointer = ''] = $ref.split('#');
    const file = address === '' ? found.file : path.posix.basename(address);
    const target = this.resolve(this.get(file, pointer));
    return { schema: { ...target.schema, ...own }, file: target.file };
  }
}
