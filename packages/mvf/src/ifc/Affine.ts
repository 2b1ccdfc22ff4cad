/** A point in space. */
export type Point3 = readonly [x: number, y: number, z: number];

/** An affine map of space: the images of the three axes and of the origin. */
export interface Affine {
  readonly x: Point3;
  readonly y: Point3;
  readonly z: Point3;
  readonly origin: Point3;
}

/** The map that changes nothing. */
export const identity: Affine = { x: [1, 0, 0], y: [0, 1, 0], z: [0, 0, 1], origin: [0, 0, 0] };

/** The image of a direction. */
function turned({ x, y, z }: Affine, [a, b, c]: Point3): Point3 {
  return [
    x[0] * a + y[0] * b + z[0] * c,
    x[1] * a + y[1] * b + z[1] * c,
    x[2] * a + y[2] * b + z[2] * c,
  ];
}

/** The image of a point. */
function mapped(affine: Affine, point: Point3): Point3 {
  const [a, b, c] = turned(affine, point);
  const { origin } = affine;
  return [a + origin[0], b + origin[1], c + origin[2]];
}

/** The map that does `inner` first. */
export function composed(outer: Affine, inner: Affine): Affine {
  return {
    x: turned(outer, inner.x),
    y: turned(outer, inner.y),
    z: turned(outer, inner.z),
    origin: mapped(outer, inner.origin),
  };
}

/** A direction of length 1; undefined for one of no length. */
export function unit([a, b, c]: Point3): Point3 | undefined {
  const length = Math.hypot(a, b, c);
  return length > 1e-9 && Number.isFinite(length)
    ? [a / length, b / length, c / length]
    : undefined;
}

/** The vector at right angles to two others. */
function cross([a, b, c]: Point3, [d, e, f]: Point3): Point3 {
  return [b * f - c * e, c * d - a * f, a * e - b * d];
}

/**
 * Right-handed axes from the direction of z and an approximate direction of x (ISO 16739,
 * IfcBuildAxes).
 */
export function axesOf(z: Point3, towardX: Point3): Pick<Affine, 'x' | 'y' | 'z'> {
  const up = unit(z) ?? [0, 0, 1];
  const beside = unit(cross(up, towardX)) ?? unit(cross(up, [1, 0, 0])) ?? [0, 1, 0];
  return { x: cross(beside, up), y: beside, z: up };
}
