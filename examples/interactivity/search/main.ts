import { loadVenue, showMap, type Location, type SearchEntity } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);

const input = document.createElement('input');
input.type = 'search';
input.ariaLabel = 'Search the venue';
input.placeholder = 'Try "coffe" or a few letters';
const list = document.createElement('ul');
const card = document.createElement('output');

// #region search
input.addEventListener('input', async () => {
  const results = await venue.search(input.value, { limit: 4, types: ['location', 'category'] });
  list.replaceChildren(
    ...results.map(({ entity }) => {
      const button = document.createElement('button');
      button.textContent = entity.name;
      button.addEventListener('click', () => choose(entity));
      const entry = document.createElement('li');
      entry.append(button);
      return entry;
    }),
  );
});
// #endregion

// #region choose
let colored: Location[] = [];

function choose(entity: SearchEntity) {
  for (const { spaces } of colored) mapView.spaces.reset(spaces);
  colored = [];
  if (entity.type === 'location') colored = [entity];
  if (entity.type === 'category') colored = [...entity.locations];
  const placed = colored.filter(({ spaces }) => spaces.length > 0);
  for (const { spaces } of placed) mapView.spaces.update(spaces, { color: '#e4572e' });
  card.value = entity.type === 'location' ? describe(entity) : `${placed.length} places`;
  if (placed.length > 0) void mapView.camera.focusOn(placed);
}
// #endregion

// #region hours
function describe(location: Location): string {
  const change = location.nextChange();
  const time = change?.at.toLocaleString('en', {
    ...(venue.timeZone !== undefined && { timeZone: venue.timeZone }),
    weekday: 'short',
    hour: '2-digit',
    minute: '2-digit',
  });
  const now = { true: 'open', false: 'closed', undefined: 'hours not known' };
  const states = location.states.filter((state) => state.isActiveAt()).map(({ kind }) => kind);
  return [
    location.name,
    now[`${location.isOpenAt()}`],
    change && `${change.isOpen ? 'opens' : 'closes'} ${time}`,
    ...states,
  ]
    .filter(Boolean)
    .join(', ');
}
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Search</legend>';
panel.append(input, list, card);
document.body.append(panel);
