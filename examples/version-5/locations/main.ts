import { getVenue, showVenue, type Category, type Location } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);

// #region tree
function locationsIn({ locations, children }: Category): Location[] {
  return [...locations, ...children.flatMap(locationsIn)];
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Directory</legend>
  <label>Category <select></select></label>
  <ul></ul>
  <output aria-live="polite"></output>`;
const select = panel.querySelector('select')!;
const list = panel.querySelector('ul')!;
const reading = panel.querySelector('output')!;
document.body.append(panel);

// #region card
function hoursToday({ operationHours }: Location): string | undefined {
  const today = new Intl.DateTimeFormat('en', { weekday: 'long' }).format();
  const hours = operationHours.find(({ dayOfWeek }) => dayOfWeek?.some((day) => day === today));
  return hours && `Today ${hours.opens} to ${hours.closes}`;
}

function cardOf(location: Location): string {
  const { name, description, phone } = location;
  const places = location.polygons.map(({ map }) => map.name);
  const parts = [name, [...new Set(places)].join(', ') || 'Not on the map', description];
  return [...parts, hoursToday(location), phone?.number].filter(Boolean).join(' · ');
}
// #endregion

// #region choose
function choose(location: Location) {
  mapView.clearAllPolygonColors();
  reading.textContent = cardOf(location);
  const { polygons } = location;
  if (polygons.length === 0) return;
  for (const polygon of polygons) mapView.setPolygonColor(polygon, '#e4572e');
  void mapView.Camera.focusOn({ polygons }, { minZoom: 70 });
}
// #endregion

function showCategory(category: Category) {
  const items = locationsIn(category).map((location) => {
    const button = document.createElement('button');
    button.textContent = location.name;
    button.addEventListener('click', () => choose(location));
    const item = document.createElement('li');
    item.append(button);
    return item;
  });
  list.replaceChildren(...items);
}

const categories = venue.categories.filter((category) => locationsIn(category).length > 0);
select.append(...categories.map(({ id, name }) => new Option(name, id)));
select.addEventListener('change', () => {
  const category = categories.find(({ id }) => id === select.value);
  if (category) showCategory(category);
});
if (categories[0]) showCategory(categories[0]);
