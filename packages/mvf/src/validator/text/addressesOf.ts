import { pointerOf } from '../../jsonPointer.ts';
import type { Mvf } from '../../Mvf.ts';

/** An address in a venue, and where it is. */
export interface PlacedAddress {
  readonly file: string;
  readonly pointer: string;
  readonly value: string;
  /** Whether apps show the URL as an image. Other URLs are pages. */
  readonly isPicture: boolean;
}

/** Fields that hold an address. */
const addressFields: ReadonlySet<string> = new Set([
  'icon',
  'logo',
  'url',
  'coverImage',
  'picture',
  'headerImage',
  'webUrl',
]);

/** Fields whose URLs are pages, not images. */
const pageFields: ReadonlySet<string> = new Set(['links', 'website', 'social', 'webUrl']);

/** Every address of the venue's fields, file by file. */
export function* addressesOf(venue: Mvf): Generator<PlacedAddress> {
  for (const [file, content, prefix] of filesWithAddresses(venue)) {
    for (const address of addressesIn(content, prefix, true)) yield { file, ...address };
  }
}

type Features = readonly { readonly properties: unknown }[];

function* filesWithAddresses(venue: Mvf): Generator<readonly [string, unknown, string]> {
  for (const [folder, byFloor] of [
    ['space', venue.spaces],
    ['obstruction', venue.obstructions],
    ['entrance', venue.entrances],
    ['area', venue.areas],
    ['annotation', venue.annotations],
    ['floorImages', venue.floorImages],
  ] as const) {
    for (const [floor, features] of Object.entries<Features>(byFloor)) {
      const properties = features.map((feature) => ({ properties: feature.properties }));
      yield [`${folder}/${floor}.geojson`, properties, '/features'];
    }
  }
  yield ['annotation-symbols.json', venue.annotationSymbols, ''];
  yield ['connection.json', venue.connections, ''];
  yield ['location.json', venue.locations, ''];
  yield ['category.json', venue.categories, ''];
  const { enterprise } = venue;
  yield ['enterprise/venue.json', enterprise?.venue, ''];
  yield ['enterprise/locations.json', enterprise?.locations, ''];
  yield ['enterprise/locationInstances.json', enterprise?.locationInstances, ''];
  yield ['enterprise/categories.json', enterprise?.categories, ''];
}

function* addressesIn(
  value: unknown,
  pointer: string,
  isPicture: boolean,
): Generator<Omit<PlacedAddress, 'file'>> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    // Other data can have any form.
    if (key === 'metadata') continue;
    const place = pointer + pointerOf([key]);
    const isShown = isPicture && !pageFields.has(key);
    if (typeof inner !== 'string') yield* addressesIn(inner, place, isShown);
    else if (addressFields.has(key)) yield { pointer: place, value: inner, isPicture: isShown };
  }
}
