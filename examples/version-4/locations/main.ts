import { getVenue, showVenue, type Category, type Location } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Directory</legend>
  <label>Category <select></select></label> <output></output> <ol></ol>`;
const select = panel.querySelector('select')!;
const list = panel.querySelector('ol')!;
const details = panel.querySelector('output')!;
document.body.append(panel);

// #region categories
function pathOf({ name, parent }: Category): string {
  return parent ? `${pathOf(parent)} › ${name}` : name;
}

const categories = venue.categories.filter(({ locations }) => locations.length > 0);
for (const category of categories) select.add(new Option(pathOf(category)));
// #endregion

// #region describe
function describe({ name, description, phone, operationHours, polygons }: Location): string {
  const [hours] = operationHours;
  const open = hours ? `${hours.opens} to ${hours.closes}` : '';
  const [polygon] = polygons;
  return [name, polygon?.map.name, open, phone?.number, description].filter(Boolean).join(' · ');
}
// #endregion

// #region show
async function show(location: Location) {
  details.value = describe(location);
  mapView.clearAllPolygonColors();
  for (const polygon of location.polygons) mapView.setPolygonColor(polygon, '#e4572e');
  await mapView.focusOn({ polygons: location.polygons, minZoom: 60 });
}
// #endregion

function fill() {
  list.replaceChildren();
  for (const location of categories[select.selectedIndex]?.locations ?? []) {
    const button = document.createElement('button');
    button.textContent = location.name;
    button.disabled = location.polygons.length === 0;
    button.addEventListener('click', () => void show(location));
    const item = document.createElement('li');
    item.append(button);
    list.append(item);
  }
}

select.addEventListener('change', fill);
fill();
