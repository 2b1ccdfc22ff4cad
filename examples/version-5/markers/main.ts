import {
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  getVenue,
  MARKER_ANCHOR,
  showVenue,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const polygons = mapView.currentMap.polygons.filter(({ locations }) => locations.length > 0);
const step = Math.max(1, Math.floor(polygons.length / 6));
const stops = polygons.filter((_, i) => i % step === 0).slice(0, 6);

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Markers</legend>
  <button>Next stop</button> <button>Remove the pins</button>
  <output aria-live="polite"></output>`;
const [nextButton, removeButton] = panel.querySelectorAll('button');
const reading = panel.querySelector('output')!;
reading.value = stops.length > 1 ? 'Click a pin.' : 'This map has no locations.';
document.body.append(panel);

// #region pins
const pinStyle = `padding: 2px 9px; border: 2px solid #fff; border-radius: 14px;
  font: 600 14px/1.4 system-ui; color: #fff; background: #1d6f8a`;
const pins = stops.map((polygon, i) =>
  mapView.Markers.add(polygon, `<div style="${pinStyle}">${i + 1}</div>`, {
    anchor: MARKER_ANCHOR.BOTTOM,
    rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
    interactive: true,
  }),
);
// #endregion

// #region click
mapView.on(E_SDK_EVENT.CLICK, ({ markers: [pin] }) => {
  const stop = pin && stops[pins.indexOf(pin)];
  if (stop) reading.value = stop.locations[0]?.name ?? stop.name;
});
// #endregion

// #region move
const dot = `<svg viewBox="0 0 22 22" width="22" height="22" aria-hidden="true">
  <circle cx="11" cy="11" r="9" fill="#c8411b" stroke="#fff" stroke-width="3" />
</svg>`;
const guide = mapView.Markers.add(stops[0]?.center ?? mapView.Camera.position, dot, {
  anchor: MARKER_ANCHOR.TOP,
  rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
});
let at = 0;

async function moveOn() {
  const next = (at + 1) % stops.length;
  const stop = stops[next];
  if (!stop) return;
  at = next;
  reading.value = `Moving to stop ${next + 1}`;
  await mapView.Markers.animate(guide, stop, { duration: 1200 });
  if (at === next) reading.value = `At stop ${next + 1}`;
}
// #endregion

nextButton?.addEventListener('click', () => void moveOn());
removeButton?.addEventListener('click', () => {
  for (const pin of pins) mapView.Markers.remove(pin);
});
