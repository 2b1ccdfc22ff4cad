import { loadVenue, showMap, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region interactive
mapView.spaces.update((space) => space.kind === 'room', {
  interactive: true,
  hoverColor: '#f2a98f',
});
// #endregion

const panel = document.createElement('div');
const reading = document.createElement('output');
reading.value = 'Choose a room on the map.';
panel.append(reading);
document.body.append(panel);

function describe(space: Space): string {
  const area = `${Math.round(space.areaSquareMeters)} m²`;
  const [hours] = space.locations.flatMap((location) => location.openingHours);
  const open = hours ? `, open ${hours.opens} to ${hours.closes}` : '';
  return `${space.name || 'A room without a name'}, ${space.floor.name}, ${area}${open}`;
}

// #region click
let chosen: Space | undefined;
let colorBefore = '';

mapView.on('click', ({ spaces }) => {
  if (chosen) mapView.spaces.update(chosen, { color: colorBefore });
  chosen = spaces.find((space) => space.kind === 'room');
  if (chosen) {
    colorBefore = mapView.spaces.getState(chosen).color;
    mapView.spaces.update(chosen, { color: '#e4572e' });
  }
  reading.value = chosen ? describe(chosen) : 'Nothing there. Choose a room.';
});
// #endregion

// #region hover
mapView.on('hover', ({ spaces }) => {
  if (!chosen) reading.value = spaces[0]?.name || 'Choose a room on the map.';
});
// #endregion
