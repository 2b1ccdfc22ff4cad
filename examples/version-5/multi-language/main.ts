import { GET_VENUE_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.FloatingLabels.labelAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Language</legend>';
const reading = document.createElement('output');

// #region buttons
for (const { code, name } of venue.venue.languages) {
  const button = document.createElement('button');
  button.textContent = name;
  button.lang = code;
  button.addEventListener('click', () => void venue.changeLanguage(code));
  panel.append(button);
}
// #endregion
panel.append(reading);
document.body.append(panel);

// #region texts
function update() {
  const code = venue.language?.code ?? '';
  for (const button of panel.querySelectorAll('button')) {
    button.ariaPressed = String(button.lang === code);
  }
  reading.lang = code;
  reading.value = venue.categories
    .slice(0, 4)
    .map(({ name }) => name)
    .join(' · ');
}

venue.on(GET_VENUE_EVENT.LANGUAGE_CHANGED, update);
update();
// #endregion
