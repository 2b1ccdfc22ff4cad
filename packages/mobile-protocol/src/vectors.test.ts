import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { MessageVector } from '../writeVectors.ts';
import { readHostMessage, readPageMessage } from './readMobileMessage.ts';

const file = new URL('../vectors/messages.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as readonly MessageVector[];
const runs = Number(process.env['FUZZ_RUNS'] ?? 1000);

const reading = { host: readHostMessage, page: readPageMessage };

it('reads every vector as specified', () => {
  expect(vectors.length).toBeGreaterThanOrEqual(300);
  for (const { name, from, json, expect: expected } of vectors) {
    const read = reading[from](JSON.parse(json));
    if (expected === 'ignored') expect(read, name).toBeUndefined();
    else if ('fault' in expected) expect(read, name).toMatchObject(expected);
    else expect(read, name).toEqual(expected.message);
  }
});

it('MP-07: hostile messages neither throw nor get past the tables', () => {
  const good = vectors.flatMap(({ json }) => {
    const message = JSON.parse(json) as { readonly payload?: object } | null;
    return message?.payload === undefined ? [] : [message];
  });
  const altered = fc
    .tuple(fc.constantFrom(...good), fc.jsonValue(), fc.jsonValue())
    .map(([message, value, other]) => {
      const names = Object.keys(message.payload ?? {});
      const name = names[JSON.stringify(other).length % Math.max(names.length, 1)] ?? 'extra';
      return { ...message, payload: { ...message.payload, [name]: value } };
    });
  const anything = fc.oneof(altered, fc.anything(), fc.jsonValue());
  const property = fc.property(anything, (message) => {
    for (const read of Object.values(reading)) {
      const result = read(message);
      // An accepted message does not change when it is read again.
      if (result !== undefined && !('fault' in result)) expect(read(result)).toEqual(result);
    }
  });
  fc.assert(property, { numRuns: runs });
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});
