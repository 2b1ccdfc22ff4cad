import { loadVenue, MezzanineError, showMap, type View } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { views, floors, camera } = mapView;

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Views</legend>';
const keep = document.createElement('button');
keep.textContent = 'Keep this view';
const kept = document.createElement('span');
const says = document.createElement('output');
says.setAttribute('aria-live', 'polite');
panel.append(keep, kept, says);
document.body.append(panel);

// #region save
function save(name: string) {
  const view = views.save(name);
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => void show(view));
  kept.append(button);
  return view;
}
keep.addEventListener('click', () => void share(save(`View ${views.getAll().length + 1}`)));
// #endregion

// #region share
function share(view: View) {
  history.replaceState(null, '', `#view=${views.toText(view)}`);
  says.value = `${view.name} is in the address.`;
}
// #endregion

// #region restore
async function show(view: View) {
  await views.restore(view);
  says.value = `${view.name}: ${floors.current.name}`;
}
const shared = new URLSearchParams(location.hash.slice(1)).get('view');
try {
  if (shared !== null) await views.restore(views.fromText(shared), { animate: false });
} catch (error) {
  if (!(error instanceof MezzanineError)) throw error;
  says.value = error.message;
}
// #endregion

save('View 1');
const highest = floors.currentStack.floors.at(-1);
if (highest) floors.set(highest);
camera.set({ pitch: 20, bearing: camera.bearing + 60, zoomLevel: camera.zoomLevel + 0.8 });
save('View 2');
