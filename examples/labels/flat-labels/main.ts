import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue, { pitch: 35, zoomLevel: 19.4 });
const names = mapView.labels.getAll();

// #region lay
function lay(kind: 'flat' | 'floating') {
  for (const label of names) mapView.labels.update(label, { kind });
}
// #endregion

lay('flat');

// #region compass
mapView.labels.add(mapView.camera.center, 'North', {
  kind: 'flat',
  fontSizeMeters: 3,
  rotationDegrees: -90,
  color: '#c8411b',
  priority: 'high',
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>How names are shown</legend>
  <label><input type="radio" name="kind" value="flat" checked /> On the floor</label>
  <label><input type="radio" name="kind" value="floating" /> Standing</label>
  <button>Turn the map</button>`;
panel.addEventListener('change', ({ target }) => {
  lay((target as HTMLInputElement).value === 'flat' ? 'flat' : 'floating');
});
panel.querySelector('button')?.addEventListener('click', () => {
  void mapView.camera.animateTo({ bearing: mapView.camera.bearing + 60 });
});
document.body.append(panel);
