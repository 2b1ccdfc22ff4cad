import type { Directions as Directions6, NavigationOptions } from '../../index.ts';
import type { DirectionsSource } from './DirectionsSource.ts';
import { Directions, type Location, type Polygon } from './entities.ts';
import type { Identified } from './Identified.ts';
import type { MapContext } from './MapContext.ts';
import { Markers } from './Markers.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject, invalidArgument, withOldNames } from './oldNames.ts';
import { safeHtml } from './safeHtml.ts';
import type { PathOptions } from './Paths.ts';
import type { PolygonLooks } from './PolygonLooks.ts';

/** What the template of a start or destination is called with. */
export interface PlaceTemplateProps {
  /** The location at the place; `undefined` if there is none. */
  readonly location: Location | undefined;
}

/** What the template of a connection is called with. */
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

/** Options of {@link Journey.draw}. */
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

/** The route that is drawn on the map. */
export class Journey {
  readonly #context: MapContext;
  readonly #looks: PolygonLooks;
  readonly #markers: Markers;
  #legs: readonly Directions[] = [];
  #highlighted: readonly Polygon[] = [];

  /** @internal */
  constructor(context: MapContext, looks: PolygonLooks) {
    this.#context = context;
    this.#looks = looks;
    this.#markers = new Markers(context);
  }

  /**
   * Draws a route instead of the one that is drawn. Directions without a route draw nothing.
   *
   * @param directions - from `directionsTo`; an array for several destinations
   * @param options - look of the route and of its markers
   * @throws MezzanineError `invalid-argument`
   * @example
   * mapView.Journey.draw(shop.directionsTo(restroom), { pathOptions: { color: '#2563eb' } });
   */
  draw(directions: Directions | readonly Directions[], options: JourneyOptions = {}): void {
    const legs = Array.isArray(directions)
      ? (directions as readonly Directions[])
      : [directions as Directions];
    for (const leg of legs) {
      if (leg instanceof Directions) continue;
      throw invalidArgument('directions', directions, 'directions from directionsTo');
    }
    expectObject('options', options);
    expectObject('options.pathOptions', options.pathOptions);
    reportKeys('Journey.draw', options, ALTERNATIVES);
    reportKeys('Journey.draw pathOptions', options.pathOptions, PATH_ALTERNATIVES);
    this.clear();
    const [first] = legs;
    const directions6 = first && this.#resultOf(first.source);
    if (directions6?.type !== 'directions') return;
    const names = { 'options.color': 'options.pathOptions.color' };
    withOldNames(names, () => {
      this.#context.map6.navigation.show(directions6, navigationOptionsOf(options));
    });
    this.#legs = legs;
    if (hasTemplate(options)) this.#mark(directions6, options);
    this.#highlight(legs, options);
  }

  /**
   * Goes to a step of the route and shows its map.
   *
   * @param index - place in `instructions`; with several destinations, the leg
   * @throws MezzanineError `invalid-argument`
   */
  setStep(index: number): void {
    const { navigation } = this.#context.map6;
    const isLeg = this.#legs.length > 1;
    const count = isLeg ? this.#legs.length : navigation.steps.length;
    if (!Number.isInteger(index) || index < 0 || index >= count) {
      const range = count > 0 ? `a whole number from 0 to ${count - 1}` : 'no call before draw';
      throw invalidArgument('index', index, range);
    }
    const before = this.#legs.slice(0, isLeg ? index : 0);
    const step = before.reduce((sum, { instructions }) => sum + instructions.length, 0);
    navigation.setStep(isLeg ? step : index);
  }

  /** Removes the route, its markers, and its highlights. */
  clear(): void {
    this.#context.map6.navigation.clear();
    this.#markers.removeAll();
    for (const polygon of this.#highlighted) this.#looks.reset(polygon, ['color']);
    this.#highlighted = [];
    this.#legs = [];
  }

  /** The directions in the language that the map was shown in, as drawing needs them. */
  #resultOf({ result, findIn }: DirectionsSource) {
    const { map6, venue } = this.#context;
    return map6.venue === venue.v6 ? result : findIn(map6.venue);
  }

  #mark(directions: Directions6, options: JourneyOptions): void {
    const { index } = this.#context.venue;
    const { departureMarkerTemplate, destinationMarkerTemplate, connectionTemplate } = options;
    const [start] = directions.path;
    this.#markPlace(start, directions.origin, departureMarkerTemplate);
    for (const leg of directions.legs) {
      const end = leg.coordinates.at(-1);
      if (leg.arrivesAt !== undefined) {
        const target = directions.destinations[leg.arrivesAt];
        this.#markPlace(end, target, destinationMarkerTemplate);
      }
      if (leg.type !== 'connection') continue;
      const props = {
        type: leg.connection.kind,
        direction: leg.toFloor.elevation < leg.fromFloor.elevation ? 'down' : 'up',
        toMapName: index.map(leg.toFloor).name,
      } as const;
      const template = connectionTemplate ?? DEFAULT_CONNECTION;
      this.#add(leg.coordinates[0], htmlOf(template, { ...props, isEntering: true }));
      this.#add(end, htmlOf(template, { ...props, isEntering: false }));
    }
  }

  #markPlace(
    place: Directions6['path'][number] | undefined,
    target: Directions6['origin'] | undefined,
    template: MarkerTemplate<PlaceTemplateProps> | undefined,
  ): void {
    const { index } = this.#context.venue;
    const location =
      target && 'type' in target
        ? index.locations(target.type === 'location' ? [target] : locationsIn(target))[0]
        : undefined;
    this.#add(place, htmlOf(template ?? location?.name ?? '●', { location }));
  }

  #add(place: Directions6['path'][number] | undefined, html: string): void {
    if (html === '' || place?.floorId === undefined) return;
    const { latitude, longitude, floorId } = place;
    const coordinate = this.#context.venue.index.coordinate({ latitude, longitude, floorId });
    this.#markers.addElement(coordinate, safeHtml(html), { anchor: 'bottom', rank: 3 });
  }

  #highlight(legs: readonly Directions[], { polygonHighlightColor }: JourneyOptions): void {
    if (polygonHighlightColor === undefined) return;
    const { index } = this.#context.venue;
    const targets = legs.flatMap(({ v6 }) => (v6.type === 'directions' ? v6.destinations : []));
    const spaces = targets.flatMap((target): readonly Identified[] => {
      if (!('type' in target)) return [];
      return target.type === 'location' ? target.spaces : [target];
    });
    this.#highlighted = [...new Set(index.polygons(spaces))];
    for (const polygon of this.#highlighted) {
      withOldNames({ color: 'options.polygonHighlightColor' }, () =>
        this.#looks.change(polygon, { color: polygonHighlightColor }),
      );
    }
  }
}

function navigationOptionsOf(options: JourneyOptions): NavigationOptions {
  const { color } = options.pathOptions ?? {};
  expectNumber('options.pathOptions.drawDuration', options.pathOptions?.drawDuration, [
    0,
    Infinity,
  ]);
  return {
    ...(color !== undefined && { color }),
    ...(hasTemplate(options) && { markers: false }),
  };
}

function hasTemplate(options: JourneyOptions): boolean {
  return [
    options.departureMarkerTemplate,
    options.destinationMarkerTemplate,
    options.connectionTemplate,
  ].some((template) => template !== undefined);
}

function htmlOf<Props>(template: MarkerTemplate<Props>, props: Props): string {
  return typeof template === 'function' ? template(props) : template;
}

function locationsIn(target: object): readonly Identified[] {
  return 'locations' in target ? (target.locations as readonly Identified[]) : [];
}
