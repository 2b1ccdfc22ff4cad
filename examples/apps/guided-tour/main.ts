import { loadVenue, showMap, simulateWalk, type BlueDotPosition } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'campus',
  baseUrl: 'http://localhost:8080',
});

// #region stops
const places = venue.locations.filter(({ spaces, description }) => {
  return spaces.length === 1 && spaces[0]?.kind === 'room' && description !== undefined;
});
const stops = places.filter((_, index) => index % Math.ceil(places.length / 6) === 0);
const [start, ...others] = stops;
const way = start && venue.directions(start, others, { order: 'best' });
// #endregion

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Guided tour</h1>
  <p role="status"></p>
  <div class="row">
    <button class="main"></button>
    <label>Speed <select>
      <option value="4">4 ×</option><option value="8" selected>8 ×</option><option value="16">16 ×</option>
    </select></label>
    <label><input type="checkbox" checked> Follow</label>
  </div>
  <input type="range" min="0" value="0" aria-label="Place in the walk">
  <ol aria-label="Stops"></ol>
  <article aria-live="polite"><h2></h2><p></p></article>`;

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const play = part<HTMLButtonElement>('.main');
const speed = part<HTMLSelectElement>('select');
const follow = part<HTMLInputElement>('[type=checkbox]');
const place = part<HTMLInputElement>('[type=range]');
const status = part('[role=status]');

document.body.append(panel);
const mapView = await showMap('map', venue);
const { blueDot, camera, navigation } = mapView;

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);

if (way?.type === 'directions') {
  // #region walk
  // You can use a recorded walk instead: positions with the time of each measurement.
  const walk = simulateWalk(way, { noiseMeters: 0.3, intervalMs: 1000, seed: 7 });
  const visits = [start, ...way.destinations].flatMap((stop) => {
    const location = stops.find((one) => one === stop);
    const space = location?.spaces[0];
    return location && space ? [{ location, space, at: nearestMoment(walk, space.center) }] : [];
  });

  function nearestMoment(recording: readonly BlueDotPosition[], target: BlueDotPosition) {
    const meters = recording.map((position) => venue.distanceMeters(position, target));
    return meters.indexOf(Math.min(...meters));
  }
  // #endregion

  // #region player
  let timer: ReturnType<typeof setInterval> | undefined;
  place.max = String(walk.length - 1);

  function show(moment: number) {
    const position = walk[moment];
    if (!position) return;
    place.value = String(moment);
    blueDot.update(position);
    const floor = venue.getFloor(position.floorId ?? '');
    status.textContent = `${clock(moment)} of ${clock(walk.length - 1)} · ${floor?.floorStack.name}, ${floor?.name}`;
    const reached = visits.filter(({ at }) => at <= moment).length - 1;
    tell(Math.max(reached, 0));
    if (moment === walk.length - 1) pause();
  }

  function clock(seconds: number) {
    return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  }

  function pause() {
    clearInterval(timer);
    timer = undefined;
    play.textContent = 'Start the walk';
  }

  function resume() {
    clearInterval(timer);
    timer = setInterval(() => show(place.valueAsNumber + 1), 1000 / Number(speed.value));
    play.textContent = 'Pause';
  }

  play.addEventListener('click', () => {
    if (timer !== undefined) return pause();
    if (place.valueAsNumber === walk.length - 1) show(0);
    resume();
  });
  speed.addEventListener('change', () => timer !== undefined && resume());
  place.addEventListener('input', () => show(place.valueAsNumber));
  // #endregion

  // #region stops-list
  const buttons = visits.map(({ location, space, at }) => {
    const button = document.createElement('button');
    const where = document.createElement('small');
    where.textContent = space.floor.floorStack.name;
    button.append(location.name, where);
    button.addEventListener('click', () => show(at));
    const entry = document.createElement('li');
    entry.append(button);
    part('ol').append(entry);
    return button;
  });

  function tell(index: number) {
    const { location } = visits[index] ?? {};
    if (buttons[index]?.ariaCurrent === 'step') return;
    for (const [at, button] of buttons.entries()) {
      button.ariaCurrent = at === index ? 'step' : null;
    }
    part('h2').textContent = location?.name ?? '';
    part('article p').textContent = location?.description ?? '';
  }
  // #endregion

  // #region follow
  follow.addEventListener('change', () => blueDot.follow(follow.checked ? 'position' : 'none'));
  mapView.on('follow-change', ({ mode }) => (follow.checked = mode !== 'none'));
  // #endregion

  navigation.show(way, { animate: false, fit: false });
  pause();
  show(0);
  blueDot.follow('position');
} else {
  play.disabled = true;
  play.textContent = 'Start the walk';
  status.textContent =
    'This venue has no tour: its places are not described, or no way joins them.';
}
