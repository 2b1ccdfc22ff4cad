import { E_SDK_EVENT, getVenue, showVenue, STATE } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const { StackedMaps } = mapView;

// #region tallest
const [tallest] = [...venue.mapGroups].sort((a, b) => b.maps.length - a.maps.length);
if (tallest) await mapView.setMap(tallest.defaultMap);
// #endregion

// #region toggle
const toggle = document.createElement('button');
toggle.textContent = 'Stack';
toggle.addEventListener('click', () => {
  void (StackedMaps.enabled ? StackedMaps.disable() : StackedMaps.enable());
});

mapView.on(E_SDK_EVENT.STATE_CHANGED, (state) => {
  const isStacked = state === STATE.STACKED;
  toggle.setAttribute('aria-pressed', String(isStacked));
  for (const control of [distance, overview, choice]) control.disabled = !isStacked;
});
// #endregion

// #region distance
const distance = document.createElement('input');
Object.assign(distance, { type: 'range', min: '5', max: '60', value: '20' });
distance.addEventListener('change', () => {
  void StackedMaps.restack({ verticalDistanceBetweenMaps: distance.valueAsNumber });
});
// #endregion

// #region zoom
const choice = document.createElement('select');
for (const { id, name } of [...(tallest?.maps ?? [])].reverse())
  choice.append(new Option(name, id));
choice.addEventListener('change', () => void StackedMaps.zoomInToMap(choice.value));

const overview = document.createElement('button');
overview.textContent = 'Overview';
overview.addEventListener('click', () => void StackedMaps.showOverview());
// #endregion

const reading = document.createElement('output');
mapView.on(E_SDK_EVENT.MAP_CHANGED, (map) => {
  choice.value = map.id;
  reading.value = map.name;
});
choice.value = mapView.currentMap.id;

const labeled = (text: string, control: HTMLElement) => {
  const label = document.createElement('label');
  label.append(text, control);
  return label;
};
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Stacked maps</legend>';
panel.append(toggle, labeled('Distance', distance), labeled('Map', choice), overview, reading);
document.body.append(panel);
await StackedMaps.enable({ verticalDistanceBetweenMaps: distance.valueAsNumber });
