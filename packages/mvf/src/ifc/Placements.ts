import { type Affine, axesOf, composed, identity, type Point3, unit } from './Affine.ts';
import type { IfcFile } from './IfcFile.ts';
import { numberOf, numbersOf, refOf } from './values.ts';

const deepest = 64;

/** Positions of products in the model, in meters. */
export class Placements {
  readonly #ifc: IfcFile;
  readonly #known = new Map<number, Affine | undefined>();

  constructor(ifc: IfcFile) {
    this.#ifc = ifc;
  }

  /**
   * The position of an IfcObjectPlacement in the model; undefined if it depends on itself, or is
   * along a grid or an alignment.
   */
  of(id: number | undefined, depth = 0): Affine | undefined {
    if (id === undefined) return identity;
    if (depth > deepest) return undefined;
    if (this.#known.has(id)) return this.#known.get(id);
    // Marks the placement as unknown first: one that depends on itself has no position.
    this.#known.set(id, undefined);
    const line = this.#ifc.line(id);
    if (line === undefined || this.#ifc.classOf(line) !== 'IfcLocalPlacement') return undefined;
    const around = this.of(refOf(line['PlacementRelTo']), depth + 1);
    const own = this.axis(refOf(line['RelativePlacement']));
    const placed = around && composed(around, own);
    this.#known.set(id, placed);
    return placed;
  }

  /** An IfcAxis2Placement3D or 2D. */
  axis(id: number | undefined): Affine {
    const line = this.#ifc.line(id);
    if (line === undefined) return identity;
    const z = this.direction(refOf(line['Axis'])) ?? [0, 0, 1];
    const x = this.direction(refOf(line['RefDirection'])) ?? [1, 0, 0];
    return { ...axesOf(z, x), origin: this.point(refOf(line['Location'])) };
  }

  /** An IfcCartesianTransformationOperator. */
  operator(id: number | undefined): Affine {
    const line = this.#ifc.line(id);
    if (line === undefined) return identity;
    const z = this.direction(refOf(line['Axis3'])) ?? [0, 0, 1];
    const x = this.direction(refOf(line['Axis1'])) ?? [1, 0, 0];
    const axes = axesOf(z, x);
    const toldY = this.direction(refOf(line['Axis2']));
    // A mirrored copy has its second axis on the other side.
    const isMirrored = toldY !== undefined && dot(toldY, axes.y) < 0;
    const scale = numberOf(line['Scale']) ?? 1;
    return {
      x: times(axes.x, scale),
      y: times(axes.y, (numberOf(line['Scale2']) ?? scale) * (isMirrored ? -1 : 1)),
      z: times(axes.z, numberOf(line['Scale3']) ?? scale),
      origin: this.point(refOf(line['LocalOrigin'])),
    };
  }

  /** An IfcCartesianPoint, in meters. */
  point(id: number | undefined): Point3 {
    const [x = 0, y = 0, z = 0] = numbersOf(this.#ifc.line(id)?.['Coordinates']);
    const { scale } = this.#ifc;
    return [x * scale, y * scale, z * scale];
  }

  /** An IfcDirection, of length 1. */
  direction(id: number | undefined): Point3 | undefined {
    const [x = 0, y = 0, z = 0] = numbersOf(this.#ifc.line(id)?.['DirectionRatios']);
    return unit([x, y, z]);
  }
}

function times([x, y, z]: Point3, factor: number): Point3 {
  return [x * factor, y * factor, z * factor];
}

function dot([a, b, c]: Point3, [d, e, f]: Point3): number {
  return a * d + b * e + c * f;
}
