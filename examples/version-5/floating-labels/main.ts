import {
  E_SDK_EVENT,
  FLOATING_LABEL_APPEARANCE,
  getVenue,
  showVenue,
  type FloatingLabelAppearance,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);

// #region appearances
const { DARK_ON_LIGHT, LIGHT_ON_DARK } = FLOATING_LABEL_APPEARANCE;
const icon = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="24" height="24">
  <circle cx="12" cy="12" r="11" fill="#1d6f8a" />
  <path d="M7 9h10l-1 9H8zm2 0a3 3 0 0 1 6 0" fill="none" stroke="#fff" stroke-width="1.6" />
</svg>`;
const appearances: Record<string, FloatingLabelAppearance> = {
  'Dark on light': DARK_ON_LIGHT,
  'Light on dark': LIGHT_ON_DARK,
  'With icon': { ...DARK_ON_LIGHT, marker: { icon, iconSize: 22 } },
};
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Appearance of the names</legend>';
const reading = document.createElement('output');
reading.value = 'Click a name.';

// #region labels
function label(appearance: FloatingLabelAppearance) {
  mapView.FloatingLabels.labelAllLocations({ appearance, interactive: true });
}
// #endregion

for (const [name, appearance] of Object.entries(appearances)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    for (const one of panel.querySelectorAll('button')) one.ariaPressed = String(one === button);
    label(appearance);
  });
  panel.append(button);
}
panel.append(reading);
document.body.append(panel);
panel.querySelector('button')?.click();

// #region click
mapView.on(E_SDK_EVENT.CLICK, ({ floatingLabels: [chosen] }) => {
  reading.value = chosen ? `${chosen.text}, ${chosen.polygon?.map.name}` : 'Click a name.';
  if (chosen?.polygon) void mapView.Camera.focusOn({ polygons: [chosen.polygon] }, { minZoom: 60 });
});
// #endregion
