import { loadVenue, showMap, type Space } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #region none
const mapView = await showMap('#map', venue, { labels: 'none' });
// #endregion

// #region add
const shops = venue.spaces.filter(({ kind, name }) => kind === 'room' && name !== '');
const labels = shops.map((space) => ({
  space,
  label: mapView.labels.add(space, space.name, {
    priority: space.areaSquareMeters > 200 ? 'high' : 'medium',
    maxWidthPixels: 120,
    icon: 'dot',
  }),
}));
// #endregion

// #region texts
const texts: Record<string, (space: Space) => string> = {
  Names: (space) => space.name,
  Areas: (space) => `${Math.round(space.areaSquareMeters)} m²`,
  Arabic: (space) => `متجر ${space.name}`,
  Japanese: (space) => `${space.floor.elevation + 1}階の店`,
};

function show(text: (space: Space) => string) {
  for (const { space, label } of labels) mapView.labels.update(label, { text: text(space) });
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>What the labels say</legend>';
for (const [name, text] of Object.entries(texts)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => show(text));
  panel.append(button);
}
document.body.append(panel);
