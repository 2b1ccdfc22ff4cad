import {
  E_BLUE_DOT_EVENT,
  E_SDK_EVENT,
  FakeGeolocation,
  getVenue,
  showVenue,
  STATE,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const { BlueDot } = mapView;
const reading = document.createElement('output');

// #region walk
const places = venue.locations.filter(({ polygons }) => polygons.length > 0);
const start = places.find(({ polygons }) => polygons[0]?.map === mapView.currentMap);
const end = places.filter(({ polygons }) => polygons[0]?.map !== mapView.currentMap).at(-1);
const directions = start && end && start.directionsTo(end);
const hasRoute = directions !== undefined && directions.path.length > 0;
const walk = hasRoute ? new FakeGeolocation(directions, { interval: 300 }) : undefined;
if (walk) BlueDot.enable({ positionUpdater: walk, timeout: 2000 });
// #endregion

// #region events
let place = '';
const update = () => (reading.value = `${BlueDot.state}${place}`);
BlueDot.on(E_BLUE_DOT_EVENT.STATE_CHANGE, update);
BlueDot.on(E_BLUE_DOT_EVENT.POSITION_UPDATE, ({ map, nearestNode }) => {
  const [location] = nearestNode?.locations ?? [];
  place = `, ${map.name}${location ? `, near ${location.name}` : ''}`;
  update();
});
// #endregion

function button(text: string, onClick: () => void) {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', onClick);
  return element;
}

// #region follow
const follow = button('Follow', () => BlueDot.follow(mapView.state !== STATE.FOLLOW));
mapView.on(E_SDK_EVENT.STATE_CHANGED, (state) => {
  follow.setAttribute('aria-pressed', String(state === STATE.FOLLOW));
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Blue dot</legend>';
const controls = [button('Walk', () => walk?.start()), button('Stop', () => walk?.stop()), follow];
panel.append(...controls, reading);
document.body.append(panel);
if (walk) {
  update();
  BlueDot.follow();
} else reading.value = 'This venue has no route to walk along.';
