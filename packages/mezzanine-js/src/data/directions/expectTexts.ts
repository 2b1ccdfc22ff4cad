import { english } from '@mezzanine/wayfinding';
import { MezzanineError } from '../MezzanineError.ts';

/**
 * Requires a table of instruction texts; `undefined` is allowed.
 *
 * @throws MezzanineError `invalid-argument`, naming the text
 */
export function expectTexts(texts: unknown): void {
  expectLike('texts', texts, english);
  for (const key of Object.keys(texts ?? {})) {
    if (!Object.hasOwn(english, key)) {
      throw invalid(`texts has the key "${key}"`, `only ${Object.keys(english).join(', ')}`);
    }
  }
}

/** Requires texts where the model has texts; `undefined` stands for the model's. */
function expectLike(name: string, value: unknown, model: unknown): void {
  if (value === undefined) return;
  const expected = shapeOf(model);
  if (shapeOf(value) !== expected) throw invalid(`${name} is ${shapeOf(value)}`, expected);
  if (typeof value !== 'object') return;
  const models = new Map(Object.entries(model as object));
  for (const [key, one] of Object.entries(value as object)) {
    expectLike(`${name}["${key}"]`, one, models.get(key) ?? '');
  }
}

function shapeOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `of type ${typeof value}`;
}

const invalid = (given: string, expected: string): MezzanineError =>
  new MezzanineError('invalid-argument', { given: `${given}.`, expected: `Expected ${expected}.` });
