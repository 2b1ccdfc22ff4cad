import { expect, test } from 'vitest';
import { placeOfError } from './placeOfError.ts';

const address = 'blob:null/c86912af-ce8f-4c0f-882a-b52dead2b53f';

test('finds the topmost line of the program, however the browser writes it', () => {
  const chrome = `Error: x\n    at check (http://localhost/sdk/6/mezzanine.js:1:90)\n    at run (${address}:7:40)\n    at ${address}:12:1`;
  const firefox = `check@http://localhost/sdk/6/mezzanine.js:1:90\nrun@${address}:7:40\n@${address}:12:1`;
  expect(placeOfError(chrome, address)).toBe(7);
  expect(placeOfError(firefox, address)).toBe(7);
});

test('knows no line of what happened elsewhere', () => {
  expect(placeOfError('Error: x\n at http://localhost/a.js:1:2', address)).toBeUndefined();
  expect(placeOfError(undefined, address)).toBeUndefined();
  expect(placeOfError({ toString: () => address }, address)).toBeUndefined();
});
