import { loadVenue, showMap, type Coordinate, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'campus',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
// #region rooms
// Rooms with their own furniture stay unchanged.
const furnished = new Set(
  venue.obstructions.flatMap(({ geometry, floor }) => {
    const corners = geometry.type === 'Polygon' ? geometry.coordinates.flat() : [];
    return corners.map(([longitude = 0, latitude = 0]) =>
      venue.spaceAt({ longitude, latitude, floorId: floor.id }),
    );
  }),
);
const rooms = venue.spaces.filter(
  (space) => space.kind === 'room' && space.areaSquareMeters > 14 && !furnished.has(space),
);
// #endregion

// #region grid
const METERS_PER_DEGREE = 111_320;
const around = ({ center }: Space, east: number, north: number): Coordinate => ({
  ...center,
  longitude:
    center.longitude + east / METERS_PER_DEGREE / Math.cos((center.latitude * Math.PI) / 180),
  latitude: center.latitude + north / METERS_PER_DEGREE,
});
const inside = (room: Space, east: number, north: number): Coordinate[] => {
  const place = around(room, east, north);
  return venue.spaceAt(place) === room ? [place] : [];
};
// #endregion

// #region models
const chairFile = new URL('./chair.glb', import.meta.url);
const tableFile = new URL('./table.glb', import.meta.url);
const tables = rooms.flatMap((room) => inside(room, 0, 0));
const chairsEast = rooms.flatMap((room) => inside(room, 1.3, 0));
const chairsWest = rooms.flatMap((room) => inside(room, -1.3, 0));
const table = mapView.models.add(tables, tableFile);
const east = mapView.models.add(chairsEast, chairFile, { headingDegrees: 270 });
const west = mapView.models.add(chairsWest, chairFile, { headingDegrees: 90 });
// #endregion

// #region style
const styles = { White: '#ffffff', Sage: '#8fb79b', Clay: '#d98a5f', Sky: '#7ea6cf' };
const paint = (color: string) => {
  for (const chairs of [east, west]) mapView.models.update(chairs, { color });
};
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Color of the chairs</legend>';
for (const [name, color] of Object.entries(styles)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => paint(color));
  panel.append(button);
}
const reading = document.createElement('output');
const count = chairsEast.length + chairsWest.length;
reading.value = rooms.length
  ? `${tables.length} tables and ${count} chairs`
  : 'All rooms of this venue are furnished already.';
panel.append(reading);
document.body.append(panel);

paint(styles.Sage);
for (const model of [table, east, west]) await model.whenLoaded();
const shown = rooms.filter(({ floor }) => floor === mapView.floors.current);
if (shown[0]) await mapView.camera.focusOn(shown.slice(0, 6), { maxZoomLevel: 20.5 });
