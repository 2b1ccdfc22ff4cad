import { loadVenue, showMap, type Location } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region ends
const { current } = mapView.floors;
const start = venue.locations.find(({ spaces }) => spaces[0]?.floor === current) ?? {
  ...venue.center,
  floorId: current.id,
};

function usesSteps(target: Location) {
  const way = venue.directions(start, target);
  if (way.type === 'no-directions') return false;
  return way.legs.some((leg) => leg.type === 'connection' && !leg.connection.isAccessible);
}

const [any] = venue.locations;
const end = venue.locations.find((one) => one.spaces.length === 1 && usesSteps(one)) ?? any;
// #endregion

const reading = document.createElement('output');
const box = document.createElement('input');
box.type = 'checkbox';
box.addEventListener('change', showWay);

// #region switch
function showWay() {
  if (!end) return;
  const way = venue.directions(start, end, { isStepFree: box.checked });
  if (way.type === 'no-directions') {
    mapView.navigation.clear();
    reading.value = way.blockers.map(({ text }) => text).join(' ');
    return;
  }
  mapView.navigation.show(way, box.checked ? { color: '#0d9488' } : {});
  const taken = way.legs.flatMap((leg) => (leg.type === 'connection' ? leg.connection.kind : []));
  const by = taken.length > 0 ? `by ${[...new Set(taken)].join(' and ')}` : 'on one floor';
  const seconds = Math.round(way.durationSeconds);
  reading.value = `To ${end.name} ${by}: ${Math.round(way.distanceMeters)} m, ${seconds} s`;
}
// #endregion

const label = document.createElement('label');
label.append(box, 'Step-free');
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Step-free directions</legend>';
panel.append(label, reading);
document.body.append(panel);
mapView.camera.setScreenOffsets({ bottom: panel.offsetHeight + 24 });
showWay();
