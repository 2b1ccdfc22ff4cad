import { loadVenue, showMap, type Space, type SpaceTexture } from '@mezzanine/mezzanine-js';

const venue = await loadVenue({
  key: 'mez_demo_2f6c1b7e9a',
  secret: 'mez_demo_secret_8d41c5f09be37a62',
  venueId: 'mall',
  baseUrl: 'http://localhost:8080',
});
const mapView = await showMap('#map', venue);
const { current } = mapView.floors;
const rooms = current.spaces.filter(({ kind }) => kind === 'room');
const byArea = [...rooms].sort((a, b) => b.areaSquareMeters - a.areaSquareMeters);
const room = byArea.find(({ areaSquareMeters }) => areaSquareMeters < 200) ?? current.spaces[0]!;
const neighbors = venue
  .byDistance(room, rooms)
  .slice(1, 4)
  .map(({ entity }) => entity);

// #region textures
const rotationDegrees = venue.naturalBearingDegrees;
const planks = new URL('./planks.svg', import.meta.url);
const bricks = new URL('./bricks.svg', import.meta.url);
const floors: Record<string, SpaceTexture | undefined> = {
  Planks: { url: planks, widthMeters: 3, rotationDegrees },
  'Large planks': { url: planks, widthMeters: 9, rotationDegrees },
  Plain: undefined,
};
const cover = (topTexture: SpaceTexture | undefined) =>
  mapView.spaces.update(rooms, { topTexture });
const raise = (raised: Space[]) =>
  mapView.spaces.update(raised, {
    heightMeters: 3.2,
    sideTexture: { url: bricks, widthMeters: 1.6 },
  });
// #endregion

// #region pictures
const rug = new URL('./rug.svg', import.meta.url);
mapView.images.addFloorImages();
const carpet = mapView.images.add(room, rug, { widthMeters: 4, rotationDegrees });
// #endregion

const panel = document.createElement('fieldset');
panel.innerHTML = '<legend>Floor of the rooms</legend>';
const reading = document.createElement('output');
for (const [name, texture] of Object.entries(floors)) {
  const button = document.createElement('button');
  button.textContent = name;
  button.addEventListener('click', () => {
    const count = cover(texture);
    reading.value = `${name}: ${count} rooms`;
  });
  panel.append(button);
}
const turn = document.createElement('button');
turn.textContent = 'Turn the rug';
let degrees = rotationDegrees;
turn.addEventListener('click', () => {
  degrees += 30;
  mapView.images.update(carpet, { rotationDegrees: degrees });
  reading.value = `The rug lies at ${Math.round(degrees % 360)}°`;
});
panel.append(turn, reading);
document.body.append(panel);

cover(floors['Planks']);
raise(neighbors);
reading.value = rooms.length ? `Planks: ${rooms.length} rooms` : 'This floor has no rooms.';
await carpet.whenLoaded();
await mapView.camera.focusOn([room, ...neighbors], { maxZoomLevel: 20.5 });
