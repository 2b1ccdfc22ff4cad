import type { Mvf } from '../../Mvf.ts';
import { describe } from '../../reading-checks/checkContent.ts';
import { pointerOf } from '../../jsonPointer.ts';
import type { Fault, Rule } from '../Rule.ts';
import type { Survey } from '../survey/Survey.ts';
import { addressesOf } from './addressesOf.ts';

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

/** TEXT-09: images of the bundle are in the bundle. */
export const missingAsset: Rule = {
  id: 'TEXT-09',
  severity: 'warning',
  title: 'Images in `assets/` are in the bundle',
  why: 'Apps show a broken image, or none.',
  fix: 'Add the file to the bundle at that path, or use the full URL.',
  *check({ venue }: Survey): Iterable<Fault> {
    for (const { file, pointer, value, isPicture } of addressesOf(venue)) {
      const path = isPicture ? assetPathOf(value) : undefined;
      if (path === undefined || Object.hasOwn(venue.extras, path)) continue;
      const message = `${pointer} references ${describe(value)}, which is not in the bundle; expected a file of the bundle or a full URL.`;
      yield { file, pointer, message };
    }
  },
};

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

/** A feature with an id. */
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
