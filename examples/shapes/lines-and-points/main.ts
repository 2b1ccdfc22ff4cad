import { loadVenue, showMap, type Coordinate, type Floor } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const kind = 'fire-extinguisher';
const reading = document.createElement('output');

// #region show
function show(from: Coordinate, floor: Floor) {
  mapView.shapes.removeAll();
  const candidates = floor.annotations.filter((annotation) => annotation.kind === kind);
  const nearest = venue.byDistance(from, candidates).slice(0, 3);
  const start = [from.longitude, from.latitude];
  for (const { coordinate } of candidates) {
    const { longitude, latitude } = coordinate;
    mapView.shapes.add(
      { type: 'Point', coordinates: [longitude, latitude] },
      { floor, color: '#b42318', radiusMeters: 0.45, heightMeters: 2.3 },
    );
  }
  for (const { entity } of nearest) {
    const { longitude, latitude } = entity.coordinate;
    mapView.shapes.add(
      { type: 'LineString', coordinates: [start, [longitude, latitude]] },
      { floor, color: '#b42318', widthMeters: 0.35, opacity: 0.8, altitudeMeters: 2.2 },
    );
  }
  mapView.shapes.add(
    { type: 'Point', coordinates: start },
    { floor, color: '#2563eb', radiusMeters: 0.6, heightMeters: 2.3 },
  );
  const meters = nearest.map((one) => `${Math.round(one.meters)} m`).join(', ');
  reading.value = meters ? `Fire extinguishers: ${meters}` : 'No fire extinguisher on this floor';
}
// #endregion

mapView.on('click', ({ coordinate, floor }) => coordinate && show(coordinate, floor));
mapView.on('floor-change', ({ floor }) => show(mapView.camera.center, floor));

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Nearest fire extinguishers</legend>';
panel.append(reading);
document.body.append(panel);
show(mapView.camera.center, mapView.floors.current);
