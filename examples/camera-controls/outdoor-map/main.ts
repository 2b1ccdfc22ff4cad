import { loadVenue, MezzanineError, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { camera } = mapView;

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Outdoors</legend>';
const label = document.createElement('label');
const box = document.createElement('input');
box.type = 'checkbox';
label.append(box, ' Show what is around');
const says = document.createElement('output');
says.setAttribute('aria-live', 'polite');
panel.append(label, says);
document.body.append(panel);

// #region show
async function showOutdoors() {
  says.value = 'Loading …';
  try {
    if (await mapView.outdoor.show()) says.value = 'The outdoors are shown.';
  } catch (error) {
    if (!(error instanceof MezzanineError)) throw error;
    box.checked = false;
    says.value = error.message;
  }
}
// #endregion

// #region hide
box.addEventListener('change', () => {
  if (box.checked) void showOutdoors();
  else {
    mapView.outdoor.hide();
    says.value = 'Only the venue is shown.';
  }
});
// #endregion

box.checked = true;
camera.set({ zoomLevel: camera.zoomLevel - 1.2 });
await showOutdoors();
