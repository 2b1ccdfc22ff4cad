import { bigSize, gridVenue } from '@mezzanine/mvf/fixtures/gridVenue';
import { writeMvf, type Mvf, type Position } from '@mezzanine/mvf';

const PER_ROW = 100;
const ROOMS = PER_ROW * PER_ROW;
/** Degrees between two rooms, and the size of one. */
const PITCH_DEGREES = 0.00007;
const ROOM_DEGREES = 0.00006;
const CORNER: Position = [4.5, 51.9];

/** A venue of 10,000 rooms with names, 100 by 100 on one floor. */
export function wideVenue(): Mvf {
  const venue = gridVenue({ floors: 1, rooms: ROOMS, nodes: ROOMS });
  const middle = (PER_ROW * PITCH_DEGREES) / 2;
  return {
    ...venue,
    manifest: { ...venue.manifest, center: [CORNER[0] + middle, CORNER[1] + middle] },
    spaces: Object.fromEntries(
      Object.entries(venue.spaces).map(([floor, spaces]) => [
        floor,
        spaces.map(({ properties, ...space }, index) => {
          const west = CORNER[0] + (index % PER_ROW) * PITCH_DEGREES;
          const south = CORNER[1] + Math.floor(index / PER_ROW) * PITCH_DEGREES;
          const half = ROOM_DEGREES / 2;
          return {
            ...space,
            geometry: square(west, south),
            properties: { ...properties, center: [west + half, south + half] as Position },
          };
        }),
      ]),
    ),
  };
}

/** Zoom level that shows the whole wide venue. */
export const wideZoomLevel = 15.4;

/**
 * A bundle of about 5 MB, compressed or uncompressed: 2,000 spaces and 60,000 nodes on four floors.
 */
export function bigBundle(): Uint8Array {
  return writeMvf(gridVenue(bigSize));
}

function square(west: number, south: number): Mvf['spaces'][string][number]['geometry'] {
  const [east, north] = [west + ROOM_DEGREES, south + ROOM_DEGREES];
  return {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [east, south],
        [east, north],
        [west, north],
        [west, south],
      ],
    ],
  };
}
