import { loadVenue, showMap, type Coordinate, type ShapeGeometry } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const corners: (readonly [longitude: number, latitude: number])[] = [];
let floor = mapView.floors.current;
const reading = document.createElement('output');

// #region draw
function geometry(): ShapeGeometry | undefined {
  const [first] = corners;
  if (!first) return undefined;
  if (corners.length === 1) return { type: 'Point', coordinates: first };
  if (corners.length === 2) return { type: 'LineString', coordinates: corners };
  return { type: 'Polygon', coordinates: [[...corners, first]] };
}

function draw() {
  mapView.shapes.removeAll();
  const form = geometry();
  if (form) {
    const style = { color: '#6d28d9', opacity: 0.45, heightMeters: 2.4 };
    mapView.shapes.add(form, { floor, ...style });
  }
  for (const corner of corners) {
    const point = { type: 'Point', coordinates: corner } as const;
    mapView.shapes.add(point, { floor, color: '#6d28d9', heightMeters: 2.6, radiusMeters: 0.5 });
  }
  const inside = floor.spaces.filter(({ name, center }) => name !== '' && isInside(center));
  const count = corners.length === 1 ? '1 corner' : `${corners.length} corners`;
  reading.value =
    corners.length < 3 ? `${count}; click on the map` : `${count}, ${inside.length} places`;
}

mapView.on('click', (event) => {
  if (!event.coordinate) return;
  if (event.floor !== floor) corners.length = 0;
  floor = event.floor;
  corners.push([event.coordinate.longitude, event.coordinate.latitude]);
  draw();
});
// #endregion

// #region inside
function isInside({ longitude, latitude }: Coordinate) {
  return corners.reduce((inside, [x, y], i) => {
    const [u, v] = corners.at(i - 1) ?? [x, y];
    const isBeside = y > latitude !== v > latitude;
    return isBeside && longitude < ((u - x) * (latitude - y)) / (v - y) + x ? !inside : inside;
  }, false);
}
// #endregion

function button(text: string, onClick: () => void) {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', () => {
    onClick();
    draw();
  });
  return element;
}

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Zone</legend>';
const undo = button('Undo', () => corners.pop());
panel.append(
  undo,
  button('Clear', () => (corners.length = 0)),
  reading,
);
document.body.append(panel);
draw();
