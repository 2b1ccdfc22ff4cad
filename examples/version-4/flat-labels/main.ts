import { getVenue, showVenue, type FlatLabelAppearance } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #region add
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations({ flatLabels: true });
mapView.Camera.set({ tilt: 0.5, zoom: mapView.Camera.zoom / 2.5 });
// #endregion

// #region looks
const looks: Record<string, FlatLabelAppearance> = {
  Small: { fontSize: 6 },
  Medium: { fontSize: 12 },
  Large: { fontSize: 30 },
  Colored: { fontSize: 12, color: '#c8411b' },
};

function label(appearance: FlatLabelAppearance) {
  mapView.removeAllLabels();
  mapView.labelAllLocations({ flatLabels: true, appearance });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Flat labels</legend>';
function addButton(name: string, onClick: () => void) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', onClick);
  panel.append(button);
}
for (const [name, appearance] of Object.entries(looks)) addButton(name, () => label(appearance));
addButton('None', () => mapView.removeAllLabels());
document.body.append(panel);
