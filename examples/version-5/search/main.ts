import {
  getVenue,
  OfflineSearch,
  showVenue,
  type Polygon,
  type SearchResult,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FloatingLabels.labelAllLocations();

// #region query
const search = new OfflineSearch(venue);
search.addQuery({ query: 'lost and found', object: { name: 'Lost and found: ask any guard' } });
// #endregion

const input = document.createElement('input');
const list = document.createElement('ul');
const texts = document.createElement('datalist');
const reading = document.createElement('output');
texts.id = 'suggestions';
input.setAttribute('list', texts.id);
Object.assign(input, { type: 'search', ariaLabel: 'Search', placeholder: 'Try "food" or "lost"' });

// #region search
input.addEventListener('input', async () => {
  const results = await search.search(input.value);
  list.replaceChildren(...results.slice(0, 4).map(entryOf));
  const suggestions = await search.suggest(input.value);
  texts.replaceChildren(...suggestions.map((text) => new Option(text)));
  reading.value = input.value === '' ? '' : `${results.length} results`;
});
// #endregion

function entryOf(result: SearchResult) {
  const button = document.createElement('button');
  button.textContent = result.object.name ?? '';
  button.addEventListener('click', () => choose(result));
  const entry = document.createElement('li');
  entry.append(button);
  return entry;
}

// #region choose
function polygonsOf({ type, object }: SearchResult): readonly Polygon[] {
  if (type === 'Location') return object.polygons;
  if (type === 'Category') return object.locations.flatMap(({ polygons }) => polygons);
  return [];
}

function choose(result: SearchResult) {
  const polygons = polygonsOf(result);
  mapView.clearAllPolygonColors();
  for (const polygon of polygons) mapView.setPolygonColor(polygon, '#e4572e');
  reading.value = `${result.type}: ${result.object.name ?? ''}`;
  if (polygons.length > 0) void mapView.Camera.focusOn({ polygons });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Search</legend>';
panel.append(input, texts, list, reading);
document.body.append(panel);
