import { getVenue, showVenue, E_SDK_EVENT, type Location } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'office',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Find a room</h1>
  <label>Floor <select id="floor"></select></label>
  <label>For how many people <select id="people"></select></label>
  <label><input type="checkbox"> Free now</label>
  <p role="status"></p>
  <ul aria-label="Rooms"></ul>
  <article hidden>
    <h2></h2>
    <p></p>
    <button class="main"></button>
  </article>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const floorSelect = part<HTMLSelectElement>('#floor');
const people = part<HTMLSelectElement>('#people');
const freeOnly = part<HTMLInputElement>('[type=checkbox]');
const bookButton = part<HTMLButtonElement>('article button');

// #region rooms
function seatsOf({ tags }: Location) {
  const tag = tags.find((one) => / people$/.test(one));
  return tag === undefined ? 0 : parseInt(tag, 10);
}
const rooms = venue.locations.filter((room) => room.polygons.length > 0 && seatsOf(room) > 0);
// #endregion

// #region feed
type Status = 'free' | 'soon' | 'taken';
const colors: Record<Status, string> = { free: '#7cc4a8', soon: '#f0c75e', taken: '#d77f6b' };
const words: Record<Status, string> = { free: 'free', soon: 'free soon', taken: 'taken' };
const order: readonly Status[] = ['free', 'soon', 'taken'];
const booked = new Set<Location>();
let tick = 0;

/** Replace this with your sensors and calendars. */
function statusOf(room: Location): Status {
  if (booked.has(room)) return 'taken';
  const seed = [...room.id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const hour = (seed + tick) % 24;
  return hour < 11 ? 'free' : hour < 14 ? 'soon' : 'taken';
}
// #endregion

const firstMap = rooms[0]?.polygons[0]?.map ?? venue.maps[0]!;
const mapView = await showVenue(document.getElementById('map')!, venue, {
  firstMap,
  labelAllLocationsOnInit: true,
});

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();
void mapView.Camera.focusOn({ maps: [firstMap] }, { duration: 0 });

// #region floors
for (const map of venue.maps)
  floorSelect.append(new Option(`${map.group.name}, ${map.name}`, map.id));
floorSelect.addEventListener('change', () => void mapView.setMap(floorSelect.value));
mapView.on(E_SDK_EVENT.MAP_CHANGED, list);
// #endregion

// #region paint
for (const { polygons } of rooms) {
  for (const polygon of polygons) mapView.addInteractivePolygon(polygon);
}

function paint() {
  for (const room of rooms) {
    const color = colors[statusOf(room)];
    for (const polygon of room.polygons) mapView.setPolygonColor(polygon, color);
  }
}
// #endregion

// #region list
for (const count of [1, 2, 4, 8, 12, 20]) {
  people.append(new Option(count === 1 ? 'Just me' : `${count} or more`, String(count)));
}

function list() {
  const { currentMap } = mapView;
  floorSelect.value = currentMap.id;
  const here = rooms.filter(({ polygons }) => polygons[0]?.map === currentMap);
  const fitting = here
    .filter((room) => seatsOf(room) >= Number(people.value))
    .filter((room) => !freeOnly.checked || statusOf(room) === 'free')
    .sort((a, b) => rank(a) - rank(b) || seatsOf(a) - seatsOf(b));
  part('[role=status]').textContent =
    rooms.length > 0
      ? `${currentMap.name}: ${fitting.length} of ${here.length} rooms`
      : 'The rooms of this venue have no number of seats.';
  const focused = (document.activeElement as HTMLElement | null)?.dataset['room'];
  part('ul').replaceChildren(...fitting.map(entryOf));
  panel.querySelector<HTMLElement>(`[data-room="${focused}"]`)?.focus();
}

const rank = (room: Location) => order.indexOf(statusOf(room));

function entryOf(room: Location) {
  const button = document.createElement('button');
  const dot = document.createElement('span');
  const name = document.createElement('span');
  const note = document.createElement('small');
  const status = statusOf(room);
  dot.className = 'dot';
  dot.style.background = colors[status];
  name.append(dot, room.name);
  note.textContent = `${seatsOf(room)} ${seatsOf(room) === 1 ? 'seat' : 'seats'}, ${words[status]}`;
  button.append(name, note);
  button.dataset['room'] = room.id;
  button.ariaPressed = String(room === chosen);
  button.addEventListener('click', () => choose(room));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

for (const input of [people, freeOnly]) input.addEventListener('change', list);
// #endregion

// #region book
let chosen: Location | undefined;

function choose(room: Location) {
  chosen = room;
  const { polygons } = room;
  void mapView.Camera.focusOn({ polygons }, { minZoom: 40 });
  update();
}

function describeChosen() {
  part<HTMLElement>('article').hidden = !chosen;
  if (!chosen) return;
  part('h2').textContent = chosen.name;
  part('article p').textContent = chosen.tags.slice(2).join(', ') || 'No equipment';
  bookButton.disabled = statusOf(chosen) === 'taken';
  bookButton.textContent = booked.has(chosen) ? 'Booked for you' : 'Book half an hour';
}

bookButton.addEventListener('click', () => {
  if (chosen) booked.add(chosen);
  update();
});

mapView.on(E_SDK_EVENT.CLICK, ({ polygons }) => {
  const room = polygons.flatMap(({ locations }) => locations).find((one) => rooms.includes(one));
  if (room) choose(room);
});
// #endregion

function update() {
  paint();
  list();
  describeChosen();
}

update();
setInterval(() => {
  tick += 1;
  update();
}, 3000);
