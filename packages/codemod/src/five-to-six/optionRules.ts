import type { OptionRule } from './OptionWriter.ts';

const option = (from: string, to: string | undefined, how?: OptionRule['how']): OptionRule => ({
  from,
  to,
  ...(how && { how }),
});
const drop = (...names: readonly string[]) => names.map((name) => option(name, undefined));
const silent = (...names: readonly string[]) =>
  names.map((name) => option(name, undefined, 'silent'));

export const animationRules: readonly OptionRule[] = [
  option('duration', 'durationMs'),
  option('easing', 'easing'),
];
export const venueRules: readonly OptionRule[] = [
  option('clientId', 'key'),
  option('clientSecret', 'secret'),
  option('accessToken', 'accessToken'),
  option('venue', 'venueId'),
  option('baseUrl', 'baseUrl'),
  ...silent('language'),
  ...drop('perspective', 'headers', 'noAuth'),
];
export const makerRules: readonly OptionRule[] = [
  option('mapId', 'venueId'),
  option('key', 'key'),
  option('secret', 'secret'),
  option('accessToken', 'accessToken'),
  option('baseUrl', 'baseUrl'),
  ...silent('language'),
];
export const mapRules: readonly OptionRule[] = [
  option('firstMap', 'floor'),
  option('backgroundColor', 'paper', 'theme'),
  option('ambientOcclusion', 'contactShade', 'shade'),
  ...silent('labelAllLocationsOnInit', 'outdoorView', 'dynamicFocus', 'layerGroups'),
  ...drop('shadingAndOutlines', 'xRayPath', 'multiBufferRendering'),
];
export const outdoorRules: readonly OptionRule[] = [
  option('styleURL', 'style'),
  ...silent('enabled'),
  ...drop('headers', 'authURL'),
];
export const directionsRules: readonly OptionRule[] = [
  option('accessible', 'isStepFree'),
  ...drop('smoothing', 'simplify'),
];
export const hoverRules: readonly OptionRule[] = [option('hoverColor', 'hoverColor')];
export const tooltipRules: readonly OptionRule[] = [option('collisionRank', 'priority', 'rank')];
export const markerRules: readonly OptionRule[] = [
  option('anchor', 'anchor'),
  option('rank', 'priority', 'rank'),
  option('interactive', 'interactive'),
];
export const flatRules: readonly OptionRule[] = [
  option('interactive', 'interactive'),
  option('appearance.fontSize', 'fontSizeMeters', 'fifth'),
  option('appearance.color', 'color'),
  ...drop('appearance.margin', 'appearance.scaleMin', 'appearance.scaleStep', 'appearance.height'),
];
export const floatingRules: readonly OptionRule[] = [
  option('interactive', 'interactive'),
  option('rank', 'priority', 'rank'),
  option('appearance', undefined, 'look'),
  option('appearance.text.foregroundColor', 'color'),
  option('appearance.text.backgroundColor', 'haloColor'),
  option('appearance.text.size', 'fontSizePixels'),
  option('appearance.text.maxWidth', 'maxWidthPixels'),
  option('appearance.marker.icon', 'icon', 'icon'),
  ...silent('appearance.marker.iconSize'),
  ...drop(
    'appearance.margin',
    'appearance.text.numLines',
    'appearance.text.lineHeight',
    'appearance.marker.size',
    'appearance.marker.iconVisibilityThreshold',
    'appearance.marker.foregroundColor',
    'appearance.marker.backgroundColor',
  ),
];
export const cameraRules: readonly OptionRule[] = [
  option('rotation', 'bearing', 'bearing'),
  option('tilt', 'pitch', 'degrees'),
  option('zoom', 'zoomLevel', 'zoomLevel'),
  option('position', 'center'),
];
export const focusRules: readonly OptionRule[] = [
  ...animationRules,
  option('tilt', 'pitch', 'degrees'),
  option('rotation', 'bearing', 'bearing'),
  option('minZoom', 'maxZoomLevel', 'zoomLevel'),
  option('changeZoom', undefined, 'by-hand'),
  option('safeAreaInsets', undefined, 'by-hand'),
];
export const interactionRules: readonly OptionRule[] = [
  option('pan', 'pan'),
  option('zoom', 'zoom'),
  option('rotationAndTilt', 'rotate', 'twice'),
];
export const journeyRules: readonly OptionRule[] = [
  option('pathOptions.color', 'color'),
  ...drop(
    'pathOptions.nearRadius',
    'pathOptions.farRadius',
    'pathOptions.drawDuration',
    'pathOptions.pulseIterations',
    'pathOptions.pulseColor',
    'pathOptions.showPulse',
    'pathOptions.displayArrowsOnPath',
    'pathOptions.flattenPath',
    'pathOptions.interactive',
    'inactivePathOptions',
    'connectionPathOptions',
  ),
  option('polygonHighlightColor', undefined, 'by-hand'),
  option('departureMarkerTemplate', undefined, 'by-hand'),
  option('destinationMarkerTemplate', undefined, 'by-hand'),
  option('connectionTemplate', undefined, 'by-hand'),
];
export const pathRules: readonly OptionRule[] = [
  option('color', 'color'),
  option('nearRadius', 'widthMeters', 'double'),
  option('interactive', 'interactive'),
  ...drop(
    'farRadius',
    'drawDuration',
    'pulseIterations',
    'pulseColor',
    'showPulse',
    'displayArrowsOnPath',
    'flattenPath',
  ),
];
export const blueDotRules: readonly OptionRule[] = [
  option('baseColor', 'color'),
  option('timeout', 'staleAfterMs'),
  option('positionUpdater', undefined, 'by-hand'),
  option('useRotationMode', undefined, 'by-hand'),
  ...drop('allowImplicitFloorLevel', 'showBearing', 'smoothing'),
];
export const positionRules: readonly OptionRule[] = [
  option('latitude', 'latitude'),
  option('longitude', 'longitude'),
  option('accuracy', 'accuracyMeters'),
  option('heading', 'headingDegrees'),
  option('floorLevel', 'floorId', 'floor-id'),
];
export const stackRules: readonly OptionRule[] = [
  option('verticalDistanceBetweenMaps', 'gapMeters'),
  option('maps', 'floors'),
];
