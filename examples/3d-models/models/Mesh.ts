/** East, up, and south, in meters, as in glTF; forward is south. */
export type Place = readonly [x: number, y: number, z: number];

/** Red, green, blue from 0 to 255. */
export type Color = readonly [red: number, green: number, blue: number];

type Outline = readonly (readonly [x: number, y: number])[];

const DEGREES = Math.PI / 180;

/** Colored triangles, assembled from simple bodies. */
export class Mesh {
  readonly positions: number[] = [];
  readonly normals: number[] = [];
  readonly colors: number[] = [];

  /** A body with upright sides and a flat top. */
  box([x, y, z]: Place, [width, height, depth]: Place, color: Color): this {
    const [w, d] = [width / 2, depth / 2];
    const outline: Outline = [
      [x - w, z - d],
      [x - w, z + d],
      [x + w, z + d],
      [x + w, z - d],
    ];
    return this.prism(outline, [y, y + height], color);
  }

  /** An outline seen from above, raised; `rise` makes its top larger or smaller. */
  prism(outline: Outline, [low, high]: readonly [number, number], color: Color, rise = 1): this {
    const middle = middleOf(outline);
    const top = outline.map(([x, z]): Place => [
      middle[0] + (x - middle[0]) * rise,
      high,
      middle[1] + (z - middle[1]) * rise,
    ]);
    const foot = outline.map(([x, z]): Place => [x, low, z]);
    outline.forEach((_, i) => {
      const next = (i + 1) % outline.length;
      this.face([foot[i], foot[next], top[next], top[i]], color);
    });
    this.face(top, color);
    this.face(foot.toReversed(), color);
    return this;
  }

  /** A round body; `rise` makes its top larger or smaller, 0 makes it a cone. */
  column(
    [x, y, z]: Place,
    [radius, height]: readonly [number, number],
    color: Color,
    rise = 1,
  ): this {
    return this.prism(circle([x, z], radius), [y, y + height], color, rise);
  }

  /** A lump with flat faces. */
  ball([x, y, z]: Place, [radius, height]: readonly [number, number], color: Color): this {
    const rings = [-90, -45, 0, 45, 90].map((tilt) =>
      circle([x, z], radius * Math.cos(tilt * DEGREES), 8).map(([east, south]): Place => [
        east,
        y + (height / 2) * (1 + Math.sin(tilt * DEGREES)),
        south,
      ]),
    );
    rings.slice(1).forEach((upper, index) => {
      const lower = rings[index] ?? [];
      upper.forEach((_, i) => {
        const next = (i + 1) % upper.length;
        this.face([lower[i], lower[next], upper[next], upper[i]], color);
      });
    });
    return this;
  }

  /** A flat, convex face, counterclockwise from outside. */
  face(corners: readonly (Place | undefined)[], color: Color): this {
    const [first, ...others] = corners.flatMap((corner) => (corner ? [corner] : []));
    for (let i = 1; first && i < others.length; i++) {
      const [second, third] = [others[i - 1], others[i]];
      if (second && third) this.#triangle([first, second, third], color);
    }
    return this;
  }

  #triangle(corners: readonly [Place, Place, Place], color: Color): void {
    const normal = normalOf(corners);
    if (!normal) return;
    for (const corner of corners) {
      this.positions.push(...corner);
      this.normals.push(...normal);
      this.colors.push(...color.map((value) => Math.round(toLight(value / 255) * 255)), 255);
    }
  }
}

/** Corners of a circle, counterclockwise as seen from above. */
export function circle([x, z]: readonly [number, number], radius: number, count = 12): Outline {
  return Array.from({ length: count }, (_, i) => {
    const angle = (i / count) * 360 * DEGREES;
    return [x + Math.cos(angle) * radius, z - Math.sin(angle) * radius] as const;
  });
}

function middleOf(outline: Outline): readonly [number, number] {
  const sum = (axis: 0 | 1) => outline.reduce((all, corner) => all + corner[axis], 0);
  return [sum(0) / outline.length, sum(1) / outline.length];
}

function normalOf([a, b, c]: readonly [Place, Place, Place]): Place | undefined {
  const u = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const v = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const [x, y, z] = [
    u[1] * v[2] - u[2] * v[1],
    u[2] * v[0] - u[0] * v[2],
    u[0] * v[1] - u[1] * v[0],
  ];
  const length = Math.hypot(x, y, z);
  return length < 1e-9 ? undefined : [x / length, y / length, z / length];
}

/** Files store linear light, not sRGB. */
function toLight(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
