import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region exclude
const kinds = [...new Set(venue.connections.map(({ kind }) => kind))].filter(
  (kind) => kind !== 'door',
);
const boxes = kinds.map((kind) => {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = true;
  box.addEventListener('change', find);
  const label = document.createElement('label');
  label.append(box, kind);
  return { box, kind, label };
});
// #endregion

const reading = document.createElement('output');
const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};
const onTop = venue.locations.filter(({ spaces }) => spaces[0]?.floor === venue.floors.at(-1));
const end = onTop.at(-1);

// #region explain
function find() {
  mapView.markers.removeAll();
  mapView.navigation.clear();
  if (!end) return;
  const exclude = boxes.flatMap(({ box, kind }) => (box.checked ? [] : kind));
  const way = venue.directions(start, end, { exclude });
  if (way.type === 'directions') {
    mapView.navigation.show(way);
    reading.value = `${Math.round(way.distanceMeters)} m to ${end.name}`;
    return;
  }
  reading.value = way.blockers.map(({ text }) => text).join(' ');
  const places = way.blockers.flatMap(({ connection, coordinate }) => {
    return [connection?.coordinates ?? [], coordinate ?? []].flat();
  });
  for (const place of places) {
    const sign = document.createElement('strong');
    sign.textContent = 'Excluded';
    sign.style.cssText = 'padding:2px 8px;border-radius:6px;background:#b42318;color:#fff';
    mapView.markers.add(place, sign, { anchor: 'bottom', priority: 'always' });
  }
  const [first] = places;
  if (first) void mapView.camera.focusOn(first, { maxZoomLevel: 19 });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Ways between floors</legend>';
panel.append(...boxes.map(({ label }) => label), reading);
document.body.append(panel);
mapView.camera.setScreenOffsets({ bottom: panel.offsetHeight + 24 });
find();
