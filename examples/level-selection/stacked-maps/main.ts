import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { stackedMaps, floors } = mapView;
const { shortName } = floors.currentStack;

// #region toggle
const toggle = document.createElement('button');
toggle.addEventListener('click', () => {
  void (stackedMaps.isExpanded ? stackedMaps.collapse() : stackedMaps.expand());
});

mapView.on('stack-change', ({ isExpanded }) => {
  toggle.textContent = isExpanded ? 'Draw together' : 'Draw apart';
  gap.disabled = !isExpanded;
});
// #endregion

// #region gap
const gap = document.createElement('input');
Object.assign(gap, { type: 'range', min: '4', max: '120', value: '40', disabled: true });
gap.addEventListener('input', () => {
  void stackedMaps.expand({ gapMeters: gap.valueAsNumber, durationMs: 200 });
});
// #endregion

// #region floor
const choices = [...floors.currentStack.floors].reverse().map((floor) => {
  const button = document.createElement('button');
  button.textContent = floor.name;
  button.addEventListener('click', () => floors.set(floor));
  return { floor, button };
});

function follow() {
  for (const { floor, button } of choices) {
    button.setAttribute('aria-pressed', String(floor === floors.current));
  }
}
mapView.on('floor-change', follow);
follow();
// #endregion

toggle.textContent = 'Draw apart';
const label = document.createElement('label');
label.append('Gap', gap);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend></legend>';
panel.firstElementChild!.textContent = `Floors of ${shortName}`;
panel.append(toggle, label, ...choices.map(({ button }) => button));
document.body.append(panel);
await stackedMaps.expand();
