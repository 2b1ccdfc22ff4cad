import { loadVenue, showMap, simulateWalk, type Model } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { current } = mapView.floors;
const stops = venue.locations.filter(({ spaces }) => spaces[0]?.floor === current).slice(0, 12);

// #region feed
// Replace this with your tracking system. Each robot follows directions between two places.
const tracks = stops.flatMap((from, index) => {
  const way = venue.directions(from, stops.at(-1 - index) ?? from);
  const isLong = way.type === 'directions' && way.distanceMeters > 25;
  return isLong ? [simulateWalk(way, { intervalMs: 1000, speedMetersPerSecond: 2 })] : [];
});
// #endregion

// #region models
const source = new URL('./robot.glb', import.meta.url);
const robots = tracks.slice(0, 6).map((track, index) => {
  const [first] = track;
  const model = mapView.models.add(first ?? venue.center, source, { scale: 3, interactive: true });
  return { name: `Robot ${index + 1}`, model, track, at: 0, meters: 0 };
});
// #endregion

// #region move
const step = () => {
  for (const robot of robots) {
    const before = robot.track[robot.at % robot.track.length];
    const next = robot.track[++robot.at % robot.track.length];
    if (!before || !next) continue;
    const { headingDegrees = 0 } = next;
    robot.meters += venue.distanceMeters(before, next);
    void mapView.models.animateTo(robot.model, next, { durationMs: 1000, headingDegrees });
  }
  if (chosen) say(chosen);
};
setInterval(step, 1000);
// #endregion

const reading = document.createElement('output');
let chosen: (typeof robots)[number] | undefined;
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Robots</legend>';
for (const robot of robots) {
  const button = document.createElement('button');
  button.textContent = robot.name;
  button.addEventListener('click', () => choose(robot.model));
  panel.append(button);
}
panel.append(reading);
document.body.append(panel);
reading.value = robots.length ? 'Choose a robot.' : 'Nothing moves on this floor.';

// #region click
mapView.on('click', ({ models }) => models[0] && choose(models[0]));

function choose(model: Model) {
  chosen = robots.find((robot) => robot.model === model);
  for (const robot of robots) {
    mapView.models.update(robot.model, { color: robot === chosen ? '#ffb199' : '#ffffff' });
  }
  if (chosen) say(chosen);
  void mapView.camera.focusOn(model.coordinates, { maxZoomLevel: 20 });
}
// #endregion

function say({ name, meters }: (typeof robots)[number]) {
  reading.value = `${name}: ${meters.toFixed(0)} m so far`;
}
