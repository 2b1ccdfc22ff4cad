import { getVenue, showVenue, type Map } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FloatingLabels.labelAllLocations();

const places = venue.locations
  .filter(({ polygons }) => polygons.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const indexOn = (map: Map) => {
  const place = venue.locations.find(({ polygons }) => polygons[0]?.map === map);
  return place ? places.indexOf(place) : 0;
};

function placeSelect(text: string, selected: number) {
  const select = document.createElement('select');
  select.append(...places.map(({ name }) => new Option(name)));
  select.selectedIndex = selected;
  select.addEventListener('change', showRoute);
  const label = document.createElement('label');
  label.append(text, select);
  return { select, label };
}
const { currentMap } = mapView;
const from = placeSelect('From', indexOn(currentMap));
const to = placeSelect('To', indexOn(currentMap.group.maps.at(-1) ?? currentMap));

const accessible = document.createElement('input');
accessible.type = 'checkbox';
accessible.addEventListener('change', showRoute);
const check = document.createElement('label');
check.append(accessible, ' Step-free');
const reading = document.createElement('output');

const chip = (html: string) =>
  `<span style="padding: 2px 8px; border-radius: 6px; color: #fff; background: #1e3a8a">${html}</span>`;

// #region route
function showRoute() {
  const [start, end] = [places[from.select.selectedIndex], places[to.select.selectedIndex]];
  if (!start || !end) return;
  const directions = start.directionsTo(end, { accessible: accessible.checked });
  // #region draw
  mapView.Journey.draw(directions, {
    pathOptions: { color: '#2563eb' },
    polygonHighlightColor: '#bfd3fb',
    departureMarkerTemplate: ({ location }) => chip(`From <b>${location?.name ?? 'here'}</b>`),
    destinationMarkerTemplate: ({ location }) => chip(`To <b>${location?.name ?? 'here'}</b>`),
    connectionTemplate: ({ type, direction, toMapName, isEntering }) =>
      isEntering ? chip(`${type} ${direction} to ${toMapName}`) : '',
  });
  // #endregion
  const maps = new Set(directions.path.map(({ map }) => map.name));
  reading.value =
    directions.path.length > 0
      ? `${directions.distance.toFixed(0)} m, ${[...maps].join(', ')}`
      : 'There is no route between these places.';
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Directions</legend>';
panel.append(from.label, to.label, check, reading);
document.body.append(panel);
mapView.Camera.setSafeAreaInsets({ bottom: panel.offsetHeight + 24, top: 40 });
showRoute();
