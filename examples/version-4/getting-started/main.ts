import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v4';

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
mapView.labelAllLocations();
// #endregion

// #region shops
mapView.addInteractivePolygonsForAllLocations();

mapView.on(E_SDK_EVENT.POLYGON_CLICKED, (polygon) => {
  void mapView.focusOn({ polygons: [polygon], minZoom: 60 });
});
// #endregion
