import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v4';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
mapView.labelAllLocations();
mapView.addInteractivePolygonsForAllLocations();

const panel = document.createElement('fieldset');
panel.innerHTML = `<legend>Tooltips</legend>
  <button>Elevators and stairs</button> <button>Remove all</button>
  <output>Click on a shop.</output>`;
const [connections, removal] = panel.querySelectorAll('button');
const output = panel.querySelector('output')!;
document.body.append(panel);

// #region escape
function escape(text: string): string {
  const element = document.createElement('span');
  element.textContent = text;
  return element.innerHTML;
}
// #endregion

// #region connections
connections?.addEventListener('click', () => {
  for (const { type, name, maps, nodes } of venue.vortexes) {
    const floors = maps.map(({ shortName }) => shortName).join(', ');
    for (const node of nodes) {
      mapView.createTooltip(node, `<b>${escape(name || type)}</b><br>${escape(floors)}`);
    }
  }
  output.value = `${venue.vortexes.length} connections`;
});
// #endregion

// #region click
let clicked: string | undefined;

mapView.on(E_SDK_EVENT.POLYGON_CLICKED, (polygon) => {
  if (clicked !== undefined) mapView.removeTooltip(clicked);
  clicked = mapView.createTooltip(polygon, escape(polygon.name), { collisionRank: 3 });
  output.value = polygon.name;
});
// #endregion

// #region remove
removal?.addEventListener('click', () => {
  mapView.removeAllTooltips();
  output.value = 'No tooltips';
});
// #endregion
