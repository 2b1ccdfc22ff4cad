/** Position and orientation of the camera; meters, degrees, zoom level. */
export interface Pose {
  /** Center of the view, meters east. */
  readonly x: number;
  /** Center of the view, meters north. */
  readonly y: number;
  /** Bearing: the compass direction at the top of the screen, in degrees clockwise from north. */
  readonly bearing: number;
  /** Pitch in degrees; 0 looks straight down, 90 along the floor. */
  readonly pitch: number;
  /** Web-mercator zoom level of 512-pixel tiles. */
  readonly zoom: number;
}

/** Covered sides of the view, in CSS pixels. */
export interface ScreenOffsets {
  /** Pixels from the top edge. */
  readonly top: number;
  /** Pixels from the right edge. */
  readonly right: number;
  /** Pixels from the bottom edge. */
  readonly bottom: number;
  /** Pixels from the left edge. */
  readonly left: number;
}

/** Size of the view, its covered sides, and its place on Earth. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  readonly offsets: ScreenOffsets;
  readonly latitude: number;
  /**
   * Distance from the camera to the view plane in CSS pixels; default: derived from the built-in
   * field of view.
   */
  readonly focalPixels?: number;
}

type Place = readonly [x: number, y: number, z: number];

/** Field of view across the longer side. A narrow one makes the drawing almost axonometric. */
const FIELD_OF_VIEW_DEGREES = 28;
const EQUATOR_METERS = 40_075_016.686;
const TILE_PIXELS = 512;
/** Rays with a slope below this hit the ground too far away to use. */
const FLATTEST_RAY = 0.06;
/** The camera stays above a plane by this share of the plane's height: at twice the distance of the near plane. */
const CLOSEST_SHARE = 1 / 9;
/** Keeps logarithms finite: a plane below the ground is approached no further than to the ground. */
const LEAST_SCALE = 1e-6;
const RADIANS = Math.PI / 180;

/** Meters per CSS pixel at a zoom level. */
export function metersPerPixelAt(zoom: number, latitude: number): number {
  return (EQUATOR_METERS * Math.cos(latitude * RADIANS)) / (TILE_PIXELS * 2 ** zoom);
}

/** Zoom level at which a CSS pixel covers this many meters. */
export function zoomOf(metersPerPixel: number, latitude: number): number {
  return Math.log2(
    (EQUATOR_METERS * Math.cos(latitude * RADIANS)) / (TILE_PIXELS * metersPerPixel),
  );
}

/** Projects positions to the screen and back for one pose, in double precision. */
export class Projector {
  /** Meters per CSS pixel at the center of the view. */
  readonly metersPerPixel: number;
  /** Distance from the camera to the view plane, in CSS pixels. */
  readonly focalPixels: number;
  /** Pose of the camera. */
  readonly pose: Pose;
  readonly #viewport: Viewport;
  readonly #right: Place;
  readonly #up: Place;
  readonly #forward: Place;
  readonly #eye: Place;
  readonly #distance: number;

  /**
   * @param pose - pose of the camera
   * @param viewport - the viewport
   */
  constructor(pose: Pose, viewport: Viewport) {
    const [sinB, cosB] = [Math.sin(pose.bearing * RADIANS), Math.cos(pose.bearing * RADIANS)];
    const [sinP, cosP] = [Math.sin(pose.pitch * RADIANS), Math.cos(pose.pitch * RADIANS)];
    this.pose = pose;
    this.#viewport = viewport;
    this.#right = [cosB, -sinB, 0];
    this.#up = [sinB * cosP, cosB * cosP, sinP];
    this.#forward = [sinB * sinP, cosB * sinP, -cosP];
    this.focalPixels =
      viewport.focalPixels ??
      Math.max(viewport.width, viewport.height) /
        2 /
        Math.tan((FIELD_OF_VIEW_DEGREES / 2) * RADIANS);
    this.metersPerPixel = metersPerPixelAt(pose.zoom, viewport.latitude);
    this.#distance = this.focalPixels * this.metersPerPixel;
    const back = this.#forward;
    this.#eye = [
      pose.x - back[0] * this.#distance,
      pose.y - back[1] * this.#distance,
      -back[2] * this.#distance,
    ];
  }

  /** Screen point of the view's center, shifted by what covers the screen. */
  get middle(): readonly [x: number, y: number] {
    const { width, height, offsets } = this.#viewport;
    return [
      (width + offsets.left - offsets.right) / 2,
      (height + offsets.top - offsets.bottom) / 2,
    ];
  }

  /** Screen position in CSS pixels; `undefined` behind the camera. */
  project(x: number, y: number, z: number): readonly [x: number, y: number] | undefined {
    const [dx, dy, dz] = [x - this.#eye[0], y - this.#eye[1], z - this.#eye[2]];
    const depth = along(this.#forward, dx, dy, dz);
    if (depth <= 0) return undefined;
    const [middleX, middleY] = this.middle;
    return [
      middleX + (along(this.#right, dx, dy, dz) / depth) * this.focalPixels,
      middleY - (along(this.#up, dx, dy, dz) / depth) * this.focalPixels,
    ];
  }

  /**
   * The point of a horizontal plane at a point of the screen. Near the horizon the ray is bent down
   * slightly, so there is always a result.
   */
  groundAt(x: number, y: number, z = 0): readonly [x: number, y: number] {
    const [middleX, middleY] = this.middle;
    const [a, b] = [(x - middleX) / this.focalPixels, (middleY - y) / this.focalPixels];
    const mix = (i: 0 | 1 | 2) => this.#right[i] * a + this.#up[i] * b + this.#forward[i];
    const [east, north, up] = [mix(0), mix(1), mix(2)];
    const down = Math.max(-up, FLATTEST_RAY * Math.hypot(east, north));
    const share = (this.#eye[2] - z) / down;
    return [this.#eye[0] + east * share, this.#eye[1] + north * share];
  }

  /** Zoom level at which a horizontal plane appears: a plane nearer to the camera appears larger. */
  zoomAt(z: number): number {
    return this.pose.zoom - Math.log2(Math.max(1 - z / this.#eye[2], LEAST_SCALE));
  }

  /**
   * The highest zoom level at which a plane above the ground may appear. Closer to the camera, the frame
   * would cut it off.
   */
  closestAt(z: number): number {
    if (z <= 0) return Infinity;
    return this.pose.zoom + Math.log2(this.#eye[2] / (z * CLOSEST_SHARE));
  }

  /**
   * The zoom level of the pose with which a horizontal plane appears at the given level. For a plane
   * above the ground, the camera stays above the plane.
   */
  zoomWith(zoomAt: number, z: number): number {
    const eyeAbovePlane = this.#eye[2] * 2 ** (this.pose.zoom - zoomAt);
    return zoomAt - Math.log2(Math.max(1 + z / eyeAbovePlane, LEAST_SCALE));
  }

  /**
   * The matrix from meters to clip space, column-major.
   *
   * @param sphere - bounding sphere that must not be clipped
   */
  matrix(sphere: { readonly x: number; readonly y: number; readonly radius: number }): number[] {
    const { width, height } = this.#viewport;
    const [eyeX, eyeY, eyeZ] = this.#eye;
    const toSphere = along(this.#forward, sphere.x - eyeX, sphere.y - eyeY, -eyeZ);
    const far = Math.max(toSphere + sphere.radius, this.#distance * 1.5);
    const near = Math.min(
      Math.max(toSphere - sphere.radius, this.#distance * 0.05),
      this.#distance * 0.7,
    );
    const [middleX, middleY] = this.middle;
    const shiftX = (middleX * 2) / width - 1;
    const shiftY = 1 - (middleY * 2) / height;
    const [scaleX, scaleY] = [(this.focalPixels * 2) / width, (this.focalPixels * 2) / height];
    const depthScale = (far + near) / (far - near);
    const row = (axis: Place, scale: number, shift: number) => {
      const coefficients = axis.map((a, i) => a * scale + (this.#forward[i] ?? 0) * shift);
      const [a = 0, b = 0, c = 0] = coefficients;
      return [a, b, c, -(a * eyeX + b * eyeY + c * eyeZ)];
    };
    const rows = [
      row(this.#right, scaleX, shiftX),
      row(this.#up, scaleY, shiftY),
      row(this.#forward, depthScale, 0),
      row(this.#forward, 1, 0),
    ];
    const depth = rows[2];
    if (depth) depth[3] = (depth[3] ?? 0) - (2 * far * near) / (far - near);
    return [0, 1, 2, 3].flatMap((column) => rows.map((r) => r[column] ?? 0));
  }

  /**
   * The pose that moves a point of a horizontal plane to a point of the screen, with everything else
   * unchanged.
   */
  poseWith(ground: readonly [number, number], x: number, y: number, z = 0): Pose {
    const [east, north] = this.groundAt(x, y, z);
    return {
      ...this.pose,
      x: this.pose.x + ground[0] - east,
      y: this.pose.y + ground[1] - north,
    };
  }
}

function along(axis: Place, x: number, y: number, z: number): number {
  return axis[0] * x + axis[1] * y + axis[2] * z;
}
