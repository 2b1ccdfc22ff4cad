import { english, type InstructionTextsPatch } from '@mezzanine/wayfinding';
import { expectOptions, expectTextTable, invalidArgument } from '../expectArgument.ts';

/**
 * Requires a table of instruction text; `undefined` is allowed.
 *
 * @throws MezzanineError `invalid-argument`, naming the text
 */
export function expectTexts(texts: InstructionTextsPatch | undefined): void {
  if (texts === undefined) return;
  expectOptions('texts', texts, Object.keys(english));
  const { compass = [], connections, ...rest } = texts;
  if (!Array.isArray(compass)) {
    throw invalidArgument(
      'texts.compass',
      compass,
      'an array of eight strings, from north clockwise',
    );
  }
  expectTextTable('texts', rest);
  expectTextTable('texts.compass', { ...compass });
  expectTextTable('texts.connections', connections);
}
