import type { Mvf } from '../../Mvf.ts';
import { describe } from '../../reading-checks/checkContent.ts';
import { pointerOf } from '../../jsonPointer.ts';
import type { Fault, Rule } from '../Rule.ts';
import type { Survey } from '../survey/Survey.ts';

/** TEXT-08: locations are somewhere. */
export const placelessLocation: Rule = {
  id: 'TEXT-08',
  severity: 'warning',
  title: 'Locations have a place',
  why: 'Search finds the location, but it has no place on the map and no routes.',
  fix: 'List the spaces it occupies in `spaces`, or remove the location.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const [i, location] of venue.locations.entries()) {
      const { spaces, obstructions = [], areas = [], annotations = [] } = location;
      const { entrances = [], connections = [] } = location;
      const places = [spaces, obstructions, areas, annotations, entrances, connections];
      if (places.some((list) => list.length > 0)) continue;
      const message = `Location "${location.name}" (${location.id}) has no spaces; expected one or more.`;
      yield { file: 'location.json', pointer: `/${i}/spaces`, message };
    }
  },
};

/** TEXT-09: pictures of the bundle are in the bundle. */
export const missingAsset: Rule = {
  id: 'TEXT-09',
  severity: 'warning',
  title: 'Images in `assets/` are in the bundle',
  why: 'Apps show a broken image, or none.',
  fix: 'Add the file to the bundle at that path, or use the full URL.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const { file, pointer, value } of addressesOf(venue)) {
      const path = assetPathOf(value);
      if (path === undefined || Object.hasOwn(venue.extras, path)) continue;
      const message = `${pointer} names ${describe(value)}, which is not in the bundle; expected a file of the bundle or a full address.`;
      yield { file, pointer, message };
    }
  },
};

/** Fields that hold the address of a picture. */
const pictureFields: ReadonlySet<string> = new Set([
  'icon',
  'logo',
  'url',
  'coverImage',
  'picture',
  'headerImage',
]);

/** Lists whose `url` is a page to read, not a picture. */
const pageFields: ReadonlySet<string> = new Set(['links', 'website', 'social', 'metadata']);

interface Address {
  readonly file: string;
  readonly pointer: string;
  readonly value: string;
}

/** Addresses of pictures in every file, with the pointer to each. */
function* addressesOf(venue: Mvf): Generator<Address> {
  for (const [file, content, prefix] of filesWithPictures(venue)) {
    for (const [pointer, value] of picturesIn(content, prefix)) yield { file, pointer, value };
  }
}

type Features = readonly { readonly properties: unknown }[];

function* filesWithPictures(venue: Mvf): Generator<readonly [string, unknown, string]> {
  for (const [folder, byFloor] of [
    ['space', venue.spaces],
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
  yield ['location.json', venue.locations, ''];
  yield ['category.json', venue.categories, ''];
  yield ['enterprise/venue.json', venue.enterprise?.venue, ''];
  yield ['enterprise/locations.json', venue.enterprise?.locations, ''];
  yield ['enterprise/categories.json', venue.enterprise?.categories, ''];
}

function* picturesIn(value: unknown, pointer: string): Generator<readonly [string, string]> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    const place = pointer + pointerOf([key]);
    if (typeof inner === 'string' && pictureFields.has(key)) yield [place, inner];
    else if (!pageFields.has(key)) yield* picturesIn(inner, place);
  }
}

/** The file of the bundle that an address names, if it names one (V2-44). */
function assetPathOf(address: string): string | undefined {
  return address.startsWith('assets/') ? address.replace(/[?#].*$/s, '') : undefined;
}

/** TEXT-10: translations are of something. */
export const strayTranslation: Rule = {
  id: 'TEXT-10',
  severity: 'info',
  title: 'Translations refer to an object of the venue',
  why: 'The text is never shown. Usually the id changed, and the object now lacks its translation.',
  fix: 'Correct the id in the language pack, or remove the entry.',
  *check({ venue }: Survey): Iterable<Fault> {
    const packs = Object.entries(venue.languagePacks);
    if (packs.length === 0) return;
    const ids = idsOf(venue);
    for (const [code, { text }] of packs) {
      for (const id of Object.keys(text)) {
        if (ids.has(id)) continue;
        const pointer = pointerOf(['text', id]);
        const message = `${pointer} translates ${describe(id)}, which is not in the venue; expected the id of an object.`;
        yield { file: `language/${code}.json`, pointer, message };
      }
    }
  },
};

/** A feature, of which only the id counts here. */
interface Identified {
  readonly properties: { readonly id: string };
}

function idsOf(venue: Mvf): ReadonlySet<string> {
  const perFloor = [
    venue.spaces,
    venue.obstructions,
    venue.entrances,
    venue.areas,
    venue.annotations,
    venue.floorImages,
  ].flatMap((byFloor) => Object.values<readonly Identified[]>(byFloor).flat());
  const features = [...venue.floors, ...venue.nodes, ...perFloor];
  const {
    locations = [],
    categories = [],
    layers = [],
    locationInstances = [],
  } = venue.enterprise ?? {};
  const records = [
    ...venue.floorStacks,
    ...venue.connections,
    ...venue.locations,
    ...venue.categories,
    ...venue.facades,
    ...locations,
    ...categories,
    ...layers,
    ...locationInstances,
  ];
  return new Set([
    venue.manifest.map,
    ...Object.keys(venue.annotationSymbols),
    ...features.map(({ properties }) => properties.id),
    ...records.map(({ id }) => id),
  ]);
}
