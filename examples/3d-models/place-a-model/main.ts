import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const spaces = venue.spaces.filter(({ floor }) => floor === mapView.floors.current);
const byArea = [...spaces].sort((a, b) => b.areaSquareMeters - a.areaSquareMeters);
const room = byArea.find(({ kind, areaSquareMeters }) => kind === 'room' && areaSquareMeters < 80);
const place = (room ?? byArea[0]!).center;

// #region model
const source = new URL('./chair.glb', import.meta.url);
const chair = mapView.models.add(place, source, {
  scale: 2,
  headingDegrees: 160,
  color: '#7aa893',
});
await chair.whenLoaded();
// #endregion

const reading = document.createElement('output');

// #region change
const turn = slider('Heading', [0, 360, 10], 160, (headingDegrees) => {
  mapView.models.update(chair, { headingDegrees });
  reading.value = `Heading ${headingDegrees}°`;
});
const size = slider('Size', [1, 6, 0.25], 2, (scale) => {
  mapView.models.update(chair, { scale });
  reading.value = `${scale} times its size`;
});
// #endregion

const color = document.createElement('input');
Object.assign(color, { type: 'color', value: '#7aa893' });
color.addEventListener('input', () => {
  mapView.models.update(chair, { color: color.value });
  reading.value = `Color ${color.value}`;
});

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>An armchair</legend>';
panel.append(turn, size, labeled('Color', color), reading);
document.body.append(panel);
await mapView.camera.focusOn(place, { maxZoomLevel: 21.5 });

function slider(
  text: string,
  [min, max, step]: readonly [number, number, number],
  value: number,
  onChange: (value: number) => void,
): HTMLLabelElement {
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min, max, step, value });
  input.addEventListener('input', () => onChange(input.valueAsNumber));
  return labeled(text, input);
}

function labeled(text: string, input: HTMLInputElement): HTMLLabelElement {
  const label = document.createElement('label');
  label.append(text, input);
  return label;
}
