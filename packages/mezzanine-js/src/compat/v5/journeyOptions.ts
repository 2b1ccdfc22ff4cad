import type { Directions as Directions6, DirectionsTarget } from '../../headless.ts';
import { type Coordinate, Directions, type Location, type Polygon } from './entities.ts';
import type { Identified } from './Identified.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';
import type { PathOptions } from './pathOf.ts';
import type { Venue } from './Venue.ts';

/** Argument of the template of a start or destination. */
export interface PlaceTemplateProps {
  /** The location at the place; `undefined` if there is none. */
  readonly location: Location | undefined;
}

/** Argument of the template of a connection. */
export interface ConnectionTemplateProps {
  /** `stairs`, `elevator`, `escalator`, and so on. */
  readonly type: string;
  /** Whether the route goes up or down. */
  readonly direction: 'up' | 'down';
  /** Name of the map the route leads to. */
  readonly toMapName: string;
  /** Whether the marker is where the connection is entered, not where it is left. */
  readonly isEntering: boolean;
}

/** HTML of a marker: a function that returns it, or a string. An empty string hides the marker. */
export type MarkerTemplate<Props> = string | ((props: Props) => string);

/** Options of `Journey.draw`. */
export interface JourneyOptions {
  /** Look of the route. */
  readonly pathOptions?: PathOptions;
  /** HTML at the start. */
  readonly departureMarkerTemplate?: MarkerTemplate<PlaceTemplateProps>;
  /** HTML at each destination. */
  readonly destinationMarkerTemplate?: MarkerTemplate<PlaceTemplateProps>;
  /** HTML where the route changes maps. */
  readonly connectionTemplate?: MarkerTemplate<ConnectionTemplateProps>;
  /** CSS color of the polygons at the destinations. */
  readonly polygonHighlightColor?: string;
  /** Has no effect in version 6; reported once. */
  readonly inactivePathOptions?: PathOptions;
  /** Has no effect in version 6; reported once. */
  readonly connectionPathOptions?: PathOptions;
}

const ALTERNATIVES = {
  inactivePathOptions: 'The part of the route behind the current step is paler.',
  connectionPathOptions: 'Connections have the color of the route.',
};
const ROUTE_LOOK = 'Set color.';
const PATH_ALTERNATIVES = {
  nearRadius: ROUTE_LOOK,
  farRadius: ROUTE_LOOK,
  drawDuration: 'Routes grow from their start.',
  pulseIterations: 'Routes light up at each step.',
  pulseColor: 'Routes light up at each step.',
  showPulse: 'Routes light up at each step.',
  displayArrowsOnPath: 'Routes show their direction.',
  flattenPath: 'Routes lie on the map.',
  interactive: 'Use the click event of mapView.v6: its navigation is the part of the route.',
};
const DEFAULT_CONNECTION = ({ type, direction, toMapName }: ConnectionTemplateProps) =>
  `${type[0]?.toUpperCase() ?? ''}${type.slice(1)} ${direction} to ${toMapName}`;

/** A marker of a route. */
export interface JourneyMarker {
  /** Where it is. */
  readonly place: Coordinate;
  /** What it shows. */
  readonly html: string;
}

/**
 * Directions as a list.
 *
 * @throws MezzanineError `invalid-argument` for anything else
 */
export function legsOf(directions: Directions | readonly Directions[]): readonly Directions[] {
  const legs = Array.isArray(directions)
    ? (directions as readonly Directions[])
    : [directions as Directions];
  for (const leg of legs) {
    if (leg instanceof Directions) continue;
    throw invalidArgument('directions', directions, 'directions from directionsTo');
  }
  return legs;
}

/** Throws unless options of a journey are of the expected types. */
export function expectJourneyOptions(options: JourneyOptions): void {
  expectObject('options', options);
  expectObject('options.pathOptions', options.pathOptions);
  reportKeys('Journey.draw', options, ALTERNATIVES);
  reportKeys('Journey.draw pathOptions', options.pathOptions, PATH_ALTERNATIVES);
  expectNumber('options.pathOptions.drawDuration', options.pathOptions?.drawDuration, [
    0,
    Infinity,
  ]);
}

/**
 * The index of an instruction in the whole route.
 *
 * @param index - the instruction; with several destinations, the leg
 * @throws MezzanineError `invalid-argument`
 */
export function stepOf(legs: readonly Directions[], index: number): number {
  const isLeg = legs.length > 1;
  const count = isLeg ? legs.length : (legs[0]?.instructions.length ?? 0);
  if (!Number.isInteger(index) || index < 0 || index >= count) {
    const range = count > 0 ? `a whole number from 0 to ${count - 1}` : 'no call before draw';
    throw invalidArgument('index', index, range);
  }
  const before = legs.slice(0, isLeg ? index : 0);
  const step = before.reduce((sum, { instructions }) => sum + instructions.length, 0);
  return isLeg ? step : index;
}

/** Whether directions avoid steps. */
export function isStepFree(directions: Directions): boolean {
  return directions.source.isStepFree;
}

/** Whether the app has its own markers for the route. */
export function hasTemplate(options: JourneyOptions): boolean {
  return [
    options.departureMarkerTemplate,
    options.destinationMarkerTemplate,
    options.connectionTemplate,
  ].some((template) => template !== undefined);
}

/** The markers of a route with templates; none without templates. */
export function journeyMarkersOf(
  venue: Venue,
  directions: Directions6,
  options: JourneyOptions,
): readonly JourneyMarker[] {
  if (!hasTemplate(options)) return [];
  const { departureMarkerTemplate, destinationMarkerTemplate, connectionTemplate } = options;
  const markPlace = (
    place: PathPoint | undefined,
    target: DirectionsTarget | undefined,
    template: MarkerTemplate<PlaceTemplateProps> | undefined,
  ) => {
    const location = locationOf(venue, target);
    return markerAt(venue, place, htmlOf(template ?? location?.name ?? '●', { location }));
  };
  const [start] = directions.path;
  return [
    ...markPlace(start, directions.origin, departureMarkerTemplate),
    ...directions.legs.flatMap((leg) => {
      const end = leg.coordinates.at(-1);
      const target =
        leg.arrivesAt === undefined ? undefined : directions.destinations[leg.arrivesAt];
      const arrival =
        leg.arrivesAt === undefined ? [] : markPlace(end, target, destinationMarkerTemplate);
      if (leg.type !== 'connection') return arrival;
      const props = {
        type: leg.connection.kind,
        direction: leg.toFloor.elevation < leg.fromFloor.elevation ? 'down' : 'up',
        toMapName: venue.index.map(leg.toFloor).name,
      } as const;
      const template = connectionTemplate ?? DEFAULT_CONNECTION;
      return [
        ...arrival,
        ...markerAt(venue, leg.coordinates[0], htmlOf(template, { ...props, isEntering: true })),
        ...markerAt(venue, end, htmlOf(template, { ...props, isEntering: false })),
      ];
    }),
  ];
}

/** The polygons at the destinations of directions. */
export function destinationPolygonsOf(
  { index }: Venue,
  legs: readonly Directions[],
): readonly Polygon[] {
  const targets = legs.flatMap(({ v6 }) => (v6.type === 'directions' ? v6.destinations : []));
  const spaces = targets.flatMap((target): readonly Identified[] => {
    if (!('type' in target)) return [];
    return target.type === 'location' ? target.spaces : [target];
  });
  return [...new Set(index.polygons(spaces))];
}

type PathPoint = Directions6['path'][number];

function markerAt(
  { index }: Venue,
  place: PathPoint | undefined,
  html: string,
): readonly JourneyMarker[] {
  if (html === '' || place?.floorId === undefined) return [];
  const { latitude, longitude, floorId } = place;
  return [{ place: index.coordinate({ latitude, longitude, floorId }), html }];
}

function locationOf({ index }: Venue, target: DirectionsTarget | undefined): Location | undefined {
  if (!target || !('type' in target)) return undefined;
  return index.locations(target.type === 'location' ? [target] : locationsIn(target))[0];
}

function htmlOf<Props>(template: MarkerTemplate<Props>, props: Props): string {
  return typeof template === 'function' ? template(props) : template;
}

function locationsIn(target: object): readonly Identified[] {
  return 'locations' in target ? (target.locations as readonly Identified[]) : [];
}
