import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { setAt, tinyFiles, zipOf } from '../../fixtures/tinyFiles.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvf } from '../writeMvf.ts';
import { fileKindsV2 } from './fileKindsV2.ts';
import { kindOf, sampleFiles } from './samplesOf.ts';
import { schemasV2 } from './schemasV2.ts';
import type { JsonSchema } from './toJsonSchema.ts';

const folder = fileURLToPath(new URL('../../schema/v2/', import.meta.url));
const committed: Record<string, JsonSchema> = Object.fromEntries(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8'))]),
);
const samples = sampleFiles('v2');
const ajv = new Ajv2020({ allErrors: true, strictTuples: false });
const validators = Object.fromEntries(
  Object.entries(committed).map(([name, schema]) => [name, ajv.compile(schema)]),
);
const validatorOf = (path: string) => validators[`${kindOf(path, fileKindsV2)}.schema.json`];

describe('V2-70: the published schemas', () => {
  it('are what the reader checks; `npx tsx jsonSchemas.ts` writes them', () => {
    expect(committed).toEqual(schemasV2());
  });

  it('describe every field, with an example where it is short', () => {
    for (const [name, schema] of Object.entries(committed)) {
      for (const [path, property] of propertiesIn(schema)) {
        expect(property['description'], `${name} ${path}`).toMatch(/^[A-Z0-9`].+[.)`]$/);
        const isShort = ['string', 'number', 'integer', 'boolean'].includes(`${property['type']}`);
        if (isShort) expect(property['examples'], `${name} ${path}`).toHaveLength(1);
      }
    }
  });

  it.each(Object.keys(samples))('let the sample %s through', (path) => {
    const validate = validatorOf(path);
    validate?.(JSON.parse(samples[path] ?? ''));
    expect(validate?.errors).toBeNull();
  });

  it.each([
    ['space/m_1.geojson', '/features/0/geometry/coordinates/0/1', [181, 0]],
    ['space/m_1.geojson', '/features/0/properties/kind', ''],
    ['floor.geojson', '/features/0/properties/id', '../m_1'],
    ['node.geojson', '/features/0/properties/neighbors/0/weight', -1],
    ['location.json', '/0/openingHoursSpecification/0/opens', '9am'],
    ['connection.json', '/0/nodes', undefined],
    ['manifest.geojson', '/features', []],
  ])('refuse what the reader refuses: %s%s', (file, pointer, value) => {
    const files = tinyFiles();
    setAt(files, file, pointer, value);
    expect(validatorOf(file)?.(files[file])).toBe(false);
    expect(() => readMvf(zipOf(files))).toThrow(file);
  });
});

describe('the samples', () => {
  it('are of every kind of file', () => {
    const kinds = Object.keys(samples).map((path) => kindOf(path, fileKindsV2));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(fileKindsV2)));
  });

  it('are together a bundle that is read, and written back field by field', () => {
    const venue = readMvf(zipOf(samples));
    expect(venue.manifest.name).toBe('Harbor Library');
    expect(venue.extras).toEqual({});
    expect(venue.enterprise?.venue?.languages).toHaveLength(2);
    expect(readMvf(writeMvf(venue))).toEqual(venue);
  });
});

/** Every property of an object in a schema, with the way to it. */
function* propertiesIn(schema: unknown, path = ''): Generator<[string, JsonSchema]> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (key === 'examples') continue;
    if (key === 'properties') {
      for (const [name, property] of Object.entries(value as Record<string, JsonSchema>)) {
        yield [`${path}/${name}`, property];
        yield* propertiesIn(property, `${path}/${name}`);
      }
    } else yield* propertiesIn(value, path);
  }
}
