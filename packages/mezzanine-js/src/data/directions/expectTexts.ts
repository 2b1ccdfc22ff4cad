import { english } from '@mezzanine/wayfinding';
import { MezzanineError } from '../MezzanineError.ts';

/**
 * Requires a table of instruction texts; `undefined` is allowed.
 *
 * @throws MezzanineError `invalid-argument`, naming the text
 */
export function expectTexts(texts: unknown = {}): void {
  const models: Readonly<Partial<Record<string, unknown>>> = { ...english };
  for (const [key, value] of Object.entries(texts ?? { texts })) {
    const type = typeof models[key];
    if (value === undefined || (typeof value === type && value !== null)) continue;
    throw new MezzanineError('invalid-argument', {
      given: `texts.${key}: ${String(value)}.`,
      expected: `Expected ${type === 'undefined' ? 'nothing' : type}.`,
    });
  }
}
