import { htmlEscape } from 'escape-goat';
import type {
  DataDrivenPropertyValueSpecification,
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import { metersPerPixelAt } from '../camera/Projector.ts';
import type { MapTheme } from '../../style/MapTheme.ts';

/** Colors of the ground, by color scheme; all other colors come from the theme. */
const COLORS = {
  light: {
    land: '#F6F3EC',
    town: '#F1EDE4',
    green: '#E2EAD9',
    wood: '#D5E1CB',
    tree: '#C3D4B7',
    water: '#CFDFE9',
    paved: '#ECE8DF',
    street: '#FFFFFF',
    edge: '#E0DBD0',
    path: '#FFFFFF',
    rail: '#CFC9BD',
    building: '#EAE5DB',
    label: '#5B6270',
    halo: '#FFFDF9',
  },
  dark: {
    land: '#12151A',
    town: '#14171D',
    green: '#161E1B',
    wood: '#17221D',
    tree: '#203028',
    water: '#152431',
    paved: '#191D23',
    street: '#262B33',
    edge: '#0D0F13',
    path: '#22272E',
    rail: '#2C323B',
    building: '#1D222A',
    label: '#9BA1AD',
    halo: '#14171C',
  },
} as const;

const SOURCE = 'surroundings';
/** Widths in meters scale with the map between these zoom levels. */
const [LOW, HIGH] = [8, 24];

/**
 * The built-in style: streets, water, green areas and buildings in subdued colors that match the
 * theme.
 *
 * @param surroundings - GeoJSON, or its URL
 * @param theme - theme of the map
 * @param latitude - latitude of the venue; the meters per pixel depend on it
 */
export function outdoorStyle(
  surroundings: object | string,
  theme: MapTheme,
  latitude: number,
): StyleSpecification {
  const colors = COLORS[theme.colorScheme];
  const kind = (name: string): ExpressionSpecification => ['==', ['get', 'kind'], name];
  const line = (name: 'street' | 'path' | 'rail', color: string, more = 0): LayerSpecification => ({
    id: more > 0 ? `${name}-edge` : name,
    type: 'line',
    source: SOURCE,
    filter: kind(name),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': metersWide(latitude, more) },
  });
  return {
    version: 8,
    sources: { [SOURCE]: sourceOf(surroundings) },
    light: { anchor: 'map', intensity: theme.colorScheme === 'light' ? 0.16 : 0.3 },
    layers: [
      { id: 'land', type: 'background', paint: { 'background-color': colors.land } },
      {
        id: 'ground',
        type: 'fill',
        source: SOURCE,
        filter: ['==', ['geometry-type'], 'Polygon'],
        // One layer, so that areas overlap in the order of the file.
        paint: { 'fill-color': groundColor(colors) },
      },
      line('path', colors.path),
      line('rail', colors.rail),
      line('street', colors.edge, 1.4),
      line('street', colors.street),
      {
        id: 'tree',
        type: 'circle',
        source: SOURCE,
        filter: kind('tree'),
        paint: {
          'circle-color': colors.tree,
          'circle-pitch-alignment': 'map',
          'circle-radius': metersWide(latitude, 0),
        },
      },
      {
        id: 'building',
        type: 'fill-extrusion',
        source: SOURCE,
        filter: kind('building'),
        paint: {
          'fill-extrusion-color': colors.building,
          'fill-extrusion-height': ['coalesce', ['get', 'heightMeters'], 6],
        },
      },
      labelLayer('street-name', 'line', colors),
      labelLayer('place-name', 'point', colors),
    ],
  };
}

type Colors = (typeof COLORS)['light' | 'dark'];

function groundColor(colors: Colors): DataDrivenPropertyValueSpecification<string> {
  const named = (['town', 'green', 'wood', 'paved', 'water'] as const).flatMap((kind) => [
    kind,
    colors[kind],
  ]);
  // Extruded buildings cover their own ground.
  return ['match', ['get', 'kind'], 'building', colors.building, ...named, colors.land];
}

function sourceOf(surroundings: object | string): StyleSpecification['sources'][string] {
  const attribution = (surroundings as { attribution?: unknown }).attribution;
  return {
    type: 'geojson',
    data: surroundings as GeoJSONSourceSpecification['data'],
    // MapLibre treats attributions as markup, but those from a file are text.
    ...(typeof attribution === 'string' && { attribution: htmlEscape(attribution) }),
  };
}

/** `widthMeters` of a feature plus this many meters, in pixels. */
function metersWide(latitude: number, more: number): DataDrivenPropertyValueSpecification<number> {
  const meters: ExpressionSpecification = ['+', ['coalesce', ['get', 'widthMeters'], 5], more];
  const at = (zoom: number): ExpressionSpecification => [
    '*',
    meters,
    1 / metersPerPixelAt(zoom, latitude),
  ];
  return ['interpolate', ['exponential', 2], ['zoom'], LOW, at(LOW), HIGH, at(HIGH)];
}

function labelLayer(
  id: string,
  placement: 'line' | 'point',
  { label, halo }: Colors,
): LayerSpecification {
  return {
    id,
    type: 'symbol',
    source: SOURCE,
    filter: [
      'all',
      ['has', 'name'],
      ['==', ['geometry-type'], placement === 'line' ? 'LineString' : 'Point'],
    ],
    layout: {
      'symbol-placement': placement,
      'text-field': ['get', 'name'],
      'text-size': 12,
      'text-letter-spacing': 0.02,
      'text-max-angle': 30,
      'symbol-spacing': 420,
      'text-max-width': 8,
      // Without a glyph server, the browser's own font is used.
      'text-font': ['sans-serif'],
    },
    paint: { 'text-color': label, 'text-halo-color': halo, 'text-halo-width': 1.2 },
  };
}
