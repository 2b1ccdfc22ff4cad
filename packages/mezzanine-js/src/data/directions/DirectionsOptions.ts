import type {
  ClosedZone,
  InstructionTextsPatch,
  RouteProfile,
  Travel,
} from '@mezzanine/wayfinding';
import { expectOptions } from '../expectArgument.ts';
import type { ClosedArea, ConnectionChoice } from './Directions.ts';
import { expectTexts } from './expectTexts.ts';

/** The walking profile. */
export interface DirectionsProfile {
  /** Whether to use only step-free routes; default `false`. */
  readonly isStepFree?: boolean;
  /** Connections to use only if there is no other route. */
  readonly avoid?: readonly ConnectionChoice[];
  /** Connections that are not used at all. */
  readonly exclude?: readonly ConnectionChoice[];
  /** Zones that no one may enter; people inside may leave. */
  readonly closed?: readonly ClosedArea[];
  /** Cost factors of connections, by id or kind. */
  readonly weights?: Readonly<Record<string, number>>;
  /** Whether to go outdoors only if that saves two thirds of the route; default `false`. */
  readonly prefersIndoors?: boolean;
  /** Walking speed on level ground; default 1.34. */
  readonly walkingMetersPerSecond?: number;
  /** Travel times of connections by kind, if they differ from the defaults. */
  readonly travel?: Readonly<Record<string, Travel>>;
}

/** Options of {@link Venue.directions}. */
export interface DirectionsOptions extends DirectionsProfile {
  /** Whether to visit destinations in the given order or in the cheapest one; default `given`. */
  readonly order?: 'given' | 'best';
  /** Texts of instructions in another language; missing text stays in English. */
  readonly texts?: InstructionTextsPatch;
}

/** Options of {@link Venue.nearest}. */
export interface NearestOptions extends DirectionsProfile {
  /** Maximum number of results; default 1. */
  readonly count?: number;
  /** Texts of instructions in another language; missing text stays in English. */
  readonly texts?: InstructionTextsPatch;
}

const KEYS: readonly (keyof (DirectionsOptions & NearestOptions))[] = [
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
];

/**
 * Converts the options to the profile of the wayfinding package.
 *
 * @throws MezzanineError `invalid-argument` if the options have unknown keys or invalid text
 */
export function profileOf(options: DirectionsOptions): RouteProfile {
  expectOptions('options', options, KEYS);
  expectTexts(options.texts);
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
