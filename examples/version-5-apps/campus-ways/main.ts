import {
  getVenue,
  showVenue,
  type Directions,
  type Instruction,
  type Location,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'campus',
  baseUrl: 'http://localhost:8080',
});

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Routes across the campus</h1>
  <label>You are at <select id="from"></select></label>
  <label>You want to go to <select id="to"></select></label>
  <label><input type="checkbox"> Step-free</label>
  <p role="status"></p>
  <ol aria-label="Parts of the route"></ol>
  <div class="row">
    <button id="back">Back</button>
    <button id="next">Next</button>
    <span aria-live="polite"></span>
  </div>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}
const from = part<HTMLSelectElement>('#from');
const to = part<HTMLSelectElement>('#to');
const stepFree = part<HTMLInputElement>('[type=checkbox]');
const back = part<HTMLButtonElement>('#back');
const next = part<HTMLButtonElement>('#next');

// #region places
const places = venue.locations
  .filter(({ polygons }) => polygons.length > 0 && polygons.length < 6)
  .sort((a, b) => a.name.localeCompare(b.name));
const buildings = venue.mapGroups
  .map((group) => ({ group, places: places.filter((place) => groupOf(place) === group) }))
  .filter((building) => building.places.length > 0);

function groupOf({ polygons }: Location) {
  return polygons[0]?.map.group;
}

for (const select of [from, to]) {
  for (const building of buildings) {
    const options = document.createElement('optgroup');
    options.label = building.group.name;
    options.append(...building.places.map(({ id, name }) => new Option(name, id)));
    select.append(options);
  }
}
const [first, second] = buildings.slice(buildings.length > 2 ? 1 : 0);
from.value = first?.places[0]?.id ?? '';
to.value = (second ?? first)?.places.at(-1)?.id ?? '';
// #endregion

const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FloatingLabels.labelAllLocations();

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.Camera.setSafeAreaInsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
keepClearOfPanel();

// #region parts
interface Part {
  readonly where: string;
  readonly instructions: readonly Instruction[];
  /** Index of its first instruction. */
  readonly step: number;
}

/** One part for each building that the route crosses, and for the grounds between them. */
function partsOf({ instructions }: Directions): readonly Part[] {
  const parts: Part[] = [];
  instructions.forEach((instruction, step) => {
    const where = instruction.node.map.group.name;
    const last = parts.at(-1);
    if (last?.where !== where) parts.push({ where, instructions: [instruction], step });
    else parts[parts.length - 1] = { ...last, instructions: [...last.instructions, instruction] };
  });
  return parts;
}

function describe({ instructions }: Part) {
  const meters = instructions.reduce((sum, { distance }) => sum + distance, 0);
  const types = instructions.flatMap(({ atVortex }) => {
    return atVortex && atVortex.type !== 'door' ? atVortex.type : [];
  });
  return [`${Math.round(meters)} m`, ...new Set(types)].join(', ');
}
// #endregion

// #region route
let route: Directions | undefined;
let step = 0;

function findRoute() {
  const origin = places.find(({ id }) => id === from.value);
  const destination = places.find(({ id }) => id === to.value);
  if (!origin || !destination) return;
  route = origin.directionsTo(destination, { accessible: stepFree.checked });
  const hasRoute = route.path.length > 0;
  part('[role=status]').textContent = hasRoute
    ? `${Math.round(route.distance)} m, about ${Math.ceil(route.distance / 75)} min`
    : 'There is no route.';
  part<HTMLElement>('.row').hidden = !hasRoute;
  mapView.Journey.draw(route, {
    pathOptions: { color: stepFree.checked ? '#0d9488' : '#2563eb' },
    polygonHighlightColor: '#f4a261',
  });
  goTo(0);
}

function goTo(index: number) {
  if (!route) return;
  step = index;
  const instruction = route.instructions[index];
  if (instruction) mapView.Journey.setStep(index);
  part('[aria-live]').textContent = instruction?.instruction ?? '';
  back.disabled = index === 0;
  next.disabled = index >= route.instructions.length - 1;
  const parts = partsOf(route);
  const current = parts.filter((one) => one.step <= index).length - 1;
  part('ol').replaceChildren(...parts.map((one, at) => entryOf(one, at === current)));
}

function entryOf(one: Part, isCurrent: boolean) {
  const button = document.createElement('button');
  const note = document.createElement('small');
  note.textContent = describe(one);
  button.append(one.where, note);
  button.ariaCurrent = isCurrent ? 'step' : null;
  button.addEventListener('click', () => goTo(one.step));
  const item = document.createElement('li');
  item.append(button);
  return item;
}

for (const input of [from, to, stepFree]) input.addEventListener('change', findRoute);
back.addEventListener('click', () => goTo(step - 1));
next.addEventListener('click', () => goTo(step + 1));
findRoute();
// #endregion
