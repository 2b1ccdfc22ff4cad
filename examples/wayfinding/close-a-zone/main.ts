import {
  loadVenue,
  showMap,
  type ClosedArea,
  type Coordinate,
  type Floor,
  type Shape,
} from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region close
const METERS = 4;
const zones: { area: ClosedArea; shape: Shape }[] = [];

function close({ longitude, latitude }: Coordinate, floor: Floor) {
  const north = METERS / 111_320;
  const east = north / Math.cos((latitude * Math.PI) / 180);
  const at = (x: number, y: number) => [longitude + x * east, latitude + y * north] as const;
  const ring = [at(-1, -1), at(1, -1), at(1, 1), at(-1, 1), at(-1, -1)];
  const style = { color: '#b42318', opacity: 0.55, heightMeters: 1 };
  const shape = mapView.shapes.add({ type: 'Polygon', coordinates: [ring] }, { floor, ...style });
  const outline = ring.slice(1).map(([x, y]) => ({ longitude: x, latitude: y }));
  zones.push({ shape, area: { name: `Zone ${zones.length + 1}`, floor, outline } });
  findWay();
}

mapView.on('click', ({ coordinate, floor }) => coordinate && close(coordinate, floor));
// #endregion

// #region way
const reading = document.createElement('output');
const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};
const rooms = venue.spaces.filter(({ kind, name }) => kind === 'room' && name !== '');
const end = venue.byDistance(start, rooms).at(-1)?.entity ?? start;

function findWay() {
  const way = venue.directions(start, end, { closed: zones.map(({ area }) => area) });
  if (way.type === 'no-directions') {
    mapView.navigation.clear();
    reading.value = way.blockers.map(({ text }) => text).join(' ');
    return;
  }
  if (mapView.navigation.directions) mapView.navigation.reroute(way);
  else mapView.navigation.show(way);
  reading.value = `${Math.round(way.distanceMeters)} m, ${zones.length} closed`;
}
// #endregion

// #region buttons
function closeMiddle() {
  const { path = [] } = mapView.navigation.directions ?? {};
  const middle = path[Math.floor(path.length / 2)];
  const floor = venue.getFloor(middle?.floorId ?? '');
  if (middle && floor) close(middle, floor);
}

function openAll() {
  for (const { shape } of zones.splice(0)) mapView.shapes.remove(shape);
  findWay();
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Closed zones</legend>
  <button>Close the middle of the way</button> <button>Open all</button>`;
const [closeButton, openButton] = panel.querySelectorAll('button');
closeButton?.addEventListener('click', closeMiddle);
openButton?.addEventListener('click', openAll);
panel.append(reading);
document.body.append(panel);
mapView.camera.setScreenOffsets({ bottom: panel.offsetHeight + 24 });
findWay();
