import {
  FLOATING_LABEL_APPEARANCE,
  getVenue,
  showVenue,
  type FloatingLabelAppearance,
  type Label,
  type Location,
} from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);

// #region looks
const star =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 20 20" width="20" height="20">' +
  '<path fill="#c8411b" d="m10 1 3 6 6 1-4 5 1 6-6-3-6 3 1-6-4-5 6-1z"/></svg>';

const looks: Record<string, FloatingLabelAppearance> = {
  'Dark on light': FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT,
  'Light on dark': FLOATING_LABEL_APPEARANCE.LIGHT_ON_DARK,
  'With icon': { marker: { icon: star, iconSize: 20 }, text: { size: 15, maxWidth: 90 } },
};
// #endregion

// #region add
let labels: { location: Location; label: Label }[] = [];

function add(appearance: FloatingLabelAppearance) {
  mapView.removeAllLabels();
  labels = venue.locations.flatMap((location) =>
    location.polygons.map((polygon) => {
      const label = mapView.labelPolygon(polygon, { text: location.name, appearance });
      return { location, label };
    }),
  );
  filter();
}
// #endregion

const categories = venue.categories.filter((category) => category.locations.length > 0);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Floating labels</legend>';
for (const [name, appearance] of Object.entries(looks)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => add(appearance));
  panel.append(button);
}
const select = document.createElement('select');
select.add(new Option('All categories'));
for (const { name } of categories) select.add(new Option(name));
const choice = document.createElement('label');
choice.append('Show ', select);
panel.append(choice);
document.body.append(panel);

// #region filter
function filter() {
  const category = categories[select.selectedIndex - 1];
  for (const { location, label } of labels) {
    if (!category || category.locations.includes(location)) label.enable();
    else label.disable();
  }
}

select.addEventListener('change', filter);
// #endregion
add(FLOATING_LABEL_APPEARANCE.DARK_ON_LIGHT);
