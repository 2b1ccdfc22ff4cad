/** A function that is added to converted files that need it. */
export interface Helper {
  readonly code: string;
  /**
   * State declared at the top of the program, because the program runs before the end of the file.
   */
  readonly setup?: string;
  /** Types that it names. */
  readonly types: readonly string[];
}

/** Functions that keep the behavior of 5.x where 6 has a different unit or structure, by name. */
export const addedHelpers = {
  bearingOf: {
    types: ['Venue'],
    code: `/** Degrees clockwise from north, from radians counterclockwise from the natural bearing. */
function bearingOf({ naturalBearingDegrees }: Venue, rotation: number): number {
  return (((naturalBearingDegrees - (rotation * 180) / Math.PI) % 360) + 360) % 360;
}`,
  },
  rotationOf: {
    types: ['Venue'],
    code: `/** Radians counterclockwise from the natural bearing, from degrees clockwise from north. */
function rotationOf({ naturalBearingDegrees }: Venue, bearing: number): number {
  return (((((naturalBearingDegrees - bearing) % 360) + 540) % 360) - 180) * (Math.PI / 180);
}`,
  },
  zoomLevelOf: {
    types: ['Venue'],
    code: `/** Zoom level at which the camera of 5.x was this many meters from the ground. */
function zoomLevelOf({ center }: Venue, meters: number): number {
  const equatorMeters = 40_075_017 * Math.cos((center.latitude * Math.PI) / 180);
  return Math.log2(equatorMeters / ((meters * 2) / 3));
}`,
  },
  zoomMetersOf: {
    types: ['Venue'],
    code: `/** Meters from the camera of 5.x to the ground at a zoom level. */
function zoomMetersOf({ center }: Venue, zoomLevel: number): number {
  const equatorMeters = 40_075_017 * Math.cos((center.latitude * Math.PI) / 180);
  return (equatorMeters / 2 ** zoomLevel) * 1.5;
}`,
  },
  positionOf: {
    types: ['Coordinate', 'MapView'],
    code: `/** The coordinate in the middle of the map, on the current floor. */
function positionOf({ camera, floors }: MapView): Coordinate {
  return { ...camera.center, floorId: floors.current.id };
}`,
  },
  pathOf: {
    types: ['Coordinate', 'Directions', 'NoDirections'],
    code: `/** Coordinates along a route; empty without a route. */
function pathOf(result: Directions | NoDirections | undefined): readonly Coordinate[] {
  return result?.type === 'directions' ? result.path : [];
}`,
  },
  instructionsOf: {
    types: ['Directions', 'DirectionsInstruction', 'NoDirections'],
    code: `/** Instructions of a route; empty without a route. */
function instructionsOf(
  result: Directions | NoDirections | undefined,
): readonly DirectionsInstruction[] {
  return result?.type === 'directions' ? result.instructions : [];
}`,
  },
  metersOf: {
    types: ['Directions', 'NoDirections'],
    code: `/** Meters along a route; 0 without a route. */
function metersOf(result: Directions | NoDirections): number {
  return result.type === 'directions' ? result.distanceMeters : 0;
}`,
  },
  drawRoute: {
    types: ['Directions', 'MapView', 'NavigationOptions', 'NoDirections'],
    code: `/** Draws a route. Without one, removes the route that is drawn. */
function drawRoute(
  mapView: MapView,
  result: Directions | NoDirections,
  options?: NavigationOptions,
): void {
  if (result.type === 'directions') mapView.navigation.show(result, options);
  else mapView.navigation.clear();
}`,
  },
  connectionOf: {
    types: ['Connection', 'DirectionsInstruction', 'Venue'],
    code: `/** The connection that an instruction takes. */
function connectionOf(venue: Venue, { detail }: DirectionsInstruction): Connection | undefined {
  if (detail.action !== 'take') return undefined;
  const { id } = detail.connection;
  return venue.connections.find((one) => one.id === id);
}`,
  },
  clearColor: {
    types: ['MapView', 'Space'],
    code: `/** Resets the color of spaces, and leaves them interactive. */
function clearColor(mapView: MapView, spaces: readonly Space[]): void {
  for (const space of spaces) {
    const { interactive } = mapView.spaces.getState(space);
    mapView.spaces.reset(space);
    if (interactive) mapView.spaces.update(space, { interactive });
  }
}`,
  },
  elementOf: {
    types: [],
    code: `/** An element with HTML of your own. Pass no text of the venue or of users. */
function elementOf(html: string): HTMLElement {
  const element = document.createElement('div');
  element.innerHTML = html;
  return element;
}`,
  },
  addTooltip: {
    types: ['MapView', 'Marker', 'MarkerOptions', 'PlaceTarget'],
    setup: 'const tooltips = new Map<MapView, Set<Marker>>();',
    code: `/** Adds a marker above a place that \`removeAllTooltips\` removes. */
function addTooltip(
  mapView: MapView,
  target: PlaceTarget,
  content: HTMLElement | string,
  options: MarkerOptions,
): Marker {
  const marker = mapView.markers.add(target, content, options);
  tooltips.set(mapView, (tooltips.get(mapView) ?? new Set<Marker>()).add(marker));
  return marker;
}`,
  },
  removeAllTooltips: {
    types: ['MapView'],
    code: `/** Removes the markers that \`addTooltip\` added. */
function removeAllTooltips(mapView: MapView): void {
  for (const marker of tooltips.get(mapView) ?? []) mapView.markers.remove(marker);
  tooltips.delete(mapView);
}`,
  },
  spacesOfLayers: {
    types: ['Space', 'Venue'],
    code: `/** Spaces of the layers with these names or ids. */
function spacesOfLayers({ layers }: Venue, names: readonly string[]): readonly Space[] {
  return layers
    .filter(({ id, name }) => names.includes(id) || names.includes(name))
    .flatMap(({ spaces }) => spaces);
}`,
  },
} as const satisfies Record<string, Helper>;

/** Name of a helper. */
export type HelperName = keyof typeof addedHelpers;
