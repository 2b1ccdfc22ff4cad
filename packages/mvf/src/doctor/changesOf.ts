import { dequal } from 'dequal/lite';
import type { Mvf } from '../Mvf.ts';
import type { AnyFeature } from './featureAt.ts';

/** One difference between two venues. */
export interface VenueChange {
  /** What happened to the feature or record. */
  readonly effect: 'added' | 'removed' | 'changed';
  /** Such as `space`, `entrance`, `node`, `connection`, or `venue`. */
  readonly kind: string;
  /** Its id, unique for its kind. */
  readonly id: string;
  /** Id of the floor it is on. */
  readonly floor?: string;
  /** Its shape afterward; for a removed feature, its previous shape. */
  readonly geometry?: { readonly type: string; readonly coordinates: unknown };
}

const perFloor = {
  space: 'spaces',
  obstruction: 'obstructions',
  entrance: 'entrances',
  area: 'areas',
  annotation: 'annotations',
  'floor image': 'floorImages',
} as const satisfies Record<string, keyof Mvf>;

const records = {
  'floor stack': 'floorStacks',
  connection: 'connections',
  location: 'locations',
  category: 'categories',
} as const satisfies Record<string, keyof Mvf>;

/** Parts of a venue that are compared as a whole. */
const wholes = {
  venue: 'manifest',
  style: 'styles',
  'language pack': 'languagePacks',
  'navigation flag': 'navigationFlags',
} as const satisfies Record<string, keyof Mvf>;

/**
 * Finds differences between two versions of a venue, in the order of its files. Shared objects are
 * equal without comparison, so comparing an edit is fast.
 */
export function changesOf(before: Mvf, after: Mvf): VenueChange[] {
  const changes = [
    ...featureChanges('floor', before.floors, after.floors, ({ properties }) => properties.id),
  ];
  for (const [kind, key] of Object.entries(perFloor)) {
    const floors = new Set([...Object.keys(before[key]), ...Object.keys(after[key])]);
    for (const floor of floors) {
      const [old, now] = [before[key][floor] ?? [], after[key][floor] ?? []];
      changes.push(...featureChanges<AnyFeature>(kind, old, now, () => floor));
    }
  }
  changes.push(
    ...featureChanges('node', before.nodes, after.nodes, ({ properties }) => properties.floor),
  );
  for (const [kind, key] of Object.entries(records)) {
    changes.push(
      ...changesIn<{ readonly id: string }>(before[key], after[key], {
        idOf: ({ id }) => id,
        toChange: (id) => ({ kind, id }),
      }),
    );
  }
  for (const [kind, key] of Object.entries(wholes)) {
    if (!dequal(before[key], after[key])) changes.push({ effect: 'changed', kind, id: key });
  }
  return changes;
}

function featureChanges<F extends AnyFeature>(
  kind: string,
  before: readonly F[],
  after: readonly F[],
  floorOf: (feature: F) => string,
): VenueChange[] {
  return changesIn(before, after, {
    idOf: ({ properties }) => properties.id,
    toChange: (id, feature) => ({
      kind,
      id,
      floor: floorOf(feature),
      geometry: feature.geometry,
    }),
  });
}

interface Naming<T> {
  readonly idOf: (item: T) => string;
  readonly toChange: (id: string, item: T) => Omit<VenueChange, 'effect'>;
}

function changesIn<T>(
  before: readonly T[],
  after: readonly T[],
  { idOf, toChange }: Naming<T>,
): VenueChange[] {
  if (before === after) return [];
  const old = new Map(before.map((item) => [idOf(item), item]));
  const kept = new Set<string>();
  const changes: VenueChange[] = [];
  for (const item of after) {
    const id = idOf(item);
    const was = old.get(id);
    kept.add(id);
    if (was === undefined) changes.push({ effect: 'added', ...toChange(id, item) });
    else if (!dequal(was, item)) changes.push({ effect: 'changed', ...toChange(id, item) });
  }
  for (const [id, item] of old) {
    if (!kept.has(id)) changes.push({ effect: 'removed', ...toChange(id, item) });
  }
  return changes;
}
