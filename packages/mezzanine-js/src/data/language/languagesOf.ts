import type { Language, Mvf } from '@mezzanine/mvf';
import { MezzanineError } from '../MezzanineError.ts';

/** Longer tags are invalid. */
const MAX_TAG_LENGTH = 100;

/** The language of the text in the bundle, if the venue names it. */
export function ownLanguageOf({ manifest, enterprise }: Mvf): Language | undefined {
  if (manifest.language) return manifest.language;
  const code = enterprise?.venue?.defaultLanguage;
  return code
    ? (enterprise.venue?.languages?.find((language) => language.code === code) ?? {
        code,
        name: code,
      })
    : undefined;
}

/** All available languages: the venue's own, then those of its language packs. */
export function languagesOf(mvf: Mvf): readonly Language[] {
  const own = ownLanguageOf(mvf);
  const packs = Object.values(mvf.languagePacks).map(({ language }) => language);
  return Object.freeze([
    ...(own ? [own] : []),
    ...packs.filter(({ code }) => !isSame(code, own?.code)),
  ]);
}

/**
 * Finds the best language for a tag by RFC 4647 lookup: `fr-CA` falls back to `fr`.
 *
 * @throws MezzanineError `unknown-language`, listing the available languages
 */
export function findLanguage(venueName: string, languages: readonly Language[], tag: string) {
  for (let range = String(tag).slice(0, MAX_TAG_LENGTH); range !== ''; range = shorter(range)) {
    const found = languages.find(({ code }) => isSame(code, range));
    if (found) return found;
  }
  const list = languages.map(({ code, name }) => `${code} (${name})`).join(', ');
  throw new MezzanineError('unknown-language', {
    given: `The venue "${venueName}" has no text in the language ${JSON.stringify(String(tag).slice(0, 60))}.`,
    expected: list ? `Available languages: ${list}.` : 'The venue does not name its own language.',
  });
}

/** Removes the last subtag, and a single-letter subtag before it. */
function shorter(range: string): string {
  return range.replace(/(?:-[^-])?-[^-]*$|^[^-]*$/, '');
}

function isSame(code: string, other: string | undefined): boolean {
  return code.toLowerCase() === other?.toLowerCase();
}
