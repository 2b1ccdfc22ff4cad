import { getVenue, showVenue, type AmbientOcclusionOptions } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const element = document.getElementById('map')!;

// #region shades
const shades: Record<string, boolean | AmbientOcclusionOptions> = {
  Off: false,
  Default: true,
  Strong: { intensity: 0.9 },
};
// #endregion

let mapView = await showVenue(element, venue, { ambientOcclusion: true });
const [polygon] = mapView.currentMap.polygons.filter(({ locations }) => locations.length > 0);
mapView.Camera.set({
  tilt: 0.7,
  zoom: mapView.Camera.zoom / 4,
  ...(polygon && { position: polygon.center }),
});

// #region again
async function shadeAgain(ambientOcclusion: boolean | AmbientOcclusionOptions) {
  const { position, rotation, tilt, zoom } = mapView.Camera;
  const firstMap = mapView.currentMap;
  mapView.destroy();
  mapView = await showVenue(element, venue, { ambientOcclusion, firstMap });
  mapView.Camera.set({ position, rotation, tilt, zoom });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Shade at walls</legend>';
for (const [name, shade] of Object.entries(shades)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.ariaPressed = String(name === 'Default');
  button.addEventListener('click', async () => {
    panel.disabled = true;
    await shadeAgain(shade);
    panel.disabled = false;
    for (const one of panel.querySelectorAll('button')) one.ariaPressed = String(one === button);
    button.focus();
  });
  panel.append(button);
}
document.body.append(panel);
