import { loadVenue, showMap, type ThemeChoice } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #region themes
interface Look {
  readonly theme: ThemeChoice;
  /** Color of all spaces; without it, the colors of the venue. */
  readonly spaces?: string;
}

const night = { paper: '#0b2545', floor: '#134074', wall: '#8da9c4', accent: '#ffd166' };
const looks: Record<string, Look> = {
  'As the page': { theme: 'auto' },
  Light: { theme: 'light' },
  Dark: { theme: 'dark' },
  Blueprint: { theme: { colorScheme: 'dark', ...night }, spaces: '#17508f' },
  Print: { theme: { sunShadow: 0, contactShade: 0.1, wallCutMeters: 0.5 }, spaces: '#ffffff' },
};
// #endregion

const mapView = await showMap('#map', venue);

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Colors of the map</legend>';
const buttons = Object.entries(looks).map(([name, look]) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    // #region set
    mapView.setTheme(look.theme);
    mapView.spaces.reset();
    if (look.spaces) mapView.spaces.update(venue.spaces, { color: look.spaces });
    // #endregion
    press(button);
  });
  return button;
});

function press(pressed: HTMLButtonElement | undefined) {
  for (const button of buttons) button.setAttribute('aria-pressed', String(button === pressed));
}
press(buttons[0]);
panel.append(...buttons);
document.body.append(panel);
