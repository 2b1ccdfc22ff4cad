import { expect, it } from 'vitest';
import { stableJson } from './stableJson.ts';

it('sorts the keys of every object, and keeps the order of lists', () => {
  const text = stableJson({ b: [{ d: 1, c: [3, [{ f: null, e: 'x' }]] }], a: true });
  expect(text).toBe('{"a":true,"b":[{"c":[3,[{"e":"x","f":null}]],"d":1}]}');
});

it('writes any value as JSON does', () => {
  const written = { toJSON: () => ({ b: 1, a: 2 }) };
  expect(stableJson({ at: new Date(0), written, none: undefined, list: [undefined, NaN] })).toBe(
    '{"at":"1970-01-01T00:00:00.000Z","list":[null,null],"written":{"a":2,"b":1}}',
  );
  expect(stableJson(JSON.parse('{"b":1,"__proto__":{"d":1,"c":2}}'))).toBe(
    '{"__proto__":{"c":2,"d":1},"b":1}',
  );
});
