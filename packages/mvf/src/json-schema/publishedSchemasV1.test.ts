import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { coreOf } from '../../fixtures/coreOf.ts';
import { setAt, zipOf } from '../../fixtures/tinyFiles.ts';
import { tinyFilesV1 } from '../../fixtures/tinyFilesV1.ts';
import { readMvf } from '../readMvf.ts';
import { writeMvfV1 } from '../v1/writeMvfV1.ts';
import { fileKindsV1 } from './fileKindsV1.ts';
import { kindOf, sampleFiles } from './samplesOf.ts';
import { schemasV1 } from './schemasV1.ts';

const folder = fileURLToPath(new URL('../../schema/v1/', import.meta.url));
const committed: Record<string, object> = Object.fromEntries(
  readdirSync(folder).map((name) => [name, JSON.parse(readFileSync(folder + name, 'utf8'))]),
);
const samples = sampleFiles('v1');
const sentence = /^[A-Z`].+[.)`]$/;
const ajv = new Ajv2020({ allErrors: true, strictTuples: false });
const validators = Object.fromEntries(
  Object.entries(committed).map(([name, schema]) => [name, ajv.compile(schema)]),
);
const validatorOf = (path: string) => validators[`${kindOf(path, fileKindsV1)}.schema.json`];

describe('V1-60: the published schemas', () => {
  it('are what the reader checks; `npx tsx jsonSchemas.ts` writes them', () => {
    expect(committed).toEqual(schemasV1());
  });

  it('describe every field', () => {
    JSON.parse(JSON.stringify(committed), (key, value: unknown) => {
      if (key === 'description' && typeof value === 'string') expect(value).toMatch(sentence);
      return value;
    });
  });

  it.each(Object.keys(samples))('let the sample %s through', (path) => {
    const validate = validatorOf(path);
    validate?.(JSON.parse(samples[path] ?? ''));
    expect(validate?.errors).toBeNull();
  });

  it.each([
    ['space/m_1.geojson', '/features/0/geometry/coordinates/0/1', [181, 0]],
    ['levels/m_1.geojson', '/features/0/properties/id', '../m_1'],
    ['levels/m_1.geojson', '/features', []],
    ['node/m_1.geojson', '/features/0/properties/neighbors/0/weight', -1],
    ['location.geojson', '/features/0/properties/operationHours/0/opens', '9am'],
    ['category.geojson', '/features/0/geometry', { type: 'Point', coordinates: [0, 0] }],
    ['connection/m_1.geojson', '/features/0/properties/nodes', undefined],
  ])('refuse what the reader refuses: %s%s', (file, pointer, value) => {
    const files = tinyFilesV1();
    setAt(files, file, pointer, value);
    expect(validatorOf(file)?.(files[file])).toBe(false);
    expect(() => readMvf(zipOf(files))).toThrow(file);
  });
});

describe('the samples', () => {
  it('are of every kind of file', () => {
    const kinds = Object.keys(samples).map((path) => kindOf(path, fileKindsV1));
    expect(new Set(kinds)).toEqual(new Set(Object.keys(fileKindsV1)));
  });

  it('are the library of the samples of version 2, as far as version 1 can hold it', () => {
    const venue = readMvf(zipOf(samples));
    const { extras, ...library } = readMvf(zipOf(sampleFiles('v2')));
    expect(extras).toEqual({});
    expect(coreOf(venue)).toMatchObject(coreOf({ ...library, extras }));
    expect(coreOf(readMvf(writeMvfV1(venue).bytes))).toEqual(coreOf(venue));
  });
});
