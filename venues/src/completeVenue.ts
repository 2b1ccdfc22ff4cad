import type { Mvf } from '@mezzanine/mvf';
import { buildEnterprise } from './buildEnterprise.ts';
import { buildLanguagePacks } from './buildLanguagePacks.ts';
import type { Site } from './Site.ts';
import { surroundingsFile } from './surroundings/surroundingsFile.ts';
import { type SymbolSheet, symbolSheet } from './symbolSheet.ts';
import type { VenueAdditions } from './VenueAdditions.ts';

/** The parts of a venue that {@link completeVenue} adds. */
type Added = 'annotationSymbols' | 'enterprise' | 'languagePacks' | 'extras';

/**
 * Adds signs, images, surroundings, the operator's records, and additional languages to a venue.
 */
export function completeVenue(
  venue: Omit<Mvf, Added>,
  additions: VenueAdditions & { readonly site: Site },
): Mvf {
  const { assets = {}, languages = [], enterprise: design, site, surroundings } = additions;
  const sheet = signsOf(venue);
  const enterprise = design && buildEnterprise({ ...venue, languages }, design);
  const complete = {
    ...venue,
    ...(enterprise && { enterprise }),
    annotationSymbols: sheet.symbols,
    extras: filesOf({
      ...sheet.assets,
      ...assets,
      ...(surroundings && surroundingsFile(site, surroundings)),
    }),
  };
  return { ...complete, languagePacks: buildLanguagePacks(complete, languages) };
}

function signsOf({ annotations }: Pick<Mvf, 'annotations'>): SymbolSheet {
  const all = Object.values(annotations).flat();
  return symbolSheet(new Set(all.map((annotation) => annotation.properties.type)));
}

function filesOf(assets: Readonly<Record<string, string>>): Record<string, Uint8Array> {
  const encoder = new TextEncoder();
  return Object.fromEntries(
    Object.entries(assets).map(([path, text]) => [path, encoder.encode(text)]),
  );
}
