import { loadVenue, showMap, type Coordinate } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region position
function slider(name: string, max: number, value: number) {
  const input = document.createElement('input');
  Object.assign(input, { type: 'range', min: '0', max: String(max), value: String(value) });
  input.addEventListener('input', update);
  const label = document.createElement('label');
  label.append(name, input);
  return { input, label };
}

const accuracy = slider('Accuracy', 30, 6);
const heading = slider('Heading', 359, 45);
let place: Coordinate = { ...mapView.camera.center, floorId: mapView.floors.current.id };

function update() {
  mapView.blueDot.update({
    ...place,
    accuracyMeters: accuracy.input.valueAsNumber,
    headingDegrees: heading.input.valueAsNumber,
  });
}

mapView.on('click', ({ coordinate, floor }) => {
  if (!coordinate) return;
  place = { ...coordinate, floorId: floor.id };
  update();
});
// #endregion

// #region read
const reading = document.createElement('output');
mapView.on('position-change', ({ position }) => {
  const { accuracyMeters = 0, headingDegrees = 0, floorId = '' } = position;
  const where = venue.spaceAt(position)?.name || venue.getFloor(floorId)?.name;
  reading.value = `${where}, ± ${accuracyMeters} m, looking ${headingDegrees}°`;
});
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Position</legend>';
panel.append(accuracy.label, heading.label, reading);
document.body.append(panel);
void mapView.camera.focusOn(place, { maxZoomLevel: 19.2, durationMs: 0 });
update();
