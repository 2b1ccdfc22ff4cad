import { loadVenue, showMap, type Floor } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

// #region choose
const places = venue.locations
  .filter(({ spaces }) => spaces.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));

function placeSelect(label: string, chosen: number) {
  const select = document.createElement('select');
  select.append(...places.map(({ name }) => new Option(name)));
  select.selectedIndex = chosen;
  select.addEventListener('change', showWay);
  const row = document.createElement('label');
  row.append(label, select);
  return { select, row };
}

function largestOn(floor: Floor | undefined) {
  const sizes = places.map(({ spaces: [space] }) => {
    return space && space.floor === floor ? space.areaSquareMeters : 0;
  });
  return sizes.indexOf(Math.max(...sizes));
}

const from = placeSelect('From', largestOn(mapView.floors.current));
const to = placeSelect('to', largestOn(venue.floors.at(-1)));
// #endregion

// #region way
const reading = document.createElement('output');

function showWay() {
  const [start, end] = [places[from.select.selectedIndex], places[to.select.selectedIndex]];
  if (!start || !end) return;
  const way = venue.directions(start, end);
  if (way.type === 'directions') {
    mapView.navigation.show(way);
    const minutes = Math.max(Math.round(way.durationSeconds / 60), 1);
    reading.value = `${Math.round(way.distanceMeters)} m, about ${minutes} min`;
  } else {
    mapView.navigation.clear();
    reading.value = way.blockers.map(({ text }) => text).join(' ');
  }
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Directions</legend>';
panel.append(from.row, to.row, reading);
document.body.append(panel);
mapView.camera.setScreenOffsets({ bottom: panel.offsetHeight + 24 });
showWay();
