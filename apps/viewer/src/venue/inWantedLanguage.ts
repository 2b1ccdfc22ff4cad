import type { Venue } from '@mezzanine/react-sdk';

const translated = new WeakMap<Venue, Map<string, Venue>>();

/**
 * Returns the venue in a language, cached; the same venue if it has no text in that language.
 *
 * @param code - BCP 47; `undefined`: the default language
 */
export function inWantedLanguage(venue: Venue, code: string | undefined): Venue {
  if (code === undefined || !hasLanguage(venue, code)) return venue;
  const known = translated.get(venue) ?? new Map<string, Venue>();
  translated.set(venue, known);
  const found = known.get(code) ?? venue.inLanguage(code);
  known.set(code, found);
  return found;
}

/** Whether there is text in a language, or in its general form, as `fr` for `fr-CA`. */
export function hasLanguage({ languages }: Venue, code: string): boolean {
  const wanted = code.toLowerCase();
  return languages.some(
    (one) => wanted === one.code.toLowerCase() || wanted.startsWith(`${one.code.toLowerCase()}-`),
  );
}
