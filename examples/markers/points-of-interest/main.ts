import { loadVenue, showMap } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'airport',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Points of interest</legend>
  <button>Next floor</button> <output></output>`;
const reading = panel.querySelector('output')!;
document.body.append(panel);

// #region add
const places = venue.pointsOfInterest;
const markers = mapView.markers.addAll(places, { interactive: true });
const placeOf = new Map(markers.map((marker, index) => [marker, places[index]]));
for (const { element } of markers) {
  element.style.cssText +=
    'padding: 2px 8px; border-radius: 8px; font: 600 13px/1.5 system-ui;' +
    'background: Canvas; color: CanvasText; border: 1px solid GrayText';
}
// #endregion

// #region click
mapView.on('click', ({ markers: [marker] }) => {
  const place = marker && placeOf.get(marker);
  if (!place) return;
  reading.value = [place.name, place.floor.name, place.description].filter(Boolean).join('. ');
  void mapView.camera.animateTo({ center: place.center });
});
// #endregion

function count() {
  const floor = mapView.floors.current;
  const here = places.filter((place) => place.floor === floor);
  reading.value = `${here.length} points of interest on ${floor.name}`;
}

panel.querySelector('button')?.addEventListener('click', () => {
  const { all, current } = mapView.floors;
  const next = all[(all.indexOf(current) + 1) % all.length];
  if (next) mapView.floors.set(next);
});
mapView.on('floor-change', count);
