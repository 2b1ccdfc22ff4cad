import { MezzanineOverlay } from '@mezzanine/maplibre-overlay';
import { loadVenue } from '@mezzanine/mezzanine-js';
import { AttributionControl, Map as MapLibreMap } from 'maplibre-gl';
import type { FilterSpecification, LayerSpecification } from 'maplibre-gl';
import 'maplibre-gl/dist/maplibre-gl.css';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Venue on a MapLibre map</legend>
  <label><input type="checkbox" checked> Venue</label>
  <label><input type="checkbox" checked> Streets</label>
  <select aria-label="Floor"></select>
  <output aria-live="polite"></output>`;
document.body.append(panel);
const [venueBox, streetsBox] = panel.querySelectorAll('input');
const floors = panel.querySelector('select')!;
const says = panel.querySelector('output')!;
floors.append(...venue.floors.map(({ id, name }) => new Option(name, id)).reverse());

// #region style
const file = venue.assetBytes('assets/surroundings.geojson');
const text = file ? new TextDecoder().decode(file) : '{"type":"FeatureCollection","features":[]}';
const attribution = file ? 'Demo data' : '';
const around = { type: 'geojson' as const, data: JSON.parse(text) as GeoJSON.GeoJSON, attribution };

function layer(kind: string, light: string, dark: string): LayerSpecification {
  says.style.outlineColor = `light-dark(${light}, ${dark})`;
  const color = getComputedStyle(says).outlineColor;
  if (kind === 'land')
    return { id: kind, type: 'background', paint: { 'background-color': color } };
  const filter: FilterSpecification = ['==', ['get', 'kind'], kind];
  const shown = { id: kind, source: 'around', filter };
  if (kind !== 'street') return { ...shown, type: 'fill', paint: { 'fill-color': color } };
  return { ...shown, type: 'line', paint: { 'line-color': color, 'line-width': 14 } };
}

const style = () => ({
  version: 8 as const,
  sources: { around },
  layers: [
    layer('land', '#f1eee6', '#12151a'),
    layer('green', '#dbe6cf', '#17231d'),
    layer('water', '#cfdfe9', '#152431'),
    layer('building', '#e0dace', '#20252d'),
    ...(streetsBox!.checked ? [layer('street', '#ffffff', '#2b313a')] : []),
  ],
});
// #endregion

// #region map
const canvasContextAttributes = { antialias: true };
const open = { container: 'map', attributionControl: false, canvasContextAttributes } as const;
const map = new MapLibreMap({ ...open, style: style() });
map.addControl(new AttributionControl({ compact: true }), 'top-right');
const restyle = () => map.setStyle(style());
streetsBox!.addEventListener('change', restyle);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', restyle);
new MutationObserver(restyle).observe(document.documentElement, { attributeFilter: ['style'] });
// #endregion

// #region overlay
const overlay = new MezzanineOverlay(venue);
const upright = { bearing: venue.naturalBearingDegrees, pitch: 50 };
function show() {
  map.addControl(overlay);
  const { mapView } = overlay;
  mapView.spaces.update(({ name }) => name !== '', { interactive: true });
  mapView.on('click', ({ spaces }) => (says.value = spaces[0]?.name ?? ''));
  mapView.on('floor-change', ({ floor }) => (floors.value = floor.id));
  void mapView.camera.focusOn(mapView.floors.current, { ...upright, durationMs: 0 });
}

floors.addEventListener('change', () => overlay.mapView.floors.set(floors.value));
venueBox!.addEventListener('change', () => {
  floors.disabled = !venueBox!.checked;
  if (venueBox!.checked) show();
  else map.removeControl(overlay);
});
show();
// #endregion
