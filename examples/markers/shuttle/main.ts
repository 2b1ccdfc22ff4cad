import { loadVenue, showMap, type Coordinate } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const floor = mapView.floors.current;
const stops = floor.spaces
  .filter(({ name, doors }) => name !== '' && doors.length > 0)
  .sort((a, b) => b.areaSquareMeters - a.areaSquareMeters)
  .slice(0, 6);

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Cart</legend>
  <button>Drive</button> <button>Stop</button> <output aria-live="polite"></output>`;
const [drive, halt] = panel.querySelectorAll('button');
const reading = panel.querySelector('output')!;
document.body.append(panel);

const cart = document.createElement('div');
cart.innerHTML = `<svg viewBox="0 0 32 24" width="36" height="27" aria-hidden="true">
  <path d="M3 18V9l4-7h14l3 7h5v9z" fill="#c8411b" stroke="#fff" stroke-width="1.5" />
  <path d="M7 9l2.5-4H13v4zm8 0V5h4.5l2 4z" fill="#fff" />
  <g fill="#16181d" stroke="#fff"><circle cx="9" cy="19" r="3.5" /><circle cx="23" cy="19" r="3.5" /></g>
</svg>`;
cart.style.cssText = 'line-height: 0; filter: drop-shadow(0 2px 3px rgb(0 0 0 / 0.4))';
const start = stops[0]?.center ?? mapView.camera.center;
const marker = mapView.markers.add(start, cart, { priority: 'always', accessibleName: 'Cart' });
let next = 1;
let isDriving = false;

// #region drive
async function follow(way: readonly Coordinate[]) {
  for (const place of way) {
    const meters = venue.distanceMeters(marker.coordinate, place);
    const result = await mapView.markers.animateTo(marker, place, { durationMs: meters * 90 });
    if (result === 'interrupted') return false;
  }
  return true;
}

async function driveOn() {
  const stop = stops[next % stops.length];
  if (!stop || isDriving) return;
  isDriving = true;
  reading.value = `On the way to ${stop.name}`;
  const result = venue.directions(marker.coordinate, stop);
  const way = result.type === 'directions' ? result.path : [stop.center];
  const isThere = await follow(way.filter(({ floorId }) => floorId === floor.id));
  isDriving = false;
  reading.value = isThere ? `At ${stop.name}` : 'Stopped';
  if (isThere) next += 1;
}
// #endregion

reading.value = stops.length > 1 ? `At ${stops[0]?.name}` : 'There is nowhere to drive here.';
drive?.addEventListener('click', () => void driveOn());
halt?.addEventListener('click', () => {
  void mapView.markers.animateTo(marker, marker.coordinate, { durationMs: 0 });
});
