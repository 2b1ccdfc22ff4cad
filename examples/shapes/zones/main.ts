import { loadVenue, showMap, type Area, type Floor, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region add
const colors = ['#0f766e', '#b45309', '#6d28d9', '#1d4ed8', '#be185d'];

function zonesOf(floor: Floor): readonly (Area | Space)[] {
  if (floor.areas.length > 0) return floor.areas;
  const rooms = floor.spaces.filter(({ kind, name }) => kind === 'room' && name !== '');
  return rooms.sort((a, b) => b.areaSquareMeters - a.areaSquareMeters).slice(0, 5);
}

for (const floor of venue.floors) {
  for (const [i, { geometry }] of zonesOf(floor).entries()) {
    const color = colors[i % colors.length] ?? 'gray';
    mapView.shapes.add(geometry, { floor, color, opacity: 0.5, heightMeters: 3 });
  }
}
// #endregion

// #region height
const height = document.createElement('input');
Object.assign(height, { type: 'range', min: '0.1', max: '12', step: '0.1', value: '3' });
const reading = document.createElement('output');

function update() {
  for (const shape of mapView.shapes.getAll()) {
    mapView.shapes.update(shape, { heightMeters: height.valueAsNumber });
  }
  const { current } = mapView.floors;
  const what = current.areas.length > 0 ? 'areas' : 'largest rooms, as it has no areas';
  reading.value = `${height.value} m. ${current.name}: ${zonesOf(current).length} ${what}`;
}

height.addEventListener('input', update);
mapView.on('floor-change', update);
update();
// #endregion

const label = document.createElement('label');
label.append('Height', height);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Zones</legend>';
panel.append(label, reading);
document.body.append(panel);
