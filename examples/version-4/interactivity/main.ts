import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Selection</legend>
  <label><input type="checkbox" checked>Interactive</label>
  <output>Click on a shop.</output>`;
const checkbox = panel.querySelector('input')!;
const output = panel.querySelector('output')!;
document.body.append(panel);

// #region interactive
function setInteractive() {
  if (checkbox.checked) mapView.addInteractivePolygonsForAllLocations({ hoverColor: '#f2a98f' });
  else mapView.removeAllInteractivePolygons();
}
// #endregion

checkbox.addEventListener('change', setInteractive);
setInteractive();

// #region click
mapView.on(E_SDK_EVENT.POLYGON_CLICKED, (polygon) => {
  mapView.clearAllPolygonColors();
  mapView.setPolygonColor(polygon, '#e4572e', '#ffffff');
  const location = mapView.getPrimaryLocationForPolygon(polygon);
  output.value = `${location?.name ?? polygon.name}, ${polygon.map.name}`;
});

mapView.on(E_SDK_EVENT.NOTHING_CLICKED, () => {
  mapView.clearAllPolygonColors();
  output.value = 'Nothing selected.';
});
// #endregion
