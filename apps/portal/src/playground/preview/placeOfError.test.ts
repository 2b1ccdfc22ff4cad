import { expect, test } from 'vitest';
import { placeInStack, placeOfError, placeOfImport } from './placeOfError.ts';

const address = 'blob:null/c86912af-ce8f-4c0f-882a-b52dead2b53f';

/** An error with a given stack. */
function errorAt(stack: string, cause?: unknown): Error {
  return Object.assign(new Error('x', { cause }), { stack });
}

test('finds the topmost line of the program, in any browser’s stack format', () => {
  const chrome = `Error: x\n    at check (http://localhost/sdk/6/mezzanine.js:1:90)\n    at run (${address}:7:40)\n    at ${address}:12:1`;
  const firefox = `check@http://localhost/sdk/6/mezzanine.js:1:90\nrun@${address}:7:40\n@${address}:12:1`;
  expect(placeInStack(chrome, address)).toBe(7);
  expect(placeOfError(errorAt(firefox), address)).toBe(7);
});

test('uses the line of the cause if an error was created elsewhere', () => {
  const cause = errorAt(`Error: y\n    at ${address}:3:1`);
  const between = errorAt('Error: z\n    at http://localhost/a.js:1:2', cause);
  expect(placeOfError(errorAt('Error: x', between), address)).toBe(3);
});

test('finds no line for errors from elsewhere', () => {
  const circle = errorAt('Error: x\n at http://localhost/a.js:1:2');
  circle.cause = circle;
  expect(placeOfError(circle, address)).toBeUndefined();
  expect(placeOfError(undefined, address)).toBeUndefined();
  expect(placeInStack({ toString: () => address }, address)).toBeUndefined();
});

test('finds the line that imports a module', () => {
  const source = 'import { a } from \'./a\';\nimport x from "lodash";\n';
  expect(placeOfImport(source, 'lodash')).toBe(2);
  expect(placeOfImport(source, 'react')).toBeUndefined();
});
