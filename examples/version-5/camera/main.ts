import {
  CAMERA_EASING_MODE,
  E_CAMERA_EVENT,
  getVenue,
  showVenue,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FloatingLabels.labelAllLocations();

// #region overview
const { Camera } = mapView;
const { position, zoom, tilt, rotation } = Camera;
const overview = { position, zoom, tilt, rotation };
// #endregion

// #region limits
Camera.minZoom = 15;
Camera.maxZoom = zoom * 2;
// #endregion

const flights: Record<string, () => Promise<void>> = {
  // #region animate
  Rotate: () => Camera.animate({ rotation: Camera.rotation + Math.PI / 2 }, { duration: 800 }),
  'From above': () => Camera.animate({ tilt: 0 }, { easing: CAMERA_EASING_MODE.EASE_IN_OUT }),
  Overview: () => Camera.animate(overview),
  // #endregion
};

// #region focus
const shop = venue.locations.find(({ polygons }) => polygons[0]?.map === mapView.currentMap);
if (shop) {
  flights[shop.name] = () =>
    Camera.focusOn({ polygons: shop.polygons }, { tilt: 1, minZoom: 30, duration: 800 });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Camera</legend>';
for (const [name, fly] of Object.entries(flights)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void fly());
  panel.append(button);
}

const reading = document.createElement('output');
// #region listen
Camera.on(E_CAMERA_EVENT.CHANGED, ({ zoom: meters, tilt: up, rotation: turn }) => {
  reading.value = `${meters.toFixed(0)} m · tilt ${up.toFixed(2)} · rotation ${turn.toFixed(2)}`;
});
// #endregion
panel.append(reading);
document.body.append(panel);
