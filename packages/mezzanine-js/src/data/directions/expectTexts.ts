import { english } from '@mezzanine/wayfinding';
import { MezzanineError } from '../MezzanineError.ts';

/**
 * Requires a table of instruction texts; `undefined` is allowed.
 *
 * @throws MezzanineError `invalid-argument`, naming the text
 */
export function expectTexts(texts: unknown): void {
  if (texts === undefined) return;
  for (const [key, value] of entriesOf('texts', texts)) {
    if (!Object.hasOwn(english, key)) {
      throw invalid(
        `texts has the unknown key "${key}"`,
        `only ${Object.keys(english).join(', ')}`,
      );
    }
    const name = `texts["${key}"]`;
    if (key === 'compass') expectCompass(name, value);
    else if (key === 'connections') {
      for (const [kind, text] of entriesOf(name, value)) expectText(`${name}["${kind}"]`, text);
    } else expectText(name, value);
  }
}

function entriesOf(name: string, value: unknown): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw invalid(`${name} is ${kindOf(value)}`, 'an object with texts');
  }
  return Object.entries(value);
}

function expectCompass(name: string, value: unknown): void {
  if (!Array.isArray(value)) {
    throw invalid(`${name} is ${kindOf(value)}`, 'an array of eight texts, from north clockwise');
  }
  value.forEach((text, index) => expectText(`${name}[${index}]`, text));
}

function expectText(name: string, value: unknown): void {
  if (value === undefined || typeof value === 'string') return;
  throw invalid(`${name} is ${kindOf(value)}`, 'a string');
}

const invalid = (given: string, expected: string): MezzanineError =>
  new MezzanineError('invalid-argument', { given: `${given}.`, expected: `Expected ${expected}.` });

function kindOf(value: unknown): string {
  if (value === null) return 'null';
  return Array.isArray(value) ? 'an array' : `of type ${typeof value}`;
}
