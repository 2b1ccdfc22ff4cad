import type { LocalPoint, LocalProjection } from '../data/LocalProjection.ts';
import type { Entrance, Floor } from '../data/entities.ts';
import type { Steps } from '../steps.ts';
import type { FloorFeature, FloorFeatures } from './floorFeatures.ts';
import { mapInSteps } from './mapInSteps.ts';
import { css, type StaticTheme } from './StaticTheme.ts';

/** A door: a gap in a wall, in the color of the floor beside it. */
export interface Door {
  readonly line: readonly LocalPoint[];
  readonly color: string;
}

/** Doors of a floor. */
export function* doorsOf(
  floor: Floor,
  features: FloorFeatures,
  { projection, theme }: { readonly projection: LocalProjection; readonly theme: StaticTheme },
): Steps<Door[]> {
  const byId = new Map(features.spaces.map((feature) => [feature.id, feature]));
  const outside = css(theme.fillOf(features.plate));
  return yield* mapInSteps(floor.entrances, (entrance) => ({
    line: entrance.geometry.coordinates.map((position) => projection.toLocal(position)),
    color: colorOf(entrance, byId, theme) ?? outside,
  }));
}

/** Color of the hallway that the door leads to, otherwise of the first space. */
function colorOf(
  { spaces }: Entrance,
  byId: ReadonlyMap<string, FloorFeature>,
  theme: StaticTheme,
): string | undefined {
  const features = spaces.flatMap(({ id }) => byId.get(id) ?? []);
  const feature = features.find(({ role }) => role === 'hallway') ?? features[0];
  return feature && css(theme.fillOf(feature));
}
