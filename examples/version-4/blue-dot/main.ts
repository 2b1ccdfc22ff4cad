import {
  E_BLUE_DOT_EVENT,
  E_SDK_EVENT,
  FakeGeolocation,
  STATE,
  getVenue,
  showVenue,
} from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Blue dot</legend>
  <button>Walk</button> <button>Stop</button>
  <label><input type="checkbox">Follow</label>
  <output></output> <output></output>`;
const [start, stop] = panel.querySelectorAll('button');
const checkbox = panel.querySelector('input')!;
const [state, place] = panel.querySelectorAll('output');
document.body.append(panel);

const [from, ...others] = mapView.currentMap.polygons.filter(
  ({ entrances }) => entrances.length > 0,
);
const to = others.at(-1);
const directions = from && to && from.directionsTo(to);

if (directions && directions.path.length > 0) {
  mapView.drawJourney(directions);
  // #region walk
  const walk = new FakeGeolocation(directions, { interval: 500 });
  start?.addEventListener('click', () => {
    mapView.BlueDot.enable({ positionUpdater: walk, timeout: 1500, baseColor: '#2563eb' });
    walk.start();
  });
  stop?.addEventListener('click', () => walk.stop());
  // #endregion
}

// #region follow
checkbox.addEventListener('change', () => mapView.BlueDot.follow(checkbox.checked));
mapView.on(E_SDK_EVENT.STATE_CHANGED, (mapState) => {
  checkbox.checked = mapState === STATE.FOLLOW;
});
// #endregion

// #region events
mapView.BlueDot.on(E_BLUE_DOT_EVENT.STATE_CHANGE, ({ state: name, reason }) => {
  if (state) state.value = `${name} (${reason})`;
});
mapView.BlueDot.on(E_BLUE_DOT_EVENT.POSITION_UPDATE, ({ position, map, nearestNode }) => {
  const [location] = nearestNode?.locations ?? [];
  const accuracy = position.coords.accuracy?.toFixed(1) ?? '?';
  if (place) place.value = `${map.name}, ± ${accuracy} m, near ${location?.name ?? 'a corridor'}`;
});
// #endregion
