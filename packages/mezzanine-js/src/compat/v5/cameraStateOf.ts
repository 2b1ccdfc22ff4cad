import type { Coordinate as Coordinate6, Floor, PlacedEntity } from '../../headless.ts';
import {
  CAMERA_EASING_MODE,
  type CameraAnimationOptions,
  type CameraTargets,
  type CameraTransform,
  type FocusOnOptions,
} from './cameraTypes.ts';
import { bearingOf, pitchOf, zoomLevelOf } from './cameraUnits.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';
import { expectMap, placeOf, type InVenue } from './places.ts';

/** The least and the greatest distance of the camera. */
export const ZOOM_METERS = [0.1, 10_000_000] as const;

/**
 * The state of the camera in version 6.
 *
 * @throws MezzanineError `invalid-argument`
 */
export function cameraStateOf(context: InVenue, transform: CameraTransform) {
  if (transform === undefined) throw invalidArgument('transform', transform, 'an object');
  expectObject('transform', transform);
  const { rotation, tilt, zoom, position } = transform;
  const { v6 } = context.venue;
  expectNumber('transform.rotation', rotation);
  expectTilt('transform.tilt', tilt);
  if (zoom !== undefined) expectZoom('transform.zoom', zoom);
  if (position !== undefined) placeOf(context, position, 'transform.position');
  return {
    ...(rotation !== undefined && { bearing: bearingOf(rotation, v6) }),
    ...(tilt !== undefined && { pitch: pitchOf(tilt) }),
    ...(zoom !== undefined && { zoomLevel: zoomLevelOf(zoom, v6) }),
    ...(position !== undefined && { center: position.targetIn() }),
  };
}

/**
 * Converts focus targets to version 6.
 *
 * @throws MezzanineError `invalid-argument`
 */
export function focusTargetsOf(
  context: InVenue,
  targets: CameraTargets,
): readonly (PlacedEntity | Coordinate6 | Floor)[] {
  expectObject('targets', targets ?? null);
  const { polygons = [], nodes = [], coordinates = [], locations = [], maps = [] } = targets;
  const places = [...polygons, ...nodes, ...coordinates, ...locations];
  const list = [
    ...places.map((place) => placeOf(context, place, 'targets')),
    ...maps.flatMap((map) => {
      const { id } = expectMap(context, map, 'targets');
      return context.venue.v6.getFloor(id) ?? [];
    }),
  ];
  if (list.length > 0) return list;
  throw invalidArgument('targets', targets, 'at least one polygon, node, coordinate, or map');
}

/**
 * Options for focusing in version 6, without duration and easing.
 *
 * @param zoomLevel - the current one
 * @throws MezzanineError `invalid-argument`
 */
export function focusOptionsOf({ venue }: InVenue, options: FocusOnOptions, zoomLevel: number) {
  expectObject('options', options);
  const { tilt, rotation, minZoom, changeZoom = true, safeAreaInsets } = options;
  if (minZoom !== undefined) expectZoom('options.minZoom', minZoom);
  expectNumber('options.rotation', rotation);
  expectTilt('options.tilt', tilt);
  const nearest = minZoom === undefined ? undefined : zoomLevelOf(minZoom, venue.v6);
  return {
    ...(safeAreaInsets && { safeAreaInsets }),
    ...(tilt !== undefined && { pitch: pitchOf(tilt) }),
    ...(rotation !== undefined && { bearing: bearingOf(rotation, venue.v6) }),
    ...(nearest !== undefined && { maxZoomLevel: Math.max(nearest, 0) }),
    ...(!changeZoom && { maxZoomLevel: zoomLevel }),
  };
}

/**
 * Duration and easing with the names of version 6.
 *
 * @throws MezzanineError `invalid-argument`
 */
export function expectAnimation({ duration, easing }: CameraAnimationOptions) {
  expectNumber('options.duration', duration, [0, 60_000]);
  const modes: readonly string[] = Object.values(CAMERA_EASING_MODE);
  if (easing !== undefined && !modes.includes(easing)) {
    throw invalidArgument('options.easing', easing, `one of ${modes.join(', ')}`);
  }
  return {
    ...(duration !== undefined && { durationMs: duration }),
    ...(easing !== undefined && { easing }),
  };
}

/** Throws unless a value is a distance of the camera. */
export function expectZoom(
  name: string,
  meters: unknown,
  range: readonly [number, number] = ZOOM_METERS,
): void {
  expectNumber(name, meters ?? NaN, range);
}

function expectTilt(name: string, radians: unknown): void {
  expectNumber(name, radians, [0, Math.PI / 2]);
}
