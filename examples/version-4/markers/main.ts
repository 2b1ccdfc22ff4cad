import {
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  MARKER_ANCHOR,
  getVenue,
  showVenue,
} from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Markers</legend>
  <label>Anchor <select></select></label>
  <button>Mark the center</button> <button>Remove the last</button> <button>Remove all</button>
  <output>Click on the map.</output>`;
const select = panel.querySelector('select')!;
const output = panel.querySelector('output')!;
const [center, last, all] = panel.querySelectorAll('button');
const anchors = Object.values(MARKER_ANCHOR);
for (const anchor of anchors) select.add(new Option(anchor, anchor, false, anchor === 'bottom'));
document.body.append(panel);

// #region create
const ids: string[] = [];
const style =
  'padding: 2px 9px; border: 2px solid white; border-radius: 14px;' +
  'background: #c8411b; color: white; font: 700 14px system-ui';

function mark(place: typeof mapView.Camera.position) {
  const id = mapView.createMarker(place, `<div style="${style}">${ids.length + 1}</div>`, {
    anchor: anchors[select.selectedIndex] ?? MARKER_ANCHOR.CENTER,
    rank: COLLISION_RANKING_TIERS.ALWAYS_VISIBLE,
  });
  ids.push(id);
  output.value = `${ids.length} placed on ${place.map.name}`;
}
// #endregion

// #region click
mapView.on(E_SDK_EVENT.CLICK, ({ position }) => {
  if (position) mark(position);
});
// #endregion

center?.addEventListener('click', () => mark(mapView.Camera.position));
// #region remove
last?.addEventListener('click', () => {
  const id = ids.pop();
  if (id !== undefined) mapView.removeMarker(id);
  output.value = `${ids.length} left`;
});
all?.addEventListener('click', () => {
  mapView.removeAllMarkers();
  ids.length = 0;
  output.value = '0 left';
});
// #endregion
