import {
  OfflineSearch,
  SEARCH_RESULT_TYPE,
  getVenue,
  showVenue,
  type SearchResult,
} from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Search</legend>
  <label>Search <input type="search" list="suggestions"></label>
  <datalist id="suggestions"></datalist> <output></output> <ol></ol>`;
const input = panel.querySelector('input')!;
const suggestions = panel.querySelector('datalist')!;
const output = panel.querySelector('output')!;
const list = panel.querySelector('ol')!;
document.body.append(panel);

// #region create
const offlineSearch = new OfflineSearch(venue);
offlineSearch.addQuery({ query: 'overview, whole floor', object: { name: 'Whole floor' } });
// #endregion

// #region find
async function find() {
  const query = input.value;
  const texts = await offlineSearch.suggest(query);
  const results = await offlineSearch.search(query);
  if (query !== input.value) return;
  suggestions.replaceChildren(...texts.map((text) => new Option(text, text)));
  output.value = `${results.length} results`;
  list.replaceChildren(...results.slice(0, 20).map(itemOf));
}

input.addEventListener('input', () => void find());
// #endregion

// #region show
function show(result: SearchResult) {
  mapView.clearAllPolygonColors();
  if (result.type === SEARCH_RESULT_TYPE.CUSTOM) {
    return mapView.focusOn({ maps: [mapView.currentMap] });
  }
  const { object } = result;
  const locations = 'locations' in object ? object.locations : [object];
  const polygons = locations.flatMap((location) => location.polygons);
  for (const polygon of polygons) mapView.setPolygonColor(polygon, '#e4572e');
  return polygons.length > 0 ? mapView.focusOn({ polygons, minZoom: 60 }) : undefined;
}
// #endregion

function itemOf(result: SearchResult): HTMLElement {
  const button = document.createElement('button');
  button.textContent = `${result.object.name} (${result.type.toLowerCase()})`;
  button.addEventListener('click', () => void show(result));
  const item = document.createElement('li');
  item.append(button);
  return item;
}
