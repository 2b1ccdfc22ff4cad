import {
  COLLISION_RANKING_TIERS,
  E_SDK_EVENT,
  getVenue,
  showVenue,
  type Tooltip,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const rooms = mapView.currentMap.polygons.filter(({ name }) => name !== '');
const { ALWAYS_VISIBLE, HIGH } = COLLISION_RANKING_TIERS;

// #region escape
function escapeHtml(text: string): string {
  const element = document.createElement('p');
  element.textContent = text;
  return element.innerHTML;
}
// #endregion

// #region click
let last: Tooltip | undefined;

mapView.on(E_SDK_EVENT.CLICK, ({ polygons: [polygon], position }) => {
  if (last) mapView.removeTooltip(last);
  last = undefined;
  if (!polygon || !position) return;
  const html = `<b>${escapeHtml(polygon.name || 'No name')}</b><br>${escapeHtml(polygon.map.name)}`;
  last = mapView.createTooltip(position, html, { collisionRank: ALWAYS_VISIBLE });
});
// #endregion

function showSeveral() {
  // #region several
  const step = Math.max(1, Math.floor(rooms.length / 8));
  for (const room of rooms.filter((_, i) => i % step === 0)) {
    mapView.createTooltip(room, escapeHtml(room.name));
  }
  // #endregion
}

function showCustom() {
  const [room] = rooms;
  if (!room) return;
  // #region custom
  const card = document.createElement('div');
  card.style.cssText = 'padding: 6px; border-radius: 8px; background: Canvas; pointer-events: auto';
  const close = document.createElement('button');
  close.textContent = `Close ${room.name}`;
  card.append(close);
  const tooltip = mapView.createCustomTooltip(room, card, { collisionRank: HIGH });
  close.addEventListener('click', () => mapView.removeTooltip(tooltip));
  // #endregion
}

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Tooltips</legend> <button>Several rooms</button>
  <button>With a button</button> <button>Remove all</button>`;
const [several, custom, removeAll] = panel.querySelectorAll('button');
several?.addEventListener('click', showSeveral);
custom?.addEventListener('click', showCustom);
removeAll?.addEventListener('click', () => mapView.removeAllTooltips());
document.body.append(panel);
showSeveral();
