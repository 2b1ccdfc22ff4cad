import type { Floor } from '../data/entities.ts';
import { invalidArgument } from '../data/expectArgument.ts';
import { LocalProjection, type LocalPoint } from '../data/LocalProjection.ts';
import type { Venue } from '../data/Venue.ts';
import { finish, finishInSlices, type Steps } from '../steps.ts';
import { checkOptions } from './checkOptions.ts';
import { describeMap } from './describeMap.ts';
import { documentOf } from './documentOf.ts';
import { drawContent } from './drawContent.ts';
import { expectDrawable } from './expectDrawable.ts';
import { defaultFloorOf, findFloor } from './findFloor.ts';
import { findPlace, floorsOfPlace, type FoundPlace } from './findPlace.ts';
import { fitFrame } from './fitFrame.ts';
import { floorFeatures } from './floorFeatures.ts';
import { pathOf, routeOnFloor, type RouteOnFloor } from './routeOnFloor.ts';
import { shapeOfPlaces } from './shapeOfPlaces.ts';
import type { StaticMapOptions, StaticMapPlace } from './StaticMapOptions.ts';
import { StaticTheme } from './StaticTheme.ts';

const DEFAULTS = { widthPixels: 800, paddingPixels: 24, theme: 'light' } as const;
/** Surroundings of a framed place and of a route, as multiples of their size. */
const PLACE_SURROUNDINGS = 2.6;
const ROUTE_SURROUNDINGS = 1.25;

/**
 * Draws a floor of a venue as an SVG document, without a page: for e-mail, documents, previews, and
 * print. Colors, ranks of names, and symbols are the same as on the live map. The document has no
 * script and refers to nothing outside of it; every text of the venue is escaped. Equal arguments
 * produce equal documents.
 *
 * @param venue - a loaded venue
 * @param options - floor, part, size, colors, route, and markers
 * @returns the SVG document
 * @throws MezzanineError `invalid-argument`, `unknown-target`, `unknown-language`, or `invalid-venue`
 * for a floor with more than two million points
 *
 * @example
 * import { writeFileSync } from 'node:fs';
 * import { renderStaticMap } from '@mezzanine/mezzanine-js/headless';
 * writeFileSync('map.svg', renderStaticMap(venue, { widthPixels: 600, theme: 'dark' }));
 */
export function renderStaticMap(venue: Venue, options: StaticMapOptions = {}): string {
  return finish(mapSteps(venue, options));
}

/**
 * As {@link renderStaticMap}, in slices of about 5 ms, between which the program does other work. For
 * servers: a floor with 10,000 spaces takes half a second.
 *
 * @param venue - a loaded venue
 * @param options - floor, part, size, colors, route, and markers
 * @returns the SVG document
 * @throws MezzanineError as {@link renderStaticMap} does, through the promise
 *
 * @example
 * import { renderStaticMapInSlices } from '@mezzanine/mezzanine-js/headless';
 * const svg = await renderStaticMapInSlices(venue, { widthPixels: 600 });
 */
export async function renderStaticMapInSlices(
  venue: Venue,
  options: StaticMapOptions = {},
): Promise<string> {
  return finishInSlices(mapSteps(venue, options));
}

function* mapSteps(venue: Venue, options: StaticMapOptions): Steps<string> {
  if ((venue as Venue | undefined)?.type !== 'venue') {
    throw invalidArgument('venue', venue, 'a venue from await loadVenue(source)');
  }
  checkOptions(options);
  const { language } = options;
  return yield* drawSteps(language === undefined ? venue : venue.inLanguage(language), options);
}

function* drawSteps(venue: Venue, options: StaticMapOptions): Steps<string> {
  const framed = framedPlaces(venue, options.frame);
  const floor = chooseFloor(venue, options, framed);
  expectDrawable(floor);
  const projection = new LocalProjection(venue.center);
  const route = options.route && routeOnFloor(venue, { route: options.route, floor }, projection);
  const theme = new StaticTheme(options.theme ?? DEFAULTS.theme);
  const features = yield* floorFeatures(venue, floor);
  const frame = fitFrame({
    floor: features.plate.polygons.flatMap(([outer = []]) => outer),
    ...placesToFrame(framed, { options, route, floor, projection }),
    naturalBearingDegrees: venue.naturalBearingDegrees,
    bearingDegrees: options.bearingDegrees,
    width: options.widthPixels ?? DEFAULTS.widthPixels,
    height: options.heightPixels,
    paddingPixels: options.paddingPixels ?? DEFAULTS.paddingPixels,
  });
  const plan = { venue, options, floor, features, projection, route, theme, frame };
  return documentOf(yield* drawContent(plan), {
    frame,
    paper: theme.colors.paper,
    idPrefix: options.idPrefix,
    ...describeMap(venue, floor, { options, route }),
  });
}

function framedPlaces(venue: Venue, frame: StaticMapOptions['frame']): FoundPlace[] | undefined {
  if (frame === undefined || frame === 'floor' || frame === 'route') return undefined;
  const places: readonly StaticMapPlace[] = isList(frame) ? frame : [frame];
  if (places.length === 0 || places.length > 1000) {
    throw invalidArgument(
      'options.frame',
      frame,
      '"floor", "route", a place, or 1 to 1,000 places',
    );
  }
  return places.map((place) => findPlace(venue, place, 'options.frame'));
}

function isList(value: unknown): value is readonly StaticMapPlace[] {
  return Array.isArray(value);
}

function chooseFloor(
  venue: Venue,
  { floor, route }: StaticMapOptions,
  framed: readonly FoundPlace[] | undefined,
): Floor {
  if (floor !== undefined) return findFloor(venue, floor);
  const ofPlace = framed?.flatMap((place) => floorsOfPlace(venue, place))[0];
  if (ofPlace) return ofPlace;
  const ofRoute = route && venue.getFloor(pathOf(route)[0]?.floorId ?? '');
  return ofRoute ?? defaultFloorOf(venue);
}

function placesToFrame(
  framed: readonly FoundPlace[] | undefined,
  {
    options,
    route,
    floor,
    projection,
  }: {
    readonly options: StaticMapOptions;
    readonly route: RouteOnFloor | undefined;
    readonly floor: Floor;
    readonly projection: LocalProjection;
  },
): { readonly places: readonly LocalPoint[]; readonly surroundings: number } {
  if (framed) {
    const places = shapeOfPlaces(framed, floor, projection);
    if (places.length > 0) return { places, surroundings: PLACE_SURROUNDINGS };
    throw invalidArgument('options.frame', options.frame, `places on the floor "${floor.id}"`);
  }
  const line = route?.stretches.flat() ?? [];
  if (options.frame === 'route' && !route) {
    throw invalidArgument('options.frame', options.frame, 'a route in options.route');
  }
  const isRoute = options.frame !== 'floor' && line.length > 0;
  return { places: isRoute ? line : [], surroundings: ROUTE_SURROUNDINGS };
}
