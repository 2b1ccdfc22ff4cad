import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { camera, floors } = mapView;

// #region limits
const longitudes = floors.current.spaces.map(({ center }) => center.longitude);
const latitudes = floors.current.spaces.map(({ center }) => center.latitude);
camera.setLimits({
  bounds: {
    west: Math.min(...longitudes),
    east: Math.max(...longitudes),
    south: Math.min(...latitudes),
    north: Math.max(...latitudes),
  },
  minZoomLevel: camera.zoomLevel - 0.5,
  maxZoomLevel: camera.zoomLevel + 4,
  maxPitch: 65,
});
// #endregion

// #region gestures
const gestures = { pan: 'Move', zoom: 'Zoom', rotate: 'Turn', pitch: 'Tilt', keyboard: 'Keys' };

const switches = Object.entries(gestures).map(([gesture, name]) => {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = true;
  box.addEventListener('change', () => camera.setInteractions({ [gesture]: box.checked }));
  const label = document.createElement('label');
  label.append(box, name);
  return label;
});
// #endregion

// #region reason
const reading = document.createElement('output');
reading.value = 'Move the map.';
mapView.on('camera-change', ({ bearing, pitch, zoomLevel, reason }) => {
  const who = reason === 'user' ? 'You' : 'The program';
  const view = `${bearing.toFixed(0)}° · ${pitch.toFixed(0)}° · zoom ${zoomLevel.toFixed(1)}`;
  reading.value = `${who}: ${view}`;
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>What people may do with the map</legend>';
panel.append(...switches, reading);
document.body.append(panel);
