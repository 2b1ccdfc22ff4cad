import { describe } from '../../reading-checks/checkContent.ts';
import { faultOfShape } from '../faultAt.ts';
import type { Fault, FixPlace, Rule } from '../Rule.ts';
import { shortened, type Shape } from '../survey/Shape.ts';
import type { Survey } from '../survey/Survey.ts';
import { type PlacedText, textsOf } from './textsOf.ts';

/** Longer names fit no label and no list. */
const longestName = 80;

const placeholder =
  /^(?:todo|tbd|tba|fixme|test|test ?\d+|untitled|unnamed|unknown|undefined|null|nan|none|n\/a|name|new (?:space|room|floor|location|polygon)|placeholder|lorem ipsum.*|asdf+|qwerty|x{2,}|\?+|-+|\.+)$/i;

/** Results of double-encoded accented letters, and of failed decoding. */
const garbled =
  /\uFFFD|[\u00C3\u00C2][\u0080-\u00BF]|\u00E2\u20AC[\u2122\u0153\u009D\u201C\u201D]|[\u00D0\u00D1][\u0080-\u00BF]/u;

function faultOfText({ file, pointer, place }: PlacedText, message: string): Fault {
  return { file, pointer, ...(place && { place }), message };
}

/** TEXT-01: names are not empty. */
export const emptyName: Rule = {
  id: 'TEXT-01',
  severity: 'warning',
  title: 'Names are not empty',
  why: 'Lists and buttons show an empty line, and screen readers have nothing to read.',
  fix: 'Write the name that people use, or remove the field if it is optional.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      if (text.role !== 'name' || text.text.trim() !== '') continue;
      yield faultOfText(text, `A name of ${text.of} is ${describe(text.text)}; expected a name.`);
    }
  },
};

/** TEXT-02: names are not placeholders. */
export const placeholderName: Rule = {
  id: 'TEXT-02',
  severity: 'warning',
  title: 'Names are not placeholders',
  why: 'Users see "TODO" as the name of a room.',
  fix: 'Write the real name, or remove the field if it is optional.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      if (text.role !== 'name' || !placeholder.test(text.text.trim())) continue;
      yield faultOfText(
        text,
        `A name of ${text.of} is ${describe(text.text)}, a placeholder; expected a real name.`,
      );
    }
  },
};

/** TEXT-03: names on one floor differ. */
export const duplicateName: Rule = {
  id: 'TEXT-03',
  severity: 'info',
  title: 'Names on one floor are unique',
  why: 'Users cannot distinguish them in a list of results.',
  fix: 'Add a number or a direction to each, unless they are interchangeable, like restrooms.',
  *check(survey: Survey): Iterable<Fault> {
    for (const floor of survey.floors) {
      const byName = new Map<string, Shape[]>();
      for (const space of floor.spaces) {
        // Lifts and stairs are distinguished by their position.
        if (space.name === '' || space.kind.startsWith('connection.')) continue;
        const key = space.name.toLocaleLowerCase('en');
        byName.set(key, [...(byName.get(key) ?? []), space]);
      }
      for (const [first, second, ...more] of byName.values()) {
        if (first === undefined || second === undefined) continue;
        const message = `${more.length + 2} spaces of floor "${floor.name}" are called "${shortened(first.name)}", including ${first.id} and ${second.id}; expected different names.`;
        yield faultOfShape(survey, second, message, { more: '/properties/details/name' });
      }
    }
  },
};

/** TEXT-04: text has no stray whitespace. */
export const untrimmed: Rule = {
  id: 'TEXT-04',
  severity: 'warning',
  title: 'Text has no stray whitespace',
  why: 'Labels are off center, lists sort wrongly, and a search for the exact name misses.',
  fix: 'Remove spaces at the ends and double spaces inside names.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      // Cases of TEXT-05 are left to that rule.
      const given = withoutControls(text.text);
      const tidy = tidied(given, text.role);
      // A name of only whitespace counts as empty (TEXT-01), so there is nothing to trim.
      if (tidy === given || tidy === '') continue;
      yield faultOfText(
        text,
        `A text of ${text.of} is ${describe(text.text)}; expected ${describe(tidy)}.`,
      );
    }
  },
  applyFix: tidyText,
};

function tidied(text: string, role: PlacedText['role']): string {
  return role === 'name' ? text.trim().replace(/[ \t\r\n]+/g, ' ') : text.trim();
}

/** Removes control characters first, since whitespace next to them could end up at the ends. */
function tidyText(value: unknown, { pointer }: FixPlace): unknown {
  if (typeof value !== 'string') return value;
  const role = /\/(?:description|altText)$/.test(pointer) ? 'text' : 'name';
  const tidy = tidied(withoutControls(value), role);
  return tidy === '' ? value : tidy;
}

/** TEXT-05: text has no control characters. */
export const controlCharacters: Rule = {
  id: 'TEXT-05',
  severity: 'warning',
  title: 'Text has no control characters',
  why: 'They show as boxes, cut labels short, and some programs reject the file.',
  fix: 'Remove the characters; they have no meaning in names and descriptions.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      const plain = withoutControls(text.text);
      if (plain === text.text) continue;
      const codes = [...new Set(text.text.match(controls()) ?? [])].map(codePointOf).join(', ');
      const fault = faultOfText(
        text,
        `A text of ${text.of} has control characters (${codes}); expected none.`,
      );
      yield { ...fault, isFixable: plain.trim() !== '' };
    }
  },
  applyFix: tidyText,
};

/** Control characters but tab and line breaks, and byte order marks. */
function controls(): RegExp {
  return /(?![\t\n\r])\p{Cc}|\uFEFF/gu;
}

function withoutControls(text: string): string {
  return text.replace(controls(), '');
}

function codePointOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`;
}

/** TEXT-06: text was decoded with the right encoding. */
export const garbledText: Rule = {
  id: 'TEXT-06',
  severity: 'warning',
  title: 'Text is not garbled',
  why: 'People read "CafÃ©" where "Café" was meant, and search finds neither.',
  fix: 'Export the text again as UTF-8, or retype it.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      if (!garbled.test(text.text)) continue;
      yield faultOfText(
        text,
        `A text of ${text.of} is ${describe(text.text)}, which was decoded with the wrong encoding; expected UTF-8.`,
      );
    }
  },
};

/** TEXT-07: names are short enough to show. */
export const longName: Rule = {
  id: 'TEXT-07',
  severity: 'warning',
  title: `Names have at most ${longestName} characters`,
  why: 'Long names cover the map or are truncated in an awkward place.',
  fix: 'Shorten the name and move the rest to `description`.',
  *check(survey: Survey): Iterable<Fault> {
    for (const text of textsOf(survey)) {
      const { length } = [...text.text];
      if (text.role !== 'name' || length <= longestName) continue;
      yield faultOfText(
        text,
        `A name of ${text.of} has ${length} characters, ${describe(text.text)}; expected ${longestName} at most.`,
      );
    }
  },
};
