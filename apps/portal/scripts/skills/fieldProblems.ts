import { readFileSync } from 'node:fs';
import path from 'node:path';
import { inFiles, type SkillCheck } from './SkillProblem.ts';
import { bare, tablesOf } from './skillText.ts';

/** The parts of a JSON Schema that define the fields of a record. */
interface Schema {
  readonly $ref?: string;
  readonly $defs?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
}

/**
 * Finds fields that the schemas of the venue format do not have or do not require, in tables with the columns
 * File, Required fields, and Other fields.
 *
 * @param root - root folder of the repository
 */
export function fieldProblems(root: string): SkillCheck {
  return inFiles((text) =>
    tablesOf(text).flatMap(({ heads, rows }) => {
      const [required, others] = ['Required fields', 'Other fields'].map((head) =>
        heads.indexOf(head),
      );
      if (heads[0] !== 'File' || required === undefined || others === undefined) return [];
      return rows.flatMap((row) => rowProblems(root, row[0] ?? '', row[required], row[others]));
    }),
  );
}

function rowProblems(
  root: string,
  file: string,
  required: string | undefined,
  others: string | undefined,
): readonly string[] {
  const record = recordOf(root, bare(file).replace(/\/.*$|\.\w+$/, ''));
  if (record === undefined) return [`The format has no file ${file}.`];
  const { required: needed = [], properties = {} } = record;
  const named = namesIn(required);
  return [
    ...named
      .filter((name) => !needed.includes(name))
      .map((name) => `${file} does not require "${name}".`),
    ...needed.filter((name) => !named.includes(name)).map((name) => `${file} requires "${name}".`),
    ...namesIn(others)
      .filter((name) => !(name in properties) || needed.includes(name))
      .map((name) => `${file} has no other field "${name}".`),
  ];
}

/** The schema of a record in a file of the format: a feature's properties, or an item. */
function recordOf(root: string, name: string): Schema | undefined {
  const file = path.join(root, 'packages/mvf/schema/v2', `${name}.schema.json`);
  let schema: Schema;
  try {
    schema = JSON.parse(readFileSync(file, 'utf8')) as Schema;
  } catch {
    return undefined;
  }
  const follow = (one: Schema): Schema =>
    one.$ref === undefined ? one : (schema.$defs?.[one.$ref.replace(/^.*\//, '')] ?? one);
  const item = follow(schema.properties?.['features']?.items ?? schema.items ?? schema);
  const { properties: ofFeature } = item.properties ?? {};
  return ofFeature === undefined ? item : follow(ofFeature);
}

function namesIn(cell = ''): readonly string[] {
  return [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
}
