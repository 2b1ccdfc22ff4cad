import { english, type InstructionTexts } from '@mezzanine/wayfinding';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from '../view/accessibility/messages.ts';
import * as languages from './index.ts';

/** All texts of a table by the path to each, such as `kinds.room`. */
function textsOf(table: object, path = ''): Map<string, string> {
  return new Map(
    Object.entries(table).flatMap(([key, value]: [string, unknown]) =>
      typeof value === 'string'
        ? [[path + key, value] as const]
        : [...textsOf(value as object, `${path}${key}.`)],
    ),
  );
}

const placeholdersOf = (text = ''): string[] => (text.match(/\{\w+\}/g) ?? []).sort();

/** Each table of each language, with its English source. */
const tables = Object.entries(languages).flatMap(([name, { instructions, messages }]) => [
  { name, part: 'instructions', table: instructions, source: english satisfies InstructionTexts },
  { name, part: 'messages', table: messages, source: ENGLISH },
]);

describe.each(tables)('the $part of $name', ({ table, source }) => {
  it('are complete', () => {
    expect([...textsOf(table).keys()].sort()).toEqual([...textsOf(source).keys()].sort());
    for (const [key, text] of textsOf(table)) expect(text.trim(), key).not.toBe('');
  });

  it('have the placeholders of the English texts', () => {
    for (const [key, text] of textsOf(source)) {
      expect(placeholdersOf(textsOf(table).get(key)), key).toEqual(placeholdersOf(text));
    }
  });

  it('are translated', () => {
    const sentences = [...textsOf(source)].filter(([, text]) => /[a-z]{3,}(?![^{]*\})/.test(text));
    const same = sentences.filter(([key, text]) => textsOf(table).get(key) === text);
    // Words that the languages share.
    expect(same.map(([key]) => key).filter((key) => !/^kinds\.(gate|hallway)$/.test(key))).toEqual(
      [],
    );
  });
});

it('each language has a valid tag of its own', () => {
  const tags = Object.values(languages).map(({ tag }) => tag);
  expect(Intl.getCanonicalLocales(tags)).toEqual(tags);
  expect(new Set(tags).size).toBe(tags.length);
});
