import { loadVenue, showMap, type Category, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue, { labels: 'none' });
const { floors, stackedMaps } = mapView;

// #region tallest
const [tallest = floors.currentStack] = [...venue.floorStacks].sort(
  (a, b) => b.floors.length - a.floors.length,
);
floors.set(tallest.defaultFloor);
void stackedMaps.expand({ floors: tallest.floors });
// #endregion

// #region places
const placesOf = (category: Category) =>
  category.locations
    .flatMap(({ spaces }) => spaces)
    .filter(({ floor, kind }) => floor.floorStack === tallest && kind !== 'poi');

const areaOf = (spaces: readonly Space[]) =>
  spaces.reduce((sum, { areaSquareMeters }) => sum + areaSquareMeters, 0);

const categories = venue.categories
  .map((category) => ({ category, spaces: placesOf(category) }))
  .filter(({ spaces }) => spaces.length > 0)
  .sort((a, b) => areaOf(b.spaces) - areaOf(a.spaces));
// #endregion

const reading = document.createElement('output');

// #region light
function light(spaces: readonly Space[]) {
  mapView.spaces.reset();
  mapView.labels.removeAll();
  mapView.spaces.update(spaces, { color: '#e4572e', heightMeters: 1 });
  for (const space of spaces) mapView.labels.add(space, space.name, { priority: 'high' });
  reading.value = [...tallest.floors]
    .reverse()
    .map((floor) => `${floor.shortName}: ${spaces.filter((one) => one.floor === floor).length}`)
    .join(' · ');
}
// #endregion

const choice = document.createElement('select');
for (const { category, spaces } of categories) {
  choice.append(new Option(`${category.name} (${spaces.length})`, category.id));
}
choice.addEventListener('change', () => light(categories[choice.selectedIndex]?.spaces ?? []));
light(categories[0]?.spaces ?? []);
if (categories.length === 0) reading.value = 'This venue sorts its places into no categories.';

const panel = document.createElement('div');
const label = document.createElement('label');
label.append('Show all', choice);
panel.append(label, reading);
document.body.append(panel);
