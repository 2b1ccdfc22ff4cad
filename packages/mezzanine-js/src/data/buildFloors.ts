import type { FloorFeature, Mvf } from '@mezzanine/mvf';
import { Floor, FloorStack } from './entities.ts';
import { MezzanineError } from './MezzanineError.ts';

/** Default floor height. */
const DEFAULT_HEIGHT_METERS = 4;

type StackFields = ConstructorParameters<typeof FloorStack>[0];

/** The contents of a floor, in lists that are filled later. */
export type FloorContents = Pick<
  Floor,
  | 'spaces'
  | 'obstructions'
  | 'entrances'
  | 'areas'
  | 'annotations'
  | 'pointsOfInterest'
  | 'floorImages'
>;

/**
 * Builds floors and floor stacks. A floor belongs to the first stack that lists it. Floors that no
 * stack lists share their own stack. Stacks without floors are omitted.
 *
 * @param mvf - the parsed file
 * @param contentsOf - returns the lists for the contents of a floor
 * @throws MezzanineError `invalid-venue` if the venue has no floor
 */
export function buildFloors(
  mvf: Mvf,
  contentsOf: (floorId: string) => FloorContents,
): { floors: readonly Floor[]; floorStacks: readonly FloorStack[] } {
  const unclaimed = new Map(mvf.floors.map((feature) => [feature.properties.id, feature]));
  if (unclaimed.size === 0) {
    throw new MezzanineError('invalid-venue', {
      given: `The venue "${mvf.manifest.name}" has no floor.`,
      expected: 'Expected at least one feature in floor.geojson.',
    });
  }
  const floorStacks: FloorStack[] = [];
  const addStack = (fields: StackFields, features: FloorFeature[], defaultId?: string) => {
    if (features.length === 0) return;
    const makeFloors = (stack: FloorStack) =>
      Object.freeze(
        features
          .map((feature) => makeFloor(feature, stack, contentsOf(feature.properties.id)))
          .sort((a, b) => a.elevation - b.elevation),
      );
    floorStacks.push(
      new FloorStack(fields, makeFloors, (floors) => chooseDefault(floors, defaultId)),
    );
  };
  for (const record of mvf.floorStacks) {
    const { id, name, shortName = name, type } = record;
    const kind = type?.toLowerCase() === 'outdoor' ? 'outdoor' : 'building';
    const features = record.floors.flatMap((floorId) => {
      const feature = unclaimed.get(floorId);
      unclaimed.delete(floorId);
      return feature ? [feature] : [];
    });
    addStack({ id, name, shortName, kind }, features, record.defaultFloor);
  }
  const { map, name } = mvf.manifest;
  addStack({ id: `${map}-floors`, name, shortName: name, kind: 'building' }, [
    ...unclaimed.values(),
  ]);
  const floors = floorStacks
    .flatMap((stack) => stack.floors)
    .sort((a, b) => a.elevation - b.elevation);
  return { floors: Object.freeze(floors), floorStacks: Object.freeze(floorStacks) };
}

function makeFloor(feature: FloorFeature, floorStack: FloorStack, contents: FloorContents): Floor {
  const { id, name, shortName = name, elevation, maxHeight } = feature.properties;
  const heightMeters = maxHeight !== undefined && maxHeight > 0 ? maxHeight : DEFAULT_HEIGHT_METERS;
  const { geometry } = feature;
  return new Floor({
    id,
    name,
    shortName,
    elevation,
    heightMeters,
    floorStack,
    geometry,
    ...contents,
  });
}

function chooseDefault(floors: readonly Floor[], wantedId: string | undefined): Floor {
  const wanted = floors.find((floor) => floor.id === wantedId);
  return (
    wanted ??
    floors.reduce((best, floor) =>
      Math.abs(floor.elevation) < Math.abs(best.elevation) ? floor : best,
    )
  );
}
