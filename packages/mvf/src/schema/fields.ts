import * as v from 'valibot';

/** Words an expectation as the end of an error message: what is expected, then what to write. */
export function expects(what: string, example?: string): string {
  return example === undefined ? `${what}.` : `${what}. Write ${example}.`;
}

/** An object with these fields; fields it does not name are kept. */
export function fields<const Entries extends v.ObjectEntries>(entries: Entries, what: string) {
  return v.looseObject(entries, (issue) => {
    const key = issue.path?.at(-1)?.key;
    return typeof key === 'string' ? expectationOf(entries[key], what) : expects(what);
  });
}

function expectationOf(schema: unknown, what: string): string {
  const message = (schema as { message?: unknown } | undefined)?.message;
  return typeof message === 'string' ? message : `${what} with this field. Add it.`;
}

/** Any text, the empty string included. */
export const text = v.string(expects('a string'));

/** Text with at least one character. */
export const nonEmptyText = v.pipe(text, v.nonEmpty(expects('a string that is not empty')));

/** An id: text with at least one character. */
export const id = v.pipe(
  v.string(expects('an id, which is a string')),
  v.nonEmpty(expects('an id of at least one character')),
);

/** An id that is also a file name, as floor ids are (`space/<floorId>.geojson`). */
export const fileSafeId = v.pipe(
  id,
  v.check(
    (value) => !/[/\\:\p{Cc}]/u.test(value) && !['.', '..', '__proto__'].includes(value),
    expects('an id that can be a file name: no slash, backslash, colon or control character'),
  ),
);

/** A list of ids of the named things. */
export function ids(things: string, example: string) {
  return v.array(id, expects(`an array of ${things} ids`, `["${example}"]`));
}

/** A finite number. */
export const finite = v.pipe(v.number(expects('a number')), v.finite(expects('a finite number')));

/** A length in metres, zero or more. */
export const lengthMetres = v.pipe(
  finite,
  v.minValue(0, expects('a length in metres, zero or more')),
);

/** A cost, zero or more. */
export const weight = v.pipe(finite, v.minValue(0, expects('a weight, zero or more')));

const shareWanted = expects('a number from 0 to 1');

/** A part of a whole, 0 to 1, as opacity is. */
export const share = v.pipe(finite, v.minValue(0, shareWanted), v.maxValue(1, shareWanted));

/** An object of any content, kept as it is. */
export const freeObject = v.record(v.string(), v.unknown(), expects('an object'));

/** True or false. */
export const flag = v.boolean(expects('true or false'));

/** An address for people or programs to follow: http, https, mailto, tel, data image or relative. */
export const url = v.pipe(
  v.string(expects('a URL', '"https://example.com"')),
  v.check(isHarmlessUrl, expects('an http, https, mailto or tel URL, an image data URL or a path')),
);

/** Refuses `javascript:` and other schemes that run something when followed. */
function isHarmlessUrl(value: string): boolean {
  // Browsers drop control characters and spaces before they look for the scheme.
  const plain = value.replace(/[\p{Cc}\s]/gu, '');
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(plain)?.[1]?.toLowerCase();
  if (scheme === undefined) return true;
  if (scheme === 'data') return /^data:image\//i.test(plain);
  return ['http', 'https', 'mailto', 'tel'].includes(scheme);
}
