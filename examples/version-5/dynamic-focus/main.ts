import {
  E_CAMERA_EVENT,
  E_SDK_EVENT,
  getVenue,
  showVenue,
  type MapGroup,
} from '@mezzanine/mezzanine-js/v5';

const venue = await getVenue({
  clientId: 'mez_demo_2f6c1b7e9a',
  clientSecret: 'mez_demo_secret_8d41c5f09be37a62',
  venue: 'campus',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showVenue(document.getElementById('map')!, venue);
const { Camera, DynamicFocus } = mapView;

// #region enable
const indoors = Camera.convertAltitudeToZoomLevel(200);
DynamicFocus.enable({
  indoorsFullyVisibleZoomLevel: indoors,
  buildingFullyVisibleZoomLevel: indoors - 0.3,
});
// #endregion

const outdoors = DynamicFocus.baseMap?.group;
const buildings = venue.mapGroups.filter((group) => group !== outdoors);

// #region default
for (const group of buildings) {
  const top = group.maps.at(-1);
  if (top) DynamicFocus.setDefaultMap(group, top);
}
// #endregion

function middleOf({ defaultMap }: MapGroup) {
  const centers = defaultMap.polygons.map(({ center }) => center);
  const mean = (values: number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;
  const latitude = mean(centers.map((center) => center.latitude));
  return defaultMap.createCoordinate(latitude, mean(centers.map((center) => center.longitude)));
}

const label = document.createElement('label');
const building = document.createElement('select');
for (const { name, id } of buildings) building.append(new Option(name, id));
label.append('Building', building);

// #region fly
const fly = (meters: number) => {
  const group = buildings[building.selectedIndex];
  if (group) void Camera.animate({ position: middleOf(group), zoom: meters });
};
// #endregion
building.addEventListener('change', () => fly(90));

function button(text: string, meters: number) {
  const element = document.createElement('button');
  element.textContent = text;
  element.addEventListener('click', () => fly(meters));
  return element;
}

const reading = document.createElement('output');
function update() {
  const { group, name } = mapView.currentMap;
  reading.value = `${group.name}, ${name}, from ${Camera.zoom.toFixed(0)} m`;
}
// #region listen
mapView.on(E_SDK_EVENT.MAP_CHANGED, update);
// #endregion
Camera.on(E_CAMERA_EVENT.CHANGED, update);

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Dynamic focus</legend>';
panel.append(label, button('Zoom in', 90), button('Zoom out', 450), reading);
document.body.append(panel);
if (!outdoors) panel.append('This venue has no outdoor map to fall back to.');
fly(450);
