import type { ts } from 'ts-morph';
import type { HelperName } from './addedHelpers.ts';
import {
  animationRules,
  blueDotRules,
  cameraRules,
  directionsRules,
  flatRules,
  floatingRules,
  focusRules,
  hoverRules,
  interactionRules,
  journeyRules,
  markerRules,
  outdoorRules,
  pathRules,
  stackRules,
  tooltipRules,
} from './optionRules.ts';
import type { OptionRule } from './OptionWriter.ts';
import { field } from './field.ts';
import { sections } from './sections.ts';

/** A call of a method of 5.x. Arguments are named by their index. */
export interface CallContext {
  /** Owner and name in 5.x. */
  readonly key: string;
  readonly node: ts.CallExpression;
  readonly callee: ts.PropertyAccessExpression;
  /** The whole file. */
  readonly text: string;
  /** The object of the method, as code for 6. */
  on(): string;
  /** The camera that the interactions belong to. */
  onCamera(): string;
  /** An argument as code for 6; empty if it is missing. */
  of(index: number): string;
  venue(): string | undefined;
  mapView(): string | undefined;
  /** A call of another method of the same object, without empty arguments. */
  call(name: string, ...parts: readonly string[]): string;
  /** Adds a comment. */
  leave(text: string, section?: string): undefined;
  options(index: number, rules: readonly OptionRule[], more?: readonly string[]): string;
  has(index: number, option: string): boolean;
  isText(index: number): boolean;
  isList(index: number): boolean;
  ownerOf(index: number | 'target'): string | undefined;
  eventOf(index: number): string | undefined;
  event(): string | undefined;
  content(index: number): string;
  focusTargets(): string;
  position(): string | undefined;
  use(helper: HelperName): HelperName;
}

/** Writes a call for 6. `undefined` leaves the call unchanged. */
export type CallRule = (call: CallContext) => string | undefined;

const noVenue = 'No venue is in scope here.';
const oldMarker = 'Pass the marker that markers.add returned.';

const findRoute: CallRule = (call) => {
  const venue = call.venue();
  if (venue === undefined) return call.leave(noVenue, sections.route);
  const options = call.options(1, directionsRules);
  const list = [call.on(), call.of(0), options === '{}' ? '' : options].filter(Boolean);
  const route = `${venue}.directions(${list.join(', ')})`;
  const result = call.key.endsWith('distanceTo') ? `${call.use('metersOf')}(${route})` : route;
  return call.callee.questionDotToken ? `(${call.on()} && ${result})` : result;
};

const drawRoute: CallRule = (call) => {
  const mapView = call.mapView();
  if (mapView === undefined) {
    return call.leave('Show the directions with navigation.show.', sections.route);
  }
  if (call.isList(0)) {
    call.leave('Directions to several destinations are one result, with legs.', sections.route);
  }
  const options = call.options(1, journeyRules);
  const list = [mapView, call.of(0), options === '{}' ? '' : options].filter(Boolean);
  return `${call.use('drawRoute')}(${list.join(', ')})`;
};

const listenToCamera: CallRule = (call) => {
  const mapView = call.mapView();
  if (mapView === undefined) return call.leave('Listen to camera-change of the map view.');
  return `${mapView}.${call.callee.name.text}('camera-change', ${call.of(1)})`;
};

const listenToBlueDot: CallRule = (call) => {
  const mapView = call.mapView();
  if (mapView === undefined) return call.leave('Listen to position-change of the map view.');
  call.leave('The payload of this event has other fields.');
  const isPosition = call.eventOf(0) === 'position-update';
  const type = isPosition ? 'position-change' : 'blue-dot-state';
  return `${mapView}.${call.callee.name.text}('${type}', ${call.of(1)})`;
};

const setColor: CallRule = (call) => {
  if (call.of(2) !== '' && call.of(2) !== 'undefined') {
    call.leave('Set the color of labels with labels.update.', sections.labels);
  }
  const opacity = call.of(3) === '' ? '' : `, ${field('opacity', call.of(3))}`;
  return call.call('spaces.update', call.of(0), `{ ${field('color', call.of(1))}${opacity} }`);
};

const addTooltip: CallRule = (call) => {
  const rank = call.has(2, 'collisionRank') ? [] : ["priority: 'low'"];
  const options = call.options(2, tooltipRules, ["anchor: 'bottom'", ...rank]);
  const content = call.key === 'MapView.createTooltip' ? call.content(1) : call.of(1);
  // 6 has no call that removes only tooltips, so files that use it track them.
  return call.text.includes('removeAllTooltips')
    ? `${call.use('addTooltip')}(${call.on()}, ${call.of(0)}, ${content}, ${options})`
    : call.call('markers.add', call.of(0), content, options);
};

const showLayers: CallRule = (call) => {
  const mapView = call.key.startsWith('MapView') ? call.on() : call.mapView();
  if (mapView === undefined) return call.leave('Update the spaces of the layers.');
  const spaces = `${call.use('spacesOfLayers')}(${mapView}.venue, ${call.of(0)})`;
  const visible = String(call.key.endsWith('showLayers'));
  return `${mapView}.spaces.update(${spaces}, { visible: ${visible} })`;
};

const labelAll: CallRule = (call) => {
  const isFlat = call.ownerOf('target') === 'FlatLabels';
  const options = isFlat
    ? call.options(0, flatRules, ["kind: 'flat'"])
    : call.options(0, floatingRules);
  const venue = call.venue();
  if (venue === undefined) return call.leave(noVenue, sections.labels);
  return call.call('addAll', `${venue}.locations`, options === '{}' ? '' : options);
};

const animateMarker: CallRule = (call) => {
  const owner = call.ownerOf(1);
  if (owner !== 'Coordinate' && owner !== 'Node')
    call.leave('Pass a coordinate.', sections.markers);
  return call.call('animateTo', call.of(0), call.of(1), call.options(2, animationRules));
};

const allowInteractions: CallRule = (call) => {
  const value = String(call.key.endsWith('enable'));
  const all = ['pan', 'zoom', 'rotate', 'pitch'].map((name) => `${name}: ${value}`);
  return `${call.onCamera()}.setInteractions({ ${all.join(', ')} })`;
};

const addPath: CallRule = (call) => {
  call.leave('A shape is on one floor.');
  const points = `${call.of(0)}.map(({ longitude, latitude }) => [longitude, latitude])`;
  const line = `{ type: 'LineString', coordinates: ${points} }`;
  return call.call('add', line, call.options(1, pathRules));
};

const follow: CallRule = (call) => {
  const mode = call.of(0) || 'true';
  if (mode === 'true') return call.call('follow', "'position'");
  return call.call('follow', mode === 'false' ? "'none'" : `${mode} ? 'position' : 'none'`);
};

const focusOnMap: CallRule = (call) => {
  const mapView = call.mapView();
  if (mapView === undefined || call.isText(0)) {
    return call.leave('Pass the floor to camera.focusOn.', sections.camera);
  }
  return `${mapView}.camera.focusOn(${call.of(0) || `${mapView}.floors.current`})`;
};

const stack: CallRule = (call) => call.call('expand', call.options(0, stackRules));

/** Calls that change, by owner and name in 5.x. */
export const callRules: Readonly<Record<string, CallRule>> = {
  'VenueMap.createCoordinate': (call) => {
    const parts = [field('latitude', call.of(0)), field('longitude', call.of(1))];
    return `{ ${parts.join(', ')}, floorId: ${call.on()}.id }`;
  },
  'Navigable.directionsTo': findRoute,
  'Navigable.distanceTo': findRoute,
  'OfflineSearch.search': (call) =>
    call.call('search', call.of(0), "{ types: ['location', 'category'] }"),

  'MapView.setMap': (call) => call.call('floors.set', call.of(0)),
  'MapView.on': (call) => call.event(),
  'MapView.off': (call) => call.event(),
  'MapView.addInteractivePolygonsForAllLocations': (call) => {
    const options = call.options(0, hoverRules, ['interactive: true']);
    return call.call('spaces.update', '(space) => space.locations.length > 0', options);
  },
  'MapView.addInteractivePolygon': (call) => {
    const options = call.options(1, hoverRules, ['interactive: true']);
    return call.call('spaces.update', call.of(0), options);
  },
  'MapView.removeInteractivePolygon': (call) =>
    call.call('spaces.update', call.of(0), '{ interactive: false }'),
  'MapView.removeAllInteractivePolygons': (call) =>
    call.call('spaces.update', '() => true', '{ interactive: false }'),
  'MapView.setPolygonColor': setColor,
  'MapView.setPolygonHoverColor': (call) =>
    call.call('spaces.update', call.of(0), `{ ${field('hoverColor', call.of(1))} }`),
  'MapView.clearPolygonColor': (call) => `${call.use('clearColor')}(${call.on()}, [${call.of(0)}])`,
  'MapView.clearAllPolygonColors': (call) =>
    `${call.use('clearColor')}(${call.on()}, ${call.on()}.spaces.getAll())`,
  'MapView.getPrimaryLocationForPolygon': (call) => `${call.of(0)}.locations[0]`,
  'MapView.createTooltip': addTooltip,
  'MapView.createCustomTooltip': addTooltip,
  'MapView.removeTooltip': (call) =>
    call.isText(0)
      ? call.leave(oldMarker, sections.markers)
      : call.call('markers.remove', call.of(0)),
  'MapView.removeAllTooltips': (call) => {
    call.use('addTooltip');
    return `${call.use('removeAllTooltips')}(${call.on()})`;
  },
  'MapView.showLayers': showLayers,
  'MapView.hideLayers': showLayers,
  'Layers.showLayers': showLayers,
  'Layers.hideLayers': showLayers,

  'FlatLabels.add': (call) =>
    call.call('add', call.of(0), call.of(1), call.options(2, flatRules, ["kind: 'flat'"])),
  'FloatingLabels.add': (call) =>
    call.call('add', call.of(0), call.of(1), call.options(2, floatingRules)),
  'OldLabels.labelAllLocations': labelAll,
  'OldLabels.remove': (call) =>
    call.ownerOf(0) === 'OldLabel'
      ? call.call('remove', call.of(0))
      : call.leave('Pass the label that labels.add returned.', sections.labels),

  'Markers.add': (call) =>
    call.call('add', call.of(0), call.content(1), call.options(2, markerRules)),
  'Markers.remove': (call) =>
    call.isText(0) ? call.leave(oldMarker, sections.markers) : call.call('remove', call.of(0)),
  'Markers.setPosition': (call) =>
    call.call('update', call.of(0), `{ ${field('target', call.of(1))} }`),
  'Markers.animate': animateMarker,

  'Camera.set': (call) => call.call('set', call.options(0, cameraRules)),
  'Camera.animate': (call) =>
    call.call('animateTo', call.options(0, cameraRules), call.options(1, animationRules)),
  'Camera.focusOn': (call) =>
    call.call('focusOn', call.focusTargets(), call.options(1, focusRules)),
  'Camera.setSafeAreaInsets': (call) => call.call('setScreenOffsets', call.of(0)),
  'Camera.convertAltitudeToZoomLevel': (call) => {
    const venue = call.venue();
    if (venue === undefined) return call.leave(noVenue, sections.camera);
    return `${call.use('zoomLevelOf')}(${venue}, ${call.of(0)})`;
  },
  'Camera.on': listenToCamera,
  'Camera.off': listenToCamera,
  'CameraInteractions.set': (call) =>
    `${call.onCamera()}.setInteractions(${call.options(0, interactionRules)})`,
  'CameraInteractions.enable': allowInteractions,
  'CameraInteractions.disable': allowInteractions,

  'Journey.draw': drawRoute,
  'Paths.add': addPath,
  'BlueDot.enable': (call) => call.call('enable', call.options(0, blueDotRules)),
  'BlueDot.follow': follow,
  'BlueDot.overridePosition': (call) => call.position(),
  'BlueDot.on': listenToBlueDot,
  'BlueDot.off': listenToBlueDot,
  'StackedMaps.enable': stack,
  'StackedMaps.restack': stack,
  'StackedMaps.showOverview': (call) => call.call('expand'),
  'StackedMaps.disable': (call) => call.call('collapse'),
  'StackedMaps.zoomInToMap': focusOnMap,
  'StackedMaps.scrollToMap': focusOnMap,
  'OutdoorView.enable': (call) => call.call('show', call.options(0, outdoorRules)),
  'OutdoorView.show': (call) => call.call('show'),
  'OutdoorView.setStyle': (call) => call.call('show', `{ ${field('style', call.of(0))} }`),
};
