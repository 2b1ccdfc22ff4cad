import { keysOf } from '../../jsonPointer.ts';
import type { Mvf } from '../../Mvf.ts';
import { MvfError } from '../../MvfError.ts';
import { checkReferences } from '../../reading-checks/checkReferences.ts';
import type { LocationRecord } from '../../record-types/location.ts';
import type { ShapeReference } from '../../record-types/shapeReference.ts';
import type { FloorKey } from '../editVenue.ts';
import { featureAt } from '../featureAt.ts';

const keys: Readonly<Record<string, FloorKey>> = {
  space: 'spaces',
  obstruction: 'obstructions',
  entrance: 'entrances',
  area: 'areas',
};

const references = ['spaces', 'obstructions', 'areas', 'entrances'] as const;

/**
 * Removes a feature, and the references to it.
 *
 * @returns the same venue for floors, and for features that other records need
 */
export function removeFeature(venue: Mvf, file: string, pointer: string): Mvf {
  const found = featureAt(venue, file, pointer);
  const key = keys[found?.reference.kind ?? ''];
  const floor = found?.reference.floor;
  if (found === undefined || key === undefined || floor === undefined) return venue;
  const index = Number(keysOf(pointer)[1]);
  const { id } = found.feature.properties;
  const list: readonly unknown[] = venue[key][floor] ?? [];
  const left = { ...venue[key], [floor]: list.filter((_, i) => i !== index) };
  const removed = withoutReferences({ ...venue, [key]: left }, { id, floor });
  return isWhole(removed) ? removed : venue;
}

function withoutReferences(venue: Mvf, { id, floor }: ShapeReference): Mvf {
  const isOther = (one: ShapeReference): boolean => one.id !== id || one.floor !== floor;
  const spaces = (venue.spaces[floor] ?? []).map((space) => {
    if (space.properties.parent !== id) return space;
    const { parent: _gone, ...properties } = space.properties;
    return { ...space, properties };
  });
  const obstructions = (venue.obstructions[floor] ?? []).map((obstruction) => {
    const { entrances } = obstruction.properties;
    if (!entrances.includes(id)) return obstruction;
    const left = entrances.filter((one) => one !== id);
    return { ...obstruction, properties: { ...obstruction.properties, entrances: left } };
  });
  const styles = Object.fromEntries(
    Object.entries(venue.styles).map(([name, style]) => {
      const lists = (['polygons', 'lineStrings'] as const).filter((list) =>
        style[list]?.includes(id),
      );
      const left = lists.map((list) => [list, style[list]?.filter((one) => one !== id)] as const);
      return [name, left.length === 0 ? style : { ...style, ...Object.fromEntries(left) }];
    }),
  );
  return {
    ...venue,
    spaces: { ...venue.spaces, [floor]: spaces },
    obstructions: { ...venue.obstructions, [floor]: obstructions },
    styles,
    locations: venue.locations.map((location) => withoutPlace(location, isOther)),
  };
}

function withoutPlace(
  location: LocationRecord,
  isOther: (one: ShapeReference) => boolean,
): LocationRecord {
  const changed = references.filter((key) => location[key]?.some((one) => !isOther(one)));
  if (changed.length === 0) return location;
  const left = changed.map((key) => [key, location[key]?.filter(isOther)] as const);
  return { ...location, ...Object.fromEntries(left) };
}

/** Whether every reference of a venue names something. */
export function isWhole(venue: Mvf): boolean {
  try {
    checkReferences(venue);
    return true;
  } catch (error) {
    if (error instanceof MvfError) return false;
    throw error;
  }
}
