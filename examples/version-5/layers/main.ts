import { E_SDK_EVENT, getVenue, showVenue } from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const hidden = new Set<string>();
for (const polygon of venue.polygons) {
  if (polygon.locations.length > 0) mapView.setPolygonColor(polygon, '#d98a6c');
}

const panel = document.createElement('fieldset');
document.body.append(panel);

// #region toggle
function toggle(layer: string, isShown: boolean) {
  if (isShown) {
    hidden.delete(layer);
    mapView.Layers.showLayers([layer]);
  } else {
    hidden.add(layer);
    mapView.Layers.hideLayers([layer]);
  }
}
// #endregion

async function listLayers() {
  // #region list
  const layers = await mapView.Layers.getAllLayersForMap(mapView.currentMap);
  // #endregion
  panel.innerHTML = '<legend>Layers</legend>';
  if (layers.length === 0) panel.append('This map has no layers.');
  for (const layer of layers) {
    const box = document.createElement('input');
    box.type = 'checkbox';
    box.checked = !hidden.has(layer);
    box.addEventListener('change', () => toggle(layer, box.checked));
    const label = document.createElement('label');
    label.append(box, layer);
    panel.append(label);
  }
}

mapView.on(E_SDK_EVENT.MAP_CHANGED, () => void listLayers());
await listLayers();
