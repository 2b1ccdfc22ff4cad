import { getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const { Camera, FlatLabels } = mapView;
Camera.set({ tilt: 0.5, zoom: Camera.zoom / 2 });

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Names on the floor</legend>
  <label><input type="radio" name="size" value="6" /> Small</label>
  <label><input type="radio" name="size" value="12" checked /> Default</label>
  <label><input type="radio" name="size" value="30" /> Large</label>
  <label><input type="checkbox" /> Rooms without a location</label>
  <output aria-live="polite"></output>`;
const others = panel.querySelector<HTMLInputElement>('[type=checkbox]')!;
const reading = panel.querySelector('output')!;
document.body.append(panel);

function draw() {
  const size = Number(panel.querySelector<HTMLInputElement>('[name=size]:checked')?.value);
  // #region all
  FlatLabels.removeAll();
  FlatLabels.labelAllLocations({ appearance: { fontSize: size } });
  // #endregion
  if (others.checked) {
    // #region add
    for (const polygon of venue.polygons) {
      if (polygon.locations.length > 0 || polygon.name === '') continue;
      FlatLabels.add(polygon, polygon.name, { appearance: { fontSize: size, color: '#b3261e' } });
    }
    // #endregion
  }
  reading.value = `${FlatLabels.getAll().length} labels`;
}

panel.addEventListener('change', draw);
draw();
