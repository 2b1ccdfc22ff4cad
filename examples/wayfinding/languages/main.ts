import { loadVenue, showMap } from '@mezzanine/mezzanine-js';
import * as translations from '@mezzanine/mezzanine-js/languages';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const languages = Object.values(translations);
let mapView = await showMap('#map', venue);

const select = document.createElement('select');
for (const tag of ['en', ...languages.map((language) => language.tag)]) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag);
  select.append(new Option(name, tag));
}
const steps = document.createElement('ol');
// The list can scroll, so the keyboard has to reach it.
steps.tabIndex = 0;

// #region show
async function showIn(tag: string) {
  const language = languages.find((one) => one.tag === tag);
  const isTranslated = venue.languages.some(({ code }) => code === tag);
  const translated = isTranslated ? venue.inLanguage(tag) : venue;

  mapView.destroy();
  mapView = await showMap('#map', translated, { messages: language?.messages ?? {} });

  const [from] = translated.locations;
  const to = translated.locations.at(-1);
  if (!from || !to) return;
  const directions = translated.directions(from, to, { texts: language?.instructions ?? {} });
  if (directions.type === 'no-directions') return;
  mapView.navigation.show(directions);
  steps.lang = tag;
  steps.replaceChildren(
    ...directions.instructions.map(({ text }) => {
      const step = document.createElement('li');
      step.textContent = text;
      return step;
    }),
  );
}
// #endregion

select.addEventListener('change', () => void showIn(select.value));
const label = document.createElement('label');
label.append('Language ', select);
const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Directions</legend>';
panel.append(label, steps);
document.body.append(panel);
await showIn('en');
