import type { ClosedZone, InstructionTexts, RouteProfile, Travel } from '@mezzanine/wayfinding';
import { MezzanineError } from '../MezzanineError.ts';
import type { ClosedArea, ConnectionChoice } from './Directions.ts';

/** Who walks, and what that person wants. */
export interface DirectionsProfile {
  /** Only ways without steps; default `false`. */
  readonly isStepFree?: boolean;
  /** Connections that are used only where there is no other way. */
  readonly avoid?: readonly ConnectionChoice[];
  /** Connections that are not used at all. */
  readonly exclude?: readonly ConnectionChoice[];
  /** Where nobody may come in; who is inside may leave. */
  readonly closed?: readonly ClosedArea[];
  /** Factors on the cost of connections, by id or kind. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Walks outdoors only where that saves two thirds of the way; default `false`. */
  readonly prefersIndoors?: boolean;
  /** Pace on level ground; default 1.34. */
  readonly walkingMetersPerSecond?: number;
  /** Times of connections by kind, where they differ from the usual. */
  readonly travel?: Readonly<Record<string, Travel>>;
}

/** Options of {@link Venue.directions}. */
export interface DirectionsOptions extends DirectionsProfile {
  /** Visits destinations as given, or in the order that is cheapest; default `given`. */
  readonly order?: 'given' | 'best';
  /** Words of another language; default English. */
  readonly texts?: InstructionTexts;
}

/** Options of {@link Venue.nearest}. */
export interface NearestOptions extends DirectionsProfile {
  /** How many are wanted; default 1. */
  readonly count?: number;
  /** Words of another language; default English. */
  readonly texts?: InstructionTexts;
}

const KEYS: ReadonlySet<string> = new Set<keyof (DirectionsOptions & NearestOptions)>([
  'isStepFree',
  'avoid',
  'exclude',
  'closed',
  'weights',
  'prefersIndoors',
  'walkingMetersPerSecond',
  'travel',
  'order',
  'texts',
  'count',
]);

/**
 * The profile as wayfinding takes it.
 *
 * @throws MezzanineError `invalid-argument` for keys that are none
 */
export function profileOf(options: DirectionsProfile): RouteProfile {
  const unknown = Object.keys(options).find((key) => !KEYS.has(key));
  if (unknown !== undefined) {
    throw new MezzanineError('invalid-argument', {
      given: `The options have the unknown key "${unknown}".`,
      expected: `Expected any of ${[...KEYS].join(', ')}.`,
    });
  }
  const { isStepFree, prefersIndoors, walkingMetersPerSecond, weights, travel } = options;
  return {
    avoid: choicesOf(options.avoid),
    exclude: choicesOf(options.exclude),
    closed: (options.closed ?? []).flatMap(zoneOf),
    ...(isStepFree !== undefined && { isStepFree }),
    ...(prefersIndoors !== undefined && { prefersIndoors }),
    ...(walkingMetersPerSecond !== undefined && { walkingMetersPerSecond }),
    ...(weights && { weights }),
    ...(travel && { travel }),
  };
}

function choicesOf(choices: readonly ConnectionChoice[] = []): string[] {
  return choices.map((choice) => (typeof choice === 'string' ? choice : choice.id));
}

function zoneOf(area: ClosedArea): ClosedZone[] {
  if (!('type' in area)) {
    const outline = area.outline.map(({ longitude, latitude }) => [longitude, latitude] as const);
    return [{ name: area.name, floor: area.floor.id, outline }];
  }
  const { name, id, floor, geometry } = area;
  if (geometry.type === 'Point') return [];
  const outline = (geometry.coordinates[0] ?? []).map(
    ([longitude = 0, latitude = 0]) => [longitude, latitude] as const,
  );
  return [{ name: name || id, floor: floor.id, outline }];
}
