import { loadVenue, showMap, type Marker } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const placed: Marker[] = [];

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Markers</legend>
  <button>Mark the middle</button> <button>Remove the last</button>
  <output>Click on the map.</output>`;
const [middle, last] = panel.querySelectorAll('button');
const reading = panel.querySelector('output')!;
document.body.append(panel);

// #region pin
function pin(text: string): HTMLElement {
  const element = document.createElement('div');
  element.textContent = text;
  element.style.cssText =
    'min-width: 26px; padding: 3px 8px; border-radius: 14px 14px 14px 2px; box-sizing: border-box;' +
    'background: #c8411b; color: white; font: 700 14px/1.4 system-ui; text-align: center;' +
    'border: 2px solid white; box-shadow: 0 2px 6px rgb(0 0 0 / 0.3)';
  return element;
}
// #endregion

// #region place
function place(coordinate: { longitude: number; latitude: number; floorId?: string }) {
  const marker = mapView.markers.add(coordinate, pin(String(placed.length + 1)), {
    anchor: 'bottom-left',
    priority: 'always',
  });
  placed.push(marker);
  tell();
}

mapView.on('click', ({ coordinate }) => {
  if (coordinate) place(coordinate);
});
// #endregion

function tell() {
  const floorId = mapView.floors.current.id;
  const here = placed.filter(({ coordinate }) => coordinate.floorId === floorId);
  reading.value = `${placed.length} placed, ${here.length} on ${mapView.floors.current.name}`;
}

middle?.addEventListener('click', () => place(mapView.camera.center));
last?.addEventListener('click', () => {
  const marker = placed.pop();
  if (marker) mapView.markers.remove(marker);
  tell();
});
mapView.on('floor-change', tell);
