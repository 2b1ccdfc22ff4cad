import { loadVenue, showMap, type ThemeChoice } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
// #region themes
const themes: Record<string, ThemeChoice> = {
  'As the page': 'auto',
  Light: 'light',
  Dark: 'dark',
  Blueprint: {
    colorScheme: 'dark',
    paper: '#0b2545',
    floor: '#134074',
    hallway: '#1b4f8a',
    room: '#134074',
    wall: '#8da9c4',
    tints: ['#17508f', '#1d5a9c', '#144a85'],
    accent: '#ffd166',
  },
  'Flat and quiet': { tints: ['#f1efe9'], sunShadow: 0, contactShade: 0.15, wallCutMetres: 0.6 },
};
// #endregion

const mapView = await showMap('#map', venue);
mapView.spaces.update((space) => space.kind === 'room', { interactive: true });

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Colors of the map</legend>';
const buttons = Object.entries(themes).map(([name, theme]) => {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    // #region set
    mapView.setTheme(theme);
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
