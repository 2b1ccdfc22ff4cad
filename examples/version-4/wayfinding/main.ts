import { getVenue, showVenue, type Directions } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Route</legend>
  <label>From <select></select></label> <label>To <select></select></label>
  <label><input type="checkbox">No stairs</label>
  <button>Previous</button> <button>Next</button> <output></output>`;
const [fromSelect, toSelect] = panel.querySelectorAll('select');
const stepFree = panel.querySelector('input')!;
const [previous, next] = panel.querySelectorAll('button');
const output = panel.querySelector('output')!;
document.body.append(panel);

const places = venue.locations.filter(({ polygons }) => polygons.length > 0);
for (const { name } of places) {
  fromSelect?.add(new Option(name));
  toSelect?.add(new Option(name));
}
if (toSelect) toSelect.selectedIndex = places.length - 1;

// #region template
function bubbleOf(text: string): string {
  const bubble = document.createElement('b');
  bubble.textContent = text;
  bubble.style.cssText = 'padding: 2px 8px; border-radius: 6px; background: #16181d; color: white';
  return bubble.outerHTML;
}
// #endregion

let directions: Directions | undefined;
let step = 0;

function draw() {
  const [from, to] = [fromSelect, toSelect].map((select) => places[select?.selectedIndex ?? 0]);
  if (!from || !to) return;
  // #region draw
  directions = from.directionsTo(to, { accessible: stepFree.checked });
  mapView.Journey.draw(directions, {
    pathOptions: { color: '#2563eb' },
    polygonHighlightColor: '#93b4f8',
    departureMarkerTemplate: ({ location }) => bubbleOf(location?.name ?? 'Start'),
    destinationMarkerTemplate: ({ location }) => bubbleOf(location?.name ?? 'Destination'),
    connectionTemplate: ({ type, toMapName, isEntering }) =>
      isEntering ? bubbleOf(`${type} to ${toMapName}`) : '',
  });
  // #endregion
  show(0);
}

// #region step
function show(index: number) {
  const instruction = directions?.instructions[index];
  if (!directions || !instruction) {
    if (!directions?.path.length) output.value = 'There is no route between these places.';
    return;
  }
  step = index;
  mapView.Journey.setStep(step);
  const count = directions.instructions.length;
  output.value = `${step + 1}/${count}: ${instruction.instruction} (${instruction.distance.toFixed(0)} m)`;
}
// #endregion

previous?.addEventListener('click', () => show(step - 1));
next?.addEventListener('click', () => show(step + 1));
for (const control of [fromSelect, toSelect, stepFree]) control?.addEventListener('change', draw);
draw();
