import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'campus',
  baseUrl: 'http://localhost:8080',
});
const [first] = venue.floorStacks;
const mapView = await showMap('#map', venue, first && { floor: first.defaultFloor });
const { floors, camera } = mapView;

// #region building
const building = document.createElement('select');
for (const { id, name } of venue.floorStacks) building.append(new Option(name, id));

building.addEventListener('change', () => {
  const stack = venue.getFloorStack(building.value);
  if (stack) void camera.focusOn(stack.defaultFloor, { paddingPixels: 32 });
});
// #endregion

// #region steps
const step = (name: string, go: () => void) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', go);
  return button;
};
const down = step('Down', () => floors.down());
const up = step('Up', () => floors.up());
// #endregion

// #region follow
const reading = document.createElement('output');

function update() {
  const stack = floors.currentStack;
  const place = stack.floors.indexOf(floors.current);
  building.value = stack.id;
  down.disabled = place === 0;
  up.disabled = place === stack.floors.length - 1;
  reading.value = `${floors.current.name}, ${place + 1} of ${stack.floors.length}`;
}

mapView.on('floor-change', update);
update();
// #endregion

// #region facades
mapView.spaces.update((space) => space.kind === 'facade', { interactive: true });
mapView.on('click', ({ spaces }) => {
  const [facade] = spaces.filter((space) => space.kind === 'facade');
  const stack = venue.floorStacks.find(({ name }) => name === facade?.name);
  if (stack) void camera.focusOn(stack.defaultFloor, { paddingPixels: 32 });
});
// #endregion

const panel = document.createElement('fieldset');
const label = document.createElement('label');
label.append('Building', building);
panel.innerHTML = '<legend>Building and floor</legend>';
panel.append(label, down, up, reading);
document.body.append(panel);
