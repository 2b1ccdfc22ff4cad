import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FlatLabels.labelAllLocations();

// #region building
const building = document.createElement('select');
for (const { id, name } of venue.mapGroups) building.append(new Option(name, id));

building.addEventListener('change', async () => {
  const group = venue.mapGroups.find(({ id }) => id === building.value);
  if (!group) return;
  await mapView.setMap(group.defaultMap);
  await mapView.Camera.focusOn({ maps: [group.defaultMap] });
});
// #endregion

const levels = document.createElement('span');
const reading = document.createElement('output');

// #region levels
function showLevels() {
  const { group } = mapView.currentMap;
  const maps = [...group.maps].sort((a, b) => b.elevation - a.elevation);
  levels.replaceChildren(
    ...maps.map((map) => {
      const button = document.createElement('button');
      button.textContent = map.shortName;
      button.title = map.name;
      button.setAttribute('aria-pressed', String(map === mapView.currentMap));
      button.addEventListener('click', () => void mapView.setMap(map));
      return button;
    }),
  );
  building.value = group.id;
}
// #endregion

// #region follow
mapView.on(E_SDK_EVENT.MAP_CHANGED_WITH_REASON, ({ map, reason }) => {
  const hadFocus = levels.contains(document.activeElement);
  showLevels();
  if (hadFocus) levels.querySelector<HTMLElement>('[aria-pressed="true"]')?.focus();
  reading.value = `${map.name}, by ${reason}`;
});
// #endregion
showLevels();

const label = document.createElement('label');
label.append('Building', building);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Building and level</legend>';
panel.append(label, levels, reading);
document.body.append(panel);
