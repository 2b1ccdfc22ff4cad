import { fetchFiles } from './fetchFiles.ts';
import { planFloors, type PlannedFloor, type PlannedShape } from './planFloors.ts';

// #region overlay
function overlayOf({ name, rings, color, opacity }: PlannedShape): mapkit.Overlay {
  const points = rings.map((ring) => ring.map(([lat, lng]) => new mapkit.Coordinate(lat, lng)));
  const style = new mapkit.Style({
    fillColor: color,
    fillOpacity: opacity,
    fillRule: 'evenodd',
    lineWidth: 0,
  });
  const options: mapkit.OverlayOptions = { style, data: { name }, enabled: name !== '' };
  const [place, second] = points[0] ?? [];
  return place && !second
    ? new mapkit.CircleOverlay(place, 0.8, options)
    : new mapkit.PolygonOverlay(points, options);
}
// #endregion

// #region show
/**
 * Shows a venue on Apple's map, with a button per floor and the name of the selected place.
 *
 * @param token - your MapKit JS token
 */
export async function showVenue(container: HTMLElement, token: string): Promise<void> {
  const floors = planFloors(await fetchFiles('mall'));
  mapkit.init({ authorizationCallback: (done) => done(token) });
  const map = new mapkit.Map(container, { showsPointsOfInterest: false });

  const chosen = document.createElement('output');
  const panel = document.createElement('fieldset');
  panel.innerHTML = '<legend>Floor</legend>';

  function showFloor({ name, shapes }: PlannedFloor) {
    map.removeOverlays(map.overlays);
    map.showItems(map.addOverlays(shapes.map(overlayOf)), { animate: false });
    const places = shapes.filter((shape) => shape.name !== '').map((shape) => shape.name);
    chosen.value = `${name}: ${places.join(', ')}`;
  }

  for (const floor of floors) {
    const button = document.createElement('button');
    button.textContent = floor.name;
    button.addEventListener('click', () => showFloor(floor));
    panel.append(button);
  }
  map.addEventListener('select', ({ overlay }) => {
    const { name } = (overlay?.data ?? {}) as { name?: string };
    if (name) chosen.value = name;
  });
  container.after(panel, chosen);
  const ground = floors.find(({ elevation }) => elevation === 0) ?? floors[0];
  if (ground) showFloor(ground);
}
// #endregion
