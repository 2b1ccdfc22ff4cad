import { describe, expect, it } from 'vitest';
import { convertPrograms, problemsOf } from './programs.fixture.ts';

const given = `import {
  ACTION_TYPE, CAMERA_EASING_MODE, COLLISION_RANKING_TIERS, DestinationSet, E_BLUE_DOT_EVENT,
  E_CAMERA_EVENT, E_SDK_EVENT, FLOATING_LABEL_APPEARANCE, MARKER_ANCHOR, OfflineSearch, STATE,
  getVenue, getVenueMaker, showVenue,
  type Coordinate, type Directions, type Label, type Location, type Map, type MapView,
  type Marker, type Polygon, type Venue, type Vortex,
} from '@mezzanine/mezzanine-js/v5';
declare const venue: Venue;
declare const mapView: MapView;
declare const polygon: Polygon;
declare const location: Location;
declare const map: Map;
declare const coordinate: Coordinate;
declare const vortex: Vortex;
declare const marker: Marker;
declare const label: Label;
declare const directions: Directions;
// start
`;

/** Code for 5.x and for 6, by kind of change. */
const rules: Readonly<Record<string, readonly [before: string, after: string]>> = {
  'loading a venue': [
    `await getVenue({ clientId: 'a', clientSecret: 'b', venue: 'mall', language: 'fr', baseUrl: 'c' });`,
    `await loadVenue({ key: 'a', secret: 'b', venueId: 'mall', baseUrl: 'c' }, { language: 'fr' });`,
  ],
  'loading from the server of the page': [
    `await getVenueMaker({ key: 'a', secret: 'b', mapId: 'mall' });`,
    `await loadVenue({ key: 'a', secret: 'b', venueId: 'mall', baseUrl: window.location.origin });`,
  ],
  'showing a map without labels': [
    `await showVenue(document.body, venue, { firstMap: map, backgroundColor: '#fff', xRayPath: true });`,
    `await showMap(document.body, venue, { floor: map, labels: 'none', theme: { paper: '#fff' } });`,
  ],
  'showing a map with labels': [
    `await showVenue(document.body, venue, { labelAllLocationsOnInit: true });`,
    `await showMap(document.body, venue);`,
  ],
  'the outdoor map': [
    `const view = await showVenue(document.body, venue, { outdoorView: { enabled: true } });`,
    `const view = await showMap(document.body, venue, { labels: 'none' });\nawait view.outdoor.show({});`,
  ],
  'the shade of walls': [
    `await showVenue(document.body, venue, { ambientOcclusion: { intensity: 0.2 }, labelAllLocationsOnInit: true });`,
    `await showMap(document.body, venue, { theme: { contactShade: 0.2 } });`,
  ],
  'names of the venue': [
    `console.log(venue.maps, venue.mapGroups[0]?.maps, venue.polygons, venue.vortexes, map.group.defaultMap);`,
    `console.log(venue.floors, venue.floorStacks[0]?.floors, venue.spaces, venue.connections, map.floorStack.defaultFloor);`,
  ],
  'the tree of categories': [
    `venue.categories.forEach(({ name, children }) => console.log(name, children));`,
    `venue.categories.filter(({ parent }) => !parent).forEach(({ name, children }) => console.log(name, children));`,
  ],
  'fields of locations': [
    `console.log(location.phone?.number, location.operationHours, location.type === 'tenant', location.logo?.small);`,
    `console.log(location.phone, location.openingHours, (location.kind ?? 'tenant') === 'tenant', venue.assetUrl(location.logo));`,
  ],
  'patterns of fields': [
    `const { polygons, name } = location;`,
    `const { spaces: polygons, name } = location;`,
  ],
  'patterns of fields in another shape': [
    `const { latitude, map: floor } = coordinate;`,
    `const { latitude } = coordinate;\nconst floor = venue.getFloor(coordinate.floorId ?? '')!;`,
  ],
  'patterns of parameters': [
    `const length = ({ distance }: Directions) => distance + 1;`,
    `const length = (directions2: Directions | NoDirections) => {\n  const distance = metersOf(directions2);\n  return distance + 1;\n};`,
  ],
  'array methods, which stay': [
    `console.log(venue.maps.map(({ name }) => name));`,
    `console.log(venue.floors.map(({ name }) => name));`,
  ],
  coordinates: [
    `const center = () => map.createCoordinate(1, 2);`,
    `const center = () => ({ latitude: 1, longitude: 2, floorId: map.id });`,
  ],
  'the current map': [
    `if (mapView.currentMap !== map) await mapView.setMap(map);`,
    `if (mapView.floors.current !== map) mapView.floors.set(map);`,
  ],
  clicks: [
    `mapView.on(E_SDK_EVENT.CLICK, ({ polygons: [first], position }) => console.log(first, position));`,
    `mapView.on('click', ({ spaces: [first], coordinate: position }) => console.log(first, position));`,
  ],
  'changes of the map': [
    `mapView.on(E_SDK_EVENT.MAP_CHANGED, (next) => console.log(next.name));`,
    `mapView.on('floor-change', ({ floor: next }) => console.log(next.name));`,
  ],
  'changes of the map with a reason': [
    `mapView.on(E_SDK_EVENT.MAP_CHANGED_WITH_REASON, ({ map: next, reason }) => console.log(next, reason));`,
    `mapView.on('floor-change', ({ floor: next, reason }) => console.log(next, reason));`,
  ],
  'changes of the state': [
    `mapView.on(E_SDK_EVENT.STATE_CHANGED, (state) => console.log(state === STATE.STACKED));`,
    `for (const type of ['stack-change', 'follow-change'] as const) mapView.on(type, () => console.log(mapView.stackedMaps.isExpanded));`,
  ],
  'interactive polygons': [
    `mapView.addInteractivePolygonsForAllLocations({ hoverColor: 'red' });\nmapView.addInteractivePolygon(polygon);\nmapView.removeAllInteractivePolygons();`,
    `mapView.spaces.update((space) => space.locations.length > 0, { hoverColor: 'red', interactive: true });\nmapView.spaces.update(polygon, { interactive: true });\nmapView.spaces.update(() => true, { interactive: false });`,
  ],
  'colors of polygons': [
    `mapView.setPolygonColor(polygon, 'red');\nmapView.setPolygonHoverColor(polygon, 'blue');\nmapView.clearPolygonColor(polygon);\nmapView.clearAllPolygonColors();`,
    `mapView.spaces.update(polygon, { color: 'red' });\nmapView.spaces.update(polygon, { hoverColor: 'blue' });\nclearColor(mapView, [polygon]);\nclearColor(mapView, mapView.spaces.getAll());`,
  ],
  'the primary location': [
    `console.log(mapView.getPrimaryLocationForPolygon(polygon)?.name);`,
    `console.log(polygon.locations[0]?.name);`,
  ],
  'flat labels': [
    `mapView.FlatLabels.add(polygon, 'A', { appearance: { fontSize: 10, color: 'red', margin: 2 } });\nmapView.FlatLabels.labelAllLocations();`,
    `mapView.labels.add(polygon, 'A', { fontSizeMeters: 10 / 5, color: 'red', kind: 'flat' });\nmapView.labels.addAll(venue.locations, { kind: 'flat' });`,
  ],
  'floating labels': [
    `mapView.FloatingLabels.add(polygon, 'A', { rank: COLLISION_RANKING_TIERS.HIGH, appearance: { text: { size: 12, foregroundColor: 'red' } } });\nmapView.FloatingLabels.remove(label);\nmapView.FloatingLabels.removeAll();`,
    `mapView.labels.add(polygon, 'A', { priority: 'high', fontSizePixels: 12, color: 'red' });\nmapView.labels.remove(label);\nmapView.labels.removeAll();`,
  ],
  'looks of floating labels': [
    `mapView.FloatingLabels.labelAllLocations({ appearance: FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT, rank: 1 });`,
    `mapView.labels.addAll(venue.locations, { color: '#16181D', haloColor: '#FFFDF9', priority: 'medium' });`,
  ],
  markers: [
    `const one = mapView.Markers.add(polygon, '<b>Sale</b>', { anchor: MARKER_ANCHOR.TOP, rank: 3 });\nmapView.Markers.setPosition(one, coordinate);\nvoid mapView.Markers.animate(one, coordinate, { duration: 500 });\nmapView.Markers.remove(marker);`,
    `const one = mapView.markers.add(polygon, elementOf('<b>Sale</b>'), { anchor: 'top', priority: 'always' });\nmapView.markers.update(one, { target: coordinate });\nvoid mapView.markers.animateTo(one, coordinate, { durationMs: 500 });\nmapView.markers.remove(marker);`,
  ],
  tooltips: [
    `const tip = mapView.createTooltip(polygon, 'Closed');\nmapView.removeTooltip(tip);`,
    `const tip = mapView.markers.add(polygon, 'Closed', { anchor: 'bottom', priority: 'low' });\nmapView.markers.remove(tip);`,
  ],
  'units of the camera': [
    `mapView.Camera.set({ rotation: Math.PI / 2, tilt: 0.8, zoom: 120, position: coordinate });`,
    `mapView.camera.set({ bearing: bearingOf(venue, Math.PI / 2), pitch: (0.8 * 180) / Math.PI, zoomLevel: zoomLevelOf(venue, 120), center: coordinate });`,
  ],
  'animations of the camera': [
    `void mapView.Camera.animate({ tilt: 0 }, { duration: 300, easing: CAMERA_EASING_MODE.LINEAR });`,
    `void mapView.camera.animateTo({ pitch: (0 * 180) / Math.PI }, { durationMs: 300, easing: (share) => share });`,
  ],
  'the focus of the camera': [
    `void mapView.Camera.focusOn({ polygons: [polygon], locations: [location] }, { minZoom: 50, duration: 0 });`,
    `void mapView.camera.focusOn([...[polygon], ...[location]], { maxZoomLevel: zoomLevelOf(venue, 50), durationMs: 0 });`,
  ],
  'reading the camera': [
    `console.log(mapView.Camera.tilt, mapView.Camera.zoom, mapView.Camera.rotation, mapView.Camera.position);`,
    `console.log(((mapView.camera.pitch * Math.PI) / 180), zoomMetersOf(venue, mapView.camera.zoomLevel), rotationOf(venue, mapView.camera.bearing), positionOf(mapView));`,
  ],
  'limits and insets of the camera': [
    `mapView.Camera.minZoom = 30;\nmapView.Camera.setSafeAreaInsets({ left: 300 });\nmapView.Camera.interactions.set({ pan: true, rotationAndTilt: false });`,
    `mapView.camera.setLimits({ maxZoomLevel: zoomLevelOf(venue, 30) });\nmapView.camera.setScreenOffsets({ left: 300 });\nmapView.camera.setInteractions({ pan: true, rotate: false, pitch: false });`,
  ],
  'changes of the camera': [
    `mapView.Camera.on(E_CAMERA_EVENT.CHANGED, ({ tilt }) => console.log(tilt));`,
    `mapView.on('camera-change', (camera) => {\n  const tilt = ((camera.pitch * Math.PI) / 180);\n  return console.log(tilt);\n});`,
  ],
  directions: [
    `const way = location.directionsTo(polygon, { accessible: true });\nif (way.path.length > 0) console.log(way.distance, way.instructions);`,
    `const way = venue.directions(location, polygon, { isStepFree: true });\nif (way.type === 'directions') console.log(metersOf(way), instructionsOf(way));`,
  ],
  distances: [
    `console.log(location.distanceTo(vortex));`,
    `console.log(metersOf(venue.directions(location, vortex)));`,
  ],
  instructions: [
    `for (const { instruction, distance, action, atVortex } of directions.instructions) {\n  if (action.type === ACTION_TYPE.TURN) console.log(instruction, distance, atVortex?.type);\n}`,
    `for (const instruction2 of instructionsOf(directions)) {\n  const { text: instruction, distanceMeters: distance, detail: action } = instruction2;\n  const atVortex = connectionOf(venue, instruction2);\n  if (action.action === 'turn') console.log(instruction, distance, atVortex?.kind);\n}`,
  ],
  journeys: [
    `mapView.Journey.draw(directions, { pathOptions: { color: 'red', nearRadius: 1 } });\nmapView.Journey.setStep(1);\nmapView.Journey.clear();`,
    `drawRoute(mapView, directions, { color: 'red' });\nmapView.navigation.setStep(1);\nmapView.navigation.clear();`,
  ],
  'the blue dot': [
    `mapView.BlueDot.enable({ baseColor: 'red', timeout: 5000 });\nmapView.BlueDot.follow();\nmapView.BlueDot.follow(false);\nmapView.BlueDot.overridePosition({ coords: { latitude: 1, longitude: 2, accuracy: 3, heading: 4, floorLevel: map.elevation } });`,
    `mapView.blueDot.enable({ color: 'red', staleAfterMs: 5000 });\nmapView.blueDot.follow('position');\nmapView.blueDot.follow('none');\nmapView.blueDot.update({ latitude: 1, longitude: 2, accuracyMeters: 3, headingDegrees: 4, floorId: map.id });`,
  ],
  'stacked maps': [
    `await mapView.StackedMaps.enable({ verticalDistanceBetweenMaps: 20 });\nawait mapView.StackedMaps.zoomInToMap(map);\nif (mapView.StackedMaps.enabled) await mapView.StackedMaps.disable();`,
    `await mapView.stackedMaps.expand({ gapMeters: 20 });\nawait mapView.camera.focusOn(map);\nif (mapView.stackedMaps.isExpanded) await mapView.stackedMaps.collapse();`,
  ],
  'the outdoor view': [
    `await mapView.OutdoorView.setStyle('a.json');\nmapView.OutdoorView.hide();`,
    `await mapView.outdoor.show({ style: 'a.json' });\nmapView.outdoor.hide();`,
  ],
  layers: [
    `mapView.hideLayers(['Staff only']);`,
    `mapView.spaces.update(spacesOfLayers(mapView.venue, ['Staff only']), { visible: false });`,
  ],
  search: [
    `const search = new OfflineSearch(venue);\nfor (const hit of await search.search('coffee')) if (hit.type === 'Location') console.log(hit.object.name);`,
    `const search = venue;\nfor (const hit of await search.search('coffee', { types: ['location', 'category'] })) if (hit.type === 'location') console.log(hit.entity.name);`,
  ],
  'objects of version 6': [
    `console.log(polygon.v6.kind, mapView.v6.canvas);`,
    `console.log(polygon.kind, mapView.canvas);`,
  ],
};

const converted = convertPrograms(
  Object.fromEntries(
    Object.entries(rules).map(([, [before]], index) => [
      `rule-${index}.ts`,
      `${given}${before}\n// end\n`,
    ]),
  ),
);
const partOf = (text: string) => /\/\/ start\n(?<part>.*)\n\/\/ end/s.exec(text)?.groups?.['part'];

describe('the codemod', () => {
  it.each(Object.entries(rules).map(([name, [, after]], index) => ({ name, after, index })))(
    'converts $name',
    ({ after, index }) => {
      const { text, left } = converted.get(`rule-${index}.ts`) ?? { text: '', left: [] };
      expect(partOf(text)).toBe(after);
      expect(left).toEqual([]);
      expect(text).not.toContain('/v5');
    },
  );

  it('writes code that compiles with version 6', () => {
    expect(problemsOf(new Map([...converted].map(([name, { text }]) => [name, text])))).toEqual([]);
  });

  it('does not change its own output', () => {
    const once = Object.fromEntries([...converted].map(([name, { text }]) => [name, text]));
    for (const [name, { text, converted: count }] of convertPrograms(once)) {
      expect(text).toBe(once[name]);
      expect(count).toBe(0);
    }
  });
});

describe('imports', () => {
  const entry = '@mezzanine/mezzanine-js/v5';
  const files = convertPrograms({
    'map.ts':
      `import { getVenue as load, E_SDK_EVENT as E, type Map as Level, type MapView } from '${entry}';\n` +
      `export let mapView: MapView;\nexport const level = (venue: Awaited<ReturnType<typeof load>>): Level => venue.maps[0]!;\n` +
      `console.log(E.CLICK);\n`,
    'user.ts': `import { mapView } from './map.ts';\nmapView.Camera.set({ tilt: 1, zoom: 2 });\n`,
    'member.ts':
      `import type { MapView } from '${entry}';\n` +
      `export class Page {\n  constructor(private mapView: MapView) {}\n` +
      `  near() {\n    return this.mapView.Camera.zoom < 50;\n  }\n}\n`,
    'exports.ts': `export type { Venue } from '${entry}';\n`,
    'all.ts': `import * as sdk from '${entry}';\nconsole.log(sdk.getVenue);\n`,
    'other.ts': `export const maps = ['a'].map((name) => ({ name, group: 1 }));\n`,
  });
  const textOf = (name: string) => files.get(name)?.text ?? '';

  it('keep names that the file already declares', () => {
    expect(textOf('map.ts')).toContain(`{ Floor as Level, MapView }`);
    expect(textOf('map.ts')).toContain(
      `import { E_SDK_EVENT as E, getVenue as load } from '${entry}';`,
    );
    expect(textOf('map.ts')).toContain('venue.floors[0]!');
  });

  it('are added to a file that gets its objects from another file', () => {
    expect(textOf('user.ts')).toMatch(
      /^import type \{ Venue \} from '@mezzanine\/mezzanine-js';\nimport \{ mapView \} from '.\/map.ts';\nmapView\.camera\.set\(\{ pitch: \(1 \* 180\) \/ Math\.PI, zoomLevel: zoomLevelOf\(mapView\.venue, 2\) \}\);\n/,
    );
  });

  it('are not needed where the map view is a member', () => {
    expect(textOf('member.ts')).toContain(
      'return zoomMetersOf(this.mapView.venue, this.mapView.camera.zoomLevel) < 50;',
    );
  });

  it('get a comment if all names are imported or exported', () => {
    expect(textOf('exports.ts')).toContain('// TODO(codemod): Export the names of version 6.');
    expect(textOf('all.ts')).toContain('// TODO(codemod): Import the names that you use.');
  });

  it('do not change code that only looks similar', () => {
    expect(files.get('other.ts')?.converted).toBe(0);
    expect(textOf('other.ts')).toContain(`({ name, group: 1 })`);
  });
});

describe('places that need manual changes', () => {
  const left: Readonly<Record<string, readonly [before: string, comment: string]>> = {
    'dynamic focus': ['mapView.DynamicFocus.enable();', 'Listen to camera-change'],
    'templates of journeys': [
      `mapView.Journey.draw(directions, { connectionTemplate: '' });`,
      'Add markers at the legs',
    ],
    'several destinations': [
      'console.log(location.directionsTo(new DestinationSet([polygon])));',
      'Directions to several destinations are one result',
    ],
    'events of the blue dot': [
      'mapView.BlueDot.on(E_BLUE_DOT_EVENT.POSITION_UPDATE, console.log);',
      'The payload of this event has other fields.',
    ],
    'values in HTML': [
      'mapView.Markers.add(polygon, `<b>${location.name}</b>`);',
      'Escape the values in this HTML',
    ],
    'ids of markers': [
      `mapView.Markers.remove('marker-1');`,
      'Pass the marker that markers.add returned.',
    ],
  };
  const files = convertPrograms(
    Object.fromEntries(
      Object.values(left).map(([before], index) => [
        `left-${index}.ts`,
        `${given}${before}\n// end\n`,
      ]),
    ),
  );

  it.each(Object.entries(left).map(([name, [, comment]], index) => ({ name, comment, index })))(
    'get a comment: $name',
    ({ comment, index }) => {
      const file = files.get(`left-${index}.ts`);
      expect(file?.left).toHaveLength(1);
      expect(file?.left[0]?.line).toBe(given.split('\n').length);
      expect(partOf(file?.text ?? '')?.split('\n')[0]).toMatch(
        /^\/\/ TODO\(codemod\): .+ See \/web-sdk\/migration-guide#[\w-]+$/,
      );
      expect(file?.left[0]?.text).toContain(comment);
    },
  );

  it('get their comment once', () => {
    const once = Object.fromEntries([...files].map(([name, { text }]) => [name, text]));
    for (const [name, { text }] of convertPrograms(once)) expect(text, name).toBe(once[name]);
  });
});
