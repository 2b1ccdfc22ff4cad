import { loadVenue, showMap, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region measures
const exits = venue.entrances.filter(({ isExterior }) => isExterior);
const measures: Record<string, (space: Space) => number> = {
  'Size in m²': ({ areaSquareMeters }) => areaSquareMeters,
  'Meters to the next exit': (space) => {
    return Math.min(...exits.map((exit) => venue.distanceMeters(space, exit)));
  },
};
// #endregion

// #region columns
const rooms = venue.spaces.filter(({ kind, geometry }) => {
  return kind === 'room' && geometry.type === 'Polygon';
});
const columns = new Map(
  rooms.map((room) => {
    const options = { floor: room.floor, opacity: 0.85, interactive: true };
    return [mapView.shapes.add(room.geometry, options), room];
  }),
);

/** Interpolates from sand to signal red. */
function colorOf(share: number) {
  const mix = (low: number, high: number) => Math.round(low + (high - low) * share);
  return `rgb(${mix(248, 226)} ${mix(240, 84)} ${mix(222, 44)})`;
}

function show(name: string) {
  const measure = measures[name] ?? (() => 0);
  const values = rooms.map(measure).sort((a, b) => a - b);
  for (const [shape, room] of columns) {
    const share = values.indexOf(measure(room)) / Math.max(values.length - 1, 1);
    mapView.shapes.update(shape, { color: colorOf(share), heightMeters: 0.5 + share * 6 });
  }
}
// #endregion

const select = document.createElement('select');
select.ariaLabel = 'Measure';
select.append(...Object.keys(measures).map((name) => new Option(name)));
select.addEventListener('change', () => show(select.value));
show(select.value);

// #region read
const reading = document.createElement('output');
reading.value = 'Point at a room';
mapView.on('hover', ({ shapes: [shape] }) => {
  const room = shape && columns.get(shape);
  if (!room) return;
  const value = Math.round(measures[select.value]?.(room) ?? 0);
  reading.value = `${room.name || 'Room'}: ${value}`;
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Measure</legend>';
panel.append(select, reading);
document.body.append(panel);
