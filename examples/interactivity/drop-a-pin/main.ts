import { loadVenue, showMap, type Coordinate, type Marker } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const panel = document.createElement('div');
const reading = document.createElement('output');
reading.value = 'Click anywhere, or press Enter on the map.';
panel.append(reading);
document.body.append(panel);

// #region pin
const content = document.createElement('div');
content.style.cssText = `width: 18px; height: 18px; border-radius: 50% 50% 50% 0; rotate: -45deg;
  box-sizing: border-box; border: 5px solid #e4572e; background: white;`;
let pin: Marker | undefined;

function drop(coordinate: Coordinate) {
  if (pin) mapView.markers.update(pin, { target: coordinate });
  else pin = mapView.markers.add(coordinate, content, { anchor: 'bottom', priority: 'always' });
}
// #endregion

// #region click
mapView.on('click', ({ coordinate, floor, spaces }) => {
  if (!coordinate) return;
  drop({ ...coordinate, floorId: floor.id });
  const { latitude, longitude } = coordinate;
  const place = spaces.find(({ name }) => name !== '')?.name ?? 'no room';
  reading.value =
    `${latitude.toFixed(5)}, ${longitude.toFixed(5)} · ${floor.name} · ${place}` +
    nearestTo({ ...coordinate, floorId: floor.id });
});
// #endregion

// #region nearest
function nearestTo(coordinate: Coordinate): string {
  const others = venue.locations.filter(({ spaces }) =>
    spaces.some(({ floor }) => floor.id === coordinate.floorId),
  );
  const [nearest] = venue.byDistance(coordinate, others);
  return nearest ? ` · ${nearest.meters.toFixed(0)} m to ${nearest.entity.name}` : '';
}
// #endregion
