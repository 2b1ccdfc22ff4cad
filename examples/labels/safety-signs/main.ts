import { loadVenue, showMap, type AnnotationGroup, type Label } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Signs on the map</legend>';
const reading = document.createElement('output');
const shown = new Map<AnnotationGroup, readonly Label[]>();

// #region show
function show(group: AnnotationGroup) {
  const options = { text: () => '', priority: 'high', interactive: true } as const;
  shown.set(group, mapView.labels.addAll(group.annotations, options));
}

function hide(group: AnnotationGroup) {
  for (const label of shown.get(group) ?? []) mapView.labels.remove(label);
  shown.delete(group);
}
// #endregion

function count() {
  const floor = mapView.floors.current;
  const here = [...shown.keys()]
    .flatMap(({ annotations }) => annotations)
    .filter((annotation) => annotation.floor === floor);
  reading.value = `${here.length} signs on ${floor.name}`;
}

for (const [index, group] of venue.annotationGroups.entries()) {
  const label = document.createElement('label');
  const box = document.createElement('input');
  box.type = 'checkbox';
  box.checked = index === 0;
  box.addEventListener('change', () => {
    if (box.checked) show(group);
    else hide(group);
    count();
  });
  label.append(box, group.name);
  panel.append(label);
  if (box.checked) show(group);
}

// #region click
mapView.on('click', ({ labels }) => {
  const target = labels[0]?.target;
  if (target && 'type' in target && target.type === 'annotation') {
    reading.value = target.description ? `${target.name}: ${target.description}` : target.name;
  }
});
// #endregion

mapView.on('floor-change', count);
panel.append(reading);
document.body.append(panel);
