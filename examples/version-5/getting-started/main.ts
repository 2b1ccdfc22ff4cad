import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';

// #region load
const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #endregion

// #region show
const mapView = await showVenue(document.getElementById('map')!, venue);
// #endregion

// #region shops
mapView.FloatingLabels.labelAllLocations();
mapView.addInteractivePolygonsForAllLocations();
// #endregion

const panel = document.createElement('div');
const reading = document.createElement('output');
reading.value = 'Click a room.';
panel.append(reading);
document.body.append(panel);

// #region click
mapView.on(E_SDK_EVENT.CLICK, ({ polygons }) => {
  const [polygon] = polygons;
  const name = polygon && mapView.getPrimaryLocationForPolygon(polygon)?.name;
  reading.value = name ?? 'No location here.';
  if (polygon && name) void mapView.Camera.focusOn({ polygons: [polygon] }, { minZoom: 60 });
});
// #endregion
