import { LocalProjection, type Coordinate, type Pose } from '@mezzanine/mezzanine-js';

/** The camera of a MapLibre map. */
export interface GroundCamera {
  readonly center: { readonly lng: number; readonly lat: number };
  readonly zoom: number;
  readonly bearing: number;
  readonly pitch: number;
}

/** Additional parameters of the view of a floor. */
export interface FloorView {
  /** Distance from the camera to the view plane, in CSS pixels. */
  readonly focalPixels: number;
  /** Height of the floor above the camera's target, in meters. */
  readonly upMeters: number;
}

type Matrix = ArrayLike<number>;

const RADIANS = Math.PI / 180;
const TILE_PIXELS = 512;
/** Offset of the SDK's zoom levels; the SDK does not export it. */
const EQUATOR_METERS = 40_075_016.686;
/** Minimum distance of the camera from a floor, which it may be below. */
const NEAREST_METERS_PER_PIXEL = 1e-4;

/**
 * Converts meters around the center of a venue to Mercator coordinates and back, in double
 * precision.
 */
export class VenueFrame {
  readonly #center: Coordinate;
  readonly #plane: LocalProjection;

  /** @param center - center of the venue */
  constructor(center: Coordinate) {
    this.#center = center;
    this.#plane = new LocalProjection(center);
  }

  /**
   * Matrix from meters of a floor to clip space, column-major.
   *
   * @param mercator - matrix from MapLibre's Mercator coordinates to clip space
   * @param upMeters - height of the floor
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
      // Heights use the scale of the ground.
      ...rows.map((row) => at(2, row) * east),
      ...rows.map(
        (row) => at(0, row) * x + at(1, row) * y + at(2, row) * upMeters * east + at(3, row),
      ),
    ];
  }

  /** The target of a MapLibre camera on a floor. */
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

  /** The MapLibre camera with the same view of the floor. */
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
