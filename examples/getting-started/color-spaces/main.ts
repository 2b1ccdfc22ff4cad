import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region rooms
const rooms = venue.spaces.filter((space) => space.kind === 'room');
// #endregion

const looks: Record<string, () => void> = {
  'By category': () => {
    // #region color
    for (const room of rooms) {
      const color = room.categories[0]?.color;
      if (!color) continue;
      mapView.spaces.update(room, { color: `oklch(from ${color} 0.82 0.1 h)` });
    }
    // #endregion
  },
  'By area': () => {
    // #region height
    for (const room of rooms) {
      mapView.spaces.update(room, { heightMeters: Math.sqrt(room.areaSquareMeters) / 8 });
    }
    // #endregion
  },
  'Back doors': () => {
    // #region filter
    mapView.spaces.update(rooms, { opacity: 0.3 });
    const hasTwoDoors = rooms.filter((room) => room.doors.length > 1);
    mapView.spaces.update(hasTwoDoors, { opacity: 1, color: '#9cc9bf' });
    // #endregion
  },
  Reset: () => {},
};

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Look of the spaces</legend>';
for (const [name, apply] of Object.entries(looks)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    // #region reset
    mapView.spaces.reset();
    // #endregion
    apply();
  });
  panel.append(button);
}
document.body.append(panel);
