import {
  CAMERA_EASING_MODE,
  E_CAMERA_EVENT,
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
const { Camera } = mapView;

// #region limits
const { position, rotation, tilt, zoom } = Camera;
const overview = { position, rotation, tilt, zoom };
Camera.minZoom = 15;
Camera.maxZoom = zoom * 2;
// #endregion

const shop = mapView.currentMap.polygons.find(({ locations }) => locations.length > 0);

const flights: Record<string, () => Promise<unknown>> = {
  // #region animate
  Turn: () =>
    Camera.animate(
      { rotation: Camera.rotation + Math.PI / 2 },
      { duration: 1200, easing: CAMERA_EASING_MODE.EASE_IN_OUT },
    ),
  'From above': () => Camera.animate({ tilt: 0 }),
  Overview: () => Camera.animate(overview),
  // #endregion
};
if (shop) {
  // #region focus
  flights[shop.name] = () =>
    Camera.focusOn({
      targets: { polygons: [shop] },
      cameraOptions: { tilt: 1, minZoom: 40, safeAreaInsets: { bottom: 80 } },
    });
  // #endregion
}

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Camera</legend>';
for (const [name, fly] of Object.entries(flights)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void fly());
  panel.append(button);
}

// #region listen
const output = document.createElement('output');
Camera.on(E_CAMERA_EVENT.CHANGED, ({ rotation, tilt, zoom }) => {
  output.value = `${rotation.toFixed(2)} · ${tilt.toFixed(2)} · ${zoom.toFixed(0)} m`;
});
// #endregion
panel.append(output);
document.body.append(panel);
