import { E_SDK_EVENT, getVenue, showVenue, type Polygon } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);

// #region interactive
mapView.addInteractivePolygonsForAllLocations({ hoverColor: '#f2a98f' });
mapView.FloatingLabels.labelAllLocations({ interactive: true });
// #endregion

const reading = document.createElement('output');
reading.value = 'Choose a place on the map.';
let chosen: Polygon | undefined;

// #region choose
function choose(polygon: Polygon | undefined) {
  if (chosen) mapView.clearPolygonColor(chosen);
  chosen = polygon;
  clear.disabled = !polygon;
  if (!polygon) {
    reading.value = 'Nothing there. Choose a place on the map.';
    return;
  }
  mapView.setPolygonColor(polygon, '#e4572e');
  const location = mapView.getPrimaryLocationForPolygon(polygon);
  const names = location?.categories.map(({ name }) => name) ?? [];
  reading.value = [location?.name ?? 'No name', polygon.map.name, ...names].join(' · ');
}
// #endregion

// #region click
mapView.on(E_SDK_EVENT.CLICK, ({ polygons, floatingLabels }) => {
  const [label] = floatingLabels;
  choose(label?.polygon ?? polygons.find(({ locations }) => locations.length > 0));
});
// #endregion

const clear = document.createElement('button');
clear.textContent = 'Clear';
clear.disabled = true;
clear.addEventListener('click', () => choose(undefined));

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Chosen place</legend>';
panel.append(reading, clear);
document.body.append(panel);
