import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { coreOf } from '../../fixtures/coreOf.ts';
import { setAt, tinyFiles, zipOf } from '../../fixtures/tinyFiles.ts';
import { tinyFilesV1 } from '../../fixtures/tinyFilesV1.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvfV1 } from '../v1/writeMvfV1.ts';
import { writeMvf } from '../writeMvf.ts';
import { fileKindsV1 } from './fileKindsV1.ts';
import { fileKindsV2 } from './fileKindsV2.ts';
import { kindOf, sampleFiles } from './samplesOf.ts';
import { schemasV1 } from './schemasV1.ts';
import { schemasV2 } from './schemasV2.ts';
import type { JsonSchema } from './toJsonSchema.ts';

/** A file, a position in it, and an invalid value for that position. */
type Refused = [file: string, pointer: string, value: unknown];

const versions = [
  {
    version: 'v2' as const,
    rule: 'V2-70',
    kinds: fileKindsV2,
    schemas: schemasV2(),
    tinyFiles,
    refused: [
      ['space/m_1.geojson', '/features/0/geometry/coordinates/0/1', [181, 0]],
      ['space/m_1.geojson', '/features/0/properties/kind', ''],
      ['floor.geojson', '/features/0/properties/id', '../m_1'],
      ['node.geojson', '/features/0/properties/neighbors/0/weight', -1],
      ['location.json', '/0/openingHoursSpecification/0/opens', '9am'],
      ['connection.json', '/0/nodes', undefined],
      ['manifest.geojson', '/features', []],
    ] as Refused[],
  },
  {
    version: 'v1' as const,
    rule: 'V1-60',
    kinds: fileKindsV1,
    schemas: schemasV1(),
    tinyFiles: tinyFilesV1,
    refused: [
      ['space/m_1.geojson', '/features/0/geometry/coordinates/0/1', [181, 0]],
      ['levels/m_1.geojson', '/features/0/properties/id', '../m_1'],
      ['levels/m_1.geojson', '/features', []],
      ['node/m_1.geojson', '/features/0/properties/neighbors/0/weight', -1],
      ['location.geojson', '/features/0/properties/operationHours/0/opens', '9am'],
      ['category.geojson', '/features/0/geometry', { type: 'Point', coordinates: [0, 0] }],
      ['connection/m_1.geojson', '/features/0/properties/nodes', undefined],
    ] as Refused[],
  },
];
const sentence = /^[A-Z0-9`].+[.)`]$/;

describe.each(versions)('$rule: the published schemas of $version', (given) => {
  const { version, kinds, schemas, refused } = given;
  const folder = fileURLToPath(new URL(`../../schema/${version}/`, import.meta.url));
  const committed: Record<string, JsonSchema> = Object.fromEntries(
    readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8'))]),
  );
  const samples = sampleFiles(version);
  const ajv = new Ajv2020({ allErrors: true, strictTuples: false });
  const validators = Object.fromEntries(
    Object.entries(committed).map(([name, schema]) => [name, ajv.compile(schema)]),
  );
  const validatorOf = (path: string) => validators[`${kindOf(path, kinds)}.schema.json`];

  it('match the reader (`npx tsx jsonSchemas.ts` writes them)', () => {
    expect(committed).toEqual(schemas);
  });

  it('describe every field, with an example for short ones', () => {
    for (const [name, schema] of Object.entries(committed)) {
      for (const [path, property] of propertiesIn(schema)) {
        expect(property['description'], `${name} ${path}`).toMatch(sentence);
        const isShort = ['string', 'number', 'integer', 'boolean'].includes(
          String(property['type']),
        );
        if (isShort) expect(property['examples'], `${name} ${path}`).toHaveLength(1);
      }
    }
  });

  it('have a description everywhere else, too', () => {
    JSON.parse(JSON.stringify(committed), (key, value: unknown) => {
      if (key === 'description' && typeof value === 'string') expect(value).toMatch(sentence);
      return value;
    });
  });

  it.each(Object.keys(samples))('accept the sample %s', (path) => {
    const validate = validatorOf(path);
    validate?.(JSON.parse(samples[path] ?? ''));
    expect(validate?.errors).toBeNull();
  });

  it.each(refused)('reject what the reader rejects: %s%s', (file, pointer, value) => {
    const files = given.tinyFiles();
    setAt(files, file, pointer, value);
    expect(validatorOf(file)?.(files[file])).toBe(false);
    expect(() => readMvf(zipOf(files))).toThrow(file);
  });

  it('have a sample of every kind of file', () => {
    const sampled = Object.keys(samples).map((path) => kindOf(path, kinds));
    expect(new Set(sampled)).toEqual(new Set(Object.keys(kinds)));
  });
});

describe('the samples', () => {
  it('of version 2 are a bundle that the writer reproduces field by field', () => {
    const venue = readMvf(zipOf(sampleFiles('v2')));
    expect(venue.manifest.name).toBe('Harbor Library');
    expect(venue.extras).toEqual({});
    expect(venue.enterprise?.venue?.languages).toHaveLength(2);
    expect(readMvf(writeMvf(venue))).toEqual(venue);
  });

  it('of version 1 are the same library, as far as version 1 can store it', () => {
    const venue = readMvf(zipOf(sampleFiles('v1')));
    const { extras, ...library } = readMvf(zipOf(sampleFiles('v2')));
    expect(extras).toEqual({});
    expect(coreOf(venue)).toMatchObject(coreOf({ ...library, extras }));
    expect(coreOf(readMvf(writeMvfV1(venue).bytes))).toEqual(coreOf(venue));
  });
});

/** Every property of an object in a schema, with its path. */
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
