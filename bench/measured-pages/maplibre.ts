import {
  Map as MapLibreMap,
  setWorkerUrl,
  type ExpressionSpecification,
  type SourceSpecification,
  type StyleSpecification,
} from 'maplibre-gl';
import { expose, pitch, zoomLevel } from './measure.ts';
import type { FloorScene, SceneArea } from '../floorScene.ts';

setWorkerUrl('/maplibre-worker.js');

const collection = (features: readonly object[]) => ({ type: 'FeatureCollection', features });
const feature = (type: string, coordinates: unknown, properties: object) => ({
  type: 'Feature',
  geometry: { type, coordinates },
  properties,
});
const areas = (list: readonly SceneArea[]) =>
  collection(
    list.map(({ rings, color, heightMeters }) =>
      feature('Polygon', rings, { color, heightMeters }),
    ),
  );

function styleOf(scene: FloorScene): StyleSpecification {
  const source = (data: object): SourceSpecification => ({
    type: 'geojson',
    data: data as GeoJSON.GeoJSON,
  });
  const color: ExpressionSpecification = ['get', 'color'];
  const extrusion = { 'fill-extrusion-color': color };
  const height: ExpressionSpecification = ['get', 'heightMeters'];
  return {
    version: 8,
    sources: {
      floor: source(areas(scene.floor)),
      spaces: source(areas(scene.spaces)),
      walls: source(areas(scene.walls)),
      doors: source(collection(scene.doors.map(({ line }) => feature('LineString', line, {})))),
      labels: source(
        collection(scene.labels.map(({ position, text }) => feature('Point', position, { text }))),
      ),
    },
    layers: [
      { id: 'paper', type: 'background', paint: { 'background-color': '#FBFAF7' } },
      { id: 'floor', type: 'fill', source: 'floor', paint: { 'fill-color': ['get', 'color'] } },
      { id: 'spaces', type: 'fill', source: 'spaces', paint: { 'fill-color': ['get', 'color'] } },
      { id: 'outlines', type: 'line', source: 'spaces', paint: { 'line-color': '#D9D3C6' } },
      { id: 'doors', type: 'line', source: 'doors', paint: { 'line-color': '#B9B2A4' } },
      {
        id: 'walls',
        type: 'fill-extrusion',
        source: 'walls',
        paint: { ...extrusion, 'fill-extrusion-height': height },
      },
      {
        id: 'labels',
        type: 'symbol',
        source: 'labels',
        // Without a glyph server, the browser's own fonts are used.
        layout: { 'text-field': ['get', 'text'], 'text-size': 13, 'text-max-width': 8 },
        paint: { 'text-color': '#16181D', 'text-halo-color': '#FFFDF9', 'text-halo-width': 1.5 },
      },
    ],
  };
}

let map: MapLibreMap | undefined;

async function show(): Promise<void> {
  const scene = (await (await fetch('/floor.json')).json()) as FloorScene;
  const { bearing } = scene;
  const [longitude = 0, latitude = 0] = scene.center;
  const center: [number, number] = [longitude, latitude];
  const camera = { center, bearing, pitch, zoom: zoomLevel };
  const made = new MapLibreMap({
    container: 'map',
    style: styleOf(scene),
    ...camera,
    maxPitch: 60,
    attributionControl: false,
    fadeDuration: 0,
    canvasContextAttributes: { antialias: true },
  });
  map = made;
  await made.once('idle');
}

expose(show(), (bearing) => map?.jumpTo({ bearing }));
