import {
  loadVenue,
  showMap,
  type Annotation,
  type AnnotationKind,
  type Directions,
  type Label,
} from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'office',
  baseUrl: 'http://localhost:8080',
});
const building = venue.floorStacks.find(({ kind }) => kind === 'building');
const mapView = await showMap('map', venue, building && { floor: building.defaultFloor });
const { floors } = mapView;

const panel = document.createElement('main');
panel.className = 'app';
panel.innerHTML = `
  <h1>Safety map</h1>
  <label>Floor <select></select></label>
  <fieldset id="groups"><legend>Groups</legend></fieldset>
  <p role="status"></p>
  <h2 id="nearest">Nearest to you</h2>
  <ul aria-labelledby="nearest"></ul>
  <small>Click the map where you are. A map is no substitute for the signs on the walls.</small>`;
document.body.append(panel);

function part<T extends Element>(selector: string): T {
  return panel.querySelector<T>(selector)!;
}

// #region floors
const floorSelect = part<HTMLSelectElement>('select');
for (const { id, name, floorStack } of venue.floors) {
  floorSelect.append(new Option(`${floorStack.name}, ${name}`, id));
}
floorSelect.addEventListener('change', () => floors.set(floorSelect.value));
// #endregion

// #region groups
const labels = new Map<string, readonly Label[]>();

function setShown(groupId: string, isShown: boolean) {
  for (const label of labels.get(groupId) ?? []) mapView.labels.remove(label);
  labels.delete(groupId);
  if (!isShown) return;
  const { kinds } = venue.annotationGroups.find(({ id }) => id === groupId) ?? { kinds: [] };
  const added = kinds.flatMap((kind) => mapView.labels.addAll(kind.annotations, look(kind)));
  labels.set(groupId, added);
}

function look({ icon, name }: AnnotationKind) {
  const url = venue.assetUrl(icon);
  const symbol = { text: () => '', icon: { url: url ?? '', sizePixels: 22 } };
  return {
    ...(url ? symbol : { text: () => name }),
    priority: 'always' as const,
    accessibleName: name,
    interactive: true,
  };
}

for (const { id, name } of venue.annotationGroups) {
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.value = id;
  box.checked = labels.size < 2;
  box.addEventListener('change', () => {
    setShown(id, box.checked);
    update();
  });
  const label = document.createElement('label');
  label.append(box, name);
  part('#groups').append(label);
  setShown(id, box.checked);
}
// #endregion

// #region nearest
let here = { ...mapView.camera.center, floorId: floors.current.id };
const you = document.createElement('span');
you.className = 'pin';
you.textContent = 'You';
const pin = mapView.markers.add(here, you, { priority: 'always' });

function nearestOf({ annotations }: AnnotationKind) {
  // In an emergency, elevators must not be used.
  return venue.nearest(here, annotations, { count: 1, exclude: ['elevator'] });
}

function entryOf(kind: AnnotationKind, directions: Directions) {
  const button = document.createElement('button');
  const name = document.createElement('span');
  const meters = document.createElement('small');
  const url = venue.assetUrl(kind.icon);
  if (url) name.append(Object.assign(new Image(18, 18), { src: url, alt: '' }), ' ');
  name.append(kind.name);
  meters.textContent = `${Math.round(directions.distanceMeters)} m`;
  button.append(name, meters);
  button.addEventListener('click', () => mapView.navigation.show(directions));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

function update() {
  const { current } = floors;
  const shown = venue.annotationGroups.filter(({ id }) => labels.has(id));
  const isHere = ({ floor }: Annotation) => floor === current;
  const onFloor = shown.flatMap(({ annotations }) => annotations.filter(isHere));
  floorSelect.value = current.id;
  part('[role=status]').textContent =
    venue.annotations.length > 0
      ? `${onFloor.length} signs on ${current.name}`
      : 'This venue has no safety signs.';
  const found = shown
    .flatMap(({ kinds }) => kinds)
    .flatMap((kind) => nearestOf(kind).map(({ directions }) => ({ kind, directions })))
    .sort((a, b) => a.directions.distanceMeters - b.directions.distanceMeters);
  part('ul').replaceChildren(...found.map(({ kind, directions }) => entryOf(kind, directions)));
}

mapView.on('click', ({ coordinate, floor }) => {
  if (!coordinate) return;
  here = { ...coordinate, floorId: floor.id };
  mapView.markers.update(pin, { target: here });
  mapView.navigation.clear();
  update();
});
mapView.on('floor-change', update);
update();
// #endregion

function keepClearOfPanel() {
  const { width, height } = panel.getBoundingClientRect();
  const isSheet = width > innerWidth * 0.8;
  mapView.camera.setScreenOffsets(isSheet ? { bottom: height } : { left: width + 24 });
}
new ResizeObserver(keepClearOfPanel).observe(panel);
