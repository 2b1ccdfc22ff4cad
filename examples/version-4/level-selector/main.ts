import { E_SDK_EVENT, getVenue, showVenue, type MapGroup } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'campus',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Floor</legend>
  <label>Building <select></select></label> <label>Floor <select></select></label>
  <output></output>`;
const [buildings, floors] = panel.querySelectorAll('select');
const output = panel.querySelector('output')!;
document.body.append(panel);

// #region fill
for (const { id, name } of venue.mapGroups) buildings?.add(new Option(name, id));

function fill(group: MapGroup) {
  const options = [...group.maps].reverse().map(({ id, name }) => new Option(name, id));
  floors?.replaceChildren(...options);
}
// #endregion

// #region choose
async function showGroup(group: MapGroup | undefined) {
  if (!group) return;
  await mapView.setMap(group.defaultMap);
  await mapView.Camera.focusOn({ targets: { maps: [group.defaultMap] } });
}

buildings?.addEventListener('change', () => {
  void showGroup(venue.mapGroups.find(({ id }) => id === buildings.value));
});
floors?.addEventListener('change', () => void mapView.setMap(floors.value));
// #endregion

// #region follow
function follow() {
  const { id, group, elevation, name } = mapView.currentMap;
  fill(group);
  if (buildings) buildings.value = group.id;
  if (floors) floors.value = id;
  output.value = `${group.name}, ${name}, elevation ${elevation}`;
}

mapView.on(E_SDK_EVENT.MAP_CHANGED, follow);
follow();
// #endregion
