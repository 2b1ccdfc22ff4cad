import { LocalProjection, type Coordinate, type Pose } from '@mezzanine/mezzanine-js';

/** The camera of a MapLibre map. */
export interface GroundCamera {
  readonly center: { readonly lng: number; readonly lat: number };
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
}

/** What else decides how a floor is seen. */
export interface FloorView {
  /** CSS pixels from the eye to the picture. */
  readonly focalPixels: number;
  /** How far the floor lies above what the camera looks at, in meters. */
  readonly upMeters: number;
}

type Matrix = ArrayLike<number>;

const RADIANS = Math.PI / 180;
const TILE_PIXELS = 512;
/** What the SDK's zoom levels count from. */
const EQUATOR_METERS = 40_075_016.686;
/** Closer to a floor than this the camera is taken to be here; it may be below it. */
const NEAREST_METERS_PER_PIXEL = 1e-4;

/**
 * Meters around the center of a venue, and where they are on a Mercator map, all in doubles.
 */
export class VenueFrame {
  readonly #center: Coordinate;
  readonly #plane: LocalProjection;

  /** @param center - of the venue */
  constructor(center: Coordinate) {
    this.#center = center;
    this.#plane = new LocalProjection(center);
  }

  /**
   * From meters of a floor to clip space, column by column.
   *
   * @param mercator - from MapLibre's Mercator coordinates to clip space
   * @param upMeters - how high the floor lies
   */
  matrix(mercator: Matrix, upMeters: number): number[] {
    const { longitude, latitude } = this.#center;
    const east = 1 / (360 * this.#plane.metersPerDegreeEast);
    const north = -1 / (360 * Math.cos(latitude * RADIANS) * this.#plane.metersPerDegreeNorth);
    const x = longitude / 360 + 0.5;
    const y = 0.5 - Math.asinh(Math.tan(latitude * RADIANS)) / (2 * Math.PI);
    const at = (column: number, row: number) => mercator[column * 4 + row] ?? 0;
    const rows = [0, 1, 2, 3];
    return [
      ...rows.map((row) => at(0, row) * east),
      ...rows.map((row) => at(1, row) * north),
      // As tall as wide: heights are in the scale of the ground.
      ...rows.map((row) => at(2, row) * east),
      ...rows.map(
        (row) => at(0, row) * x + at(1, row) * y + at(2, row) * upMeters * east + at(3, row),
      ),
    ];
  }

  /** Where a camera of MapLibre looks, on a floor. */
  poseOf(
    { center, zoom, bearing, pitch }: GroundCamera,
    { focalPixels, upMeters }: FloorView,
  ): Pose {
    const turn = ((((center.lng - this.#center.longitude) % 360) + 540) % 360) - 180;
    const back = upMeters * Math.tan(pitch * RADIANS);
    const ground = this.#metersPerPixel(zoom);
    const nearer = upMeters / Math.cos(pitch * RADIANS) / focalPixels;
    const metersPerPixel = Math.max(ground - nearer, NEAREST_METERS_PER_PIXEL);
    return {
      x: turn * this.#plane.metersPerDegreeEast - Math.sin(bearing * RADIANS) * back,
      y:
        (center.lat - this.#center.latitude) * this.#plane.metersPerDegreeNorth -
        Math.cos(bearing * RADIANS) * back,
      zoom: Math.log2(this.#equatorMeters / (TILE_PIXELS * metersPerPixel)),
      bearing: ((bearing % 360) + 360) % 360,
      pitch,
    };
  }

  /** The camera of MapLibre that sees a floor so. */
  cameraOf(
    { x, y, zoom, bearing, pitch }: Pose,
    { focalPixels, upMeters }: FloorView,
  ): GroundCamera {
    const on = upMeters * Math.tan(pitch * RADIANS);
    const further = upMeters / Math.cos(pitch * RADIANS) / focalPixels;
    const metersPerPixel = this.#equatorMeters / (TILE_PIXELS * 2 ** zoom) + further;
    const east = x + Math.sin(bearing * RADIANS) * on;
    const north = y + Math.cos(bearing * RADIANS) * on;
    return {
      center: {
        lng: this.#center.longitude + east / this.#plane.metersPerDegreeEast,
        lat: this.#center.latitude + north / this.#plane.metersPerDegreeNorth,
      },
      zoom: Math.log2((360 * this.#plane.metersPerDegreeEast) / (TILE_PIXELS * metersPerPixel)),
      bearing,
      pitch,
    };
  }

  get #equatorMeters(): number {
    return EQUATOR_METERS * Math.cos(this.#center.latitude * RADIANS);
  }

  #metersPerPixel(zoom: number): number {
    return (360 * this.#plane.metersPerDegreeEast) / (TILE_PIXELS * 2 ** zoom);
  }
}
