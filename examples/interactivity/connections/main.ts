import { loadVenue, showMap, type Connection } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue, { labels: 'none' });

// #region kinds
const kinds = [...new Set(venue.connections.map(({ kind }) => kind))].sort();
// #endregion

const select = document.createElement('select');
select.ariaLabel = 'Kind of connection';
select.append(new Option('All kinds', ''), ...kinds.map((kind) => new Option(kind, kind)));
const stepFree = document.createElement('input');
stepFree.type = 'checkbox';
const label = document.createElement('label');
label.append(stepFree, 'Without steps');
const reading = document.createElement('output');

// #region markers
function show() {
  mapView.markers.removeAll();
  const { current } = mapView.floors;
  const here = venue.connections.filter(
    ({ kind, isAccessible, floors }) =>
      floors.includes(current) &&
      (select.value === '' || kind === select.value) &&
      (isAccessible || !stepFree.checked),
  );
  for (const connection of here) {
    const entries = connection.coordinates.filter(({ floorId }) => floorId === current.id);
    for (const entry of entries) mapView.markers.add(entry, buttonOf(connection));
  }
  reading.value = `${here.length} on ${current.name}`;
}
// #endregion

// #region travel
function buttonOf(connection: Connection): HTMLButtonElement {
  const { floors } = connection;
  const names = floors.map(({ shortName }) => shortName).join(' · ');
  const button = document.createElement('button');
  button.textContent = names;
  button.ariaLabel = `${connection.name || connection.kind}: ${names}. Go to the next floor`;
  button.addEventListener('click', () => {
    const next = floors[(floors.indexOf(mapView.floors.current) + 1) % floors.length];
    if (next) mapView.floors.set(next);
  });
  return button;
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Connections</legend>';
panel.append(select, label, reading);
panel.addEventListener('change', show);
document.body.append(panel);
mapView.on('floor-change', show);
