import {
  Analytics,
  E_ANALYTICS_EVENT,
  E_SDK_EVENT,
  OfflineSearch,
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
mapView.addInteractivePolygonsForAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Analytics</legend>
  <label><input type="checkbox" checked>Report events</label>
  <button>Search</button> <button>Route</button> <output></output> <ol></ol>`;
const checkbox = panel.querySelector('input')!;
const [searching, routing] = panel.querySelectorAll('button');
const session = panel.querySelector('output')!;
const log = panel.querySelector('ol')!;
document.body.append(panel);

// #region listen
function send(event: string, text: string) {
  const item = document.createElement('li');
  item.textContent = `${event}: ${text}`;
  log.prepend(item);
}

Analytics.on(E_ANALYTICS_EVENT.LOCATION_SELECTED, ({ location }) =>
  send('location', location.name),
);
Analytics.on(E_ANALYTICS_EVENT.TRACK_SEARCH, ({ query, count }) =>
  send('search', `${query}, ${count} results`),
);
Analytics.on(E_ANALYTICS_EVENT.GET_DIRECTIONS, ({ from, to }) =>
  send('directions', `${from.distanceTo(to).toFixed(0)} m`),
);
// #endregion

// #region report
mapView.on(E_SDK_EVENT.POLYGON_CLICKED, (polygon) => {
  const location = mapView.getPrimaryLocationForPolygon(polygon);
  if (location) Analytics.locationSelected(location);
});

searching?.addEventListener('click', async () => {
  const query = venue.categories.at(-1)?.name ?? '';
  const results = await new OfflineSearch(venue).search(query);
  Analytics.trackSearch(query, results.length);
});

routing?.addEventListener('click', () => {
  const [from, to] = venue.locations.filter(({ polygons }) => polygons.length > 0);
  if (from && to) Analytics.getDirections({ from, to });
});
// #endregion

// #region switch
function setEnabled() {
  if (checkbox.checked) Analytics.enable();
  else Analytics.disable();
  session.value = `Session ${Analytics.sessionId.slice(0, 8)}`;
}
// #endregion

checkbox.addEventListener('change', setEnabled);
setEnabled();
