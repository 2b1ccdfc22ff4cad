import { E_SDK_EVENT, getVenue, MezzanineError, showVenue } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'campus',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const { Camera, OutdoorView } = mapView;

const label = document.createElement('label');
const box = document.createElement('input');
box.type = 'checkbox';
label.append(box, ' Outdoor view');
const reading = document.createElement('output');
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Surroundings</legend>';
panel.append(label, reading);
document.body.append(panel);

// #region loaded
mapView.on(E_SDK_EVENT.OUTDOOR_VIEW_LOADED, () => {
  reading.value = 'The surroundings are shown.';
});
// #endregion

// #region show
async function showSurroundings() {
  reading.value = 'Loading…';
  try {
    await OutdoorView.show();
  } catch (error) {
    if (!(error instanceof MezzanineError)) throw error;
    reading.value = error.message;
  }
  box.checked = OutdoorView.isVisible;
}
// #endregion

// #region hide
box.addEventListener('change', () => {
  if (box.checked) void showSurroundings();
  else {
    OutdoorView.hide();
    reading.value = 'Only the venue is shown.';
  }
});
// #endregion

Camera.set({ zoom: Camera.zoom * 3 });
await showSurroundings();
