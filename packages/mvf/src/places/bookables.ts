import type { Mvf } from '../Mvf.ts';
import type { AreaFeature } from '../record-types/area.ts';
import type { ObstructionFeature } from '../record-types/obstruction.ts';
import type { SpaceFeature } from '../record-types/space.ts';
import type { Shape } from '../validator/survey/Shape.ts';
import type { Survey } from '../validator/survey/Survey.ts';
import type { PlaceNames } from './placeNames.ts';

/**
 * Objects that can be booked in Microsoft Places: a room, a desk, or the desks of an area as a
 * pool.
 */
type BookableKind = 'room' | 'desk' | 'desk pool';

/** A bookable object of a venue. */
export interface Bookable {
  readonly kind: BookableKind;
  readonly shape: Shape;
  /** Display name in the venue; undefined if there is none. */
  readonly name: string | undefined;
  /** Number of people; undefined if the venue does not define it. */
  readonly capacity: unknown;
}

type Feature = SpaceFeature | ObstructionFeature | AreaFeature;

type Metadata = Readonly<Record<string, unknown>> | undefined;

/**
 * The bookable objects by floor: spaces, desks, and areas with `isBookable: true` in their
 * metadata; if a type has no such object, its objects with a capacity.
 */
export function bookablesOf(survey: Survey, names: PlaceNames): Bookable[] {
  const metadata = metadataOf(survey.venue);
  const told = new Set(
    survey.shapes.flatMap((shape) =>
      typeof metadata.get(shape.id)?.['isBookable'] === 'boolean' ? (kindOf(shape) ?? []) : [],
    ),
  );
  return survey.shapes.flatMap((shape): Bookable[] => {
    const kind = kindOf(shape);
    const facts = metadata.get(shape.id);
    if (kind === undefined) return [];
    const isBookable = told.has(kind)
      ? facts?.['isBookable'] === true
      : capacityOf(facts) !== undefined;
    if (!isBookable) return [];
    return [{ kind, shape, name: names.get(shape.id), capacity: capacityOf(facts) }];
  });
}

function kindOf({ group, kind }: Shape): BookableKind | undefined {
  if (group === 'space') return 'room';
  if (group === 'area') return 'desk pool';
  return group === 'obstruction' && /\bdesk\b/i.test(kind) ? 'desk' : undefined;
}

function capacityOf(facts: Metadata): unknown {
  return facts?.['capacity'] ?? facts?.['desks'];
}

function metadataOf({ spaces, obstructions, areas }: Mvf): Map<string, Metadata> {
  const found = new Map<string, Metadata>();
  for (const byFloor of [spaces, obstructions, areas]) {
    for (const { properties } of Object.values<readonly Feature[]>(byFloor).flat()) {
      found.set(properties.id, properties.metadata);
    }
  }
  return found;
}
