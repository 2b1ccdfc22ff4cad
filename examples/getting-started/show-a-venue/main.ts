import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

// #region load
const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #endregion

// #region show
const mapView = await showMap('#map', venue);
// #endregion

// #region shops
mapView.spaces.update((space) => space.locations.length > 0, { interactive: true });

mapView.on('click', ({ spaces }) => {
  if (spaces.length > 0) void mapView.camera.focusOn(spaces, { maxZoomLevel: 20 });
});
// #endregion
