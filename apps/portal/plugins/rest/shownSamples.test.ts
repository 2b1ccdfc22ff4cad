import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { expect, it } from 'vitest';
import { contractParts } from './contractTables.ts';
import { publishedSchemas, syncObjects } from '@mezzanine/api-contract/published-schemas';
import { eventData } from '@mezzanine/api-contract/webhook-events';

const ajv = new Ajv2020({ strict: false });
addFormats(ajv);
function compile(name: string) {
  const $id = `shown:${name}`;
  return ajv.getSchema($id) ?? ajv.compile({ ...publishedSchemas[name], $id });
}

it.each(syncObjects.map(({ schema }) => schema))(
  'the sample of %s on pages matches its schema',
  (name) => {
    const check = compile(name);
    const sample = contractParts.get(`sync/${name}`)?.sample;
    expect(check(sample), JSON.stringify(check.errors)).toBe(true);
    expect(check({ ...(sample as object), externalId: '' })).toBe(false);
  },
);

it.each(Object.keys(eventData))('the message of %s on pages matches its schema', (type) => {
  const check = compile('webhook-event');
  const sample = contractParts.get(`event/${type}`)?.sample;
  expect(check(sample), JSON.stringify(check.errors)).toBe(true);
  expect(check({ ...(sample as object), type: 'other' })).toBe(false);
});
