import { type Affine, composed, type Point3 } from './Affine.ts';
import type { IfcFile } from './IfcFile.ts';
import type { IfcLimits } from './IfcLimits.ts';
import { MvfError } from '../MvfError.ts';
import type { Vec } from '../graph/planeGeometry.ts';
import type { Placements } from './Placements.ts';
import type { Product } from './Product.ts';
import { cornersOf, hullRegion, joined, type Region, regionOf, simplified } from './regions.ts';
import { type IfcLine, refOf, refsOf, textOf } from './values.ts';

/** The shape of a product, seen from above. */
export interface Body {
  /** Its footprint. */
  readonly region: Region;
  /** Lowest point, in meters. */
  readonly minZ: number;
  /** Highest point, in meters. */
  readonly maxZ: number;
  /** Corners of triangles, in the plane of the footprint and with their height; only if requested. */
  readonly corners?: readonly Point3[];
}

const deepestItem = 12;
const mostItems = 2000;
/** Shapes further than this from the first one are errors of the model. */
const farthestMeters = 20_000;
/** Representations of solids, best first. */
const solids = ['Body', 'Tessellation', 'Facetation', 'SurfaceModel', 'Surface', 'Box'];

/** Reads the shapes of products. */
export class Bodies {
  /** Subtracted from all positions, so that they are small. */
  origin: Vec | undefined;
  /** Number of shapes whose footprint is a convex hull, because they have too many triangles. */
  hulls = 0;
  readonly #ifc: IfcFile;
  readonly #placements: Placements;
  readonly #limits: IfcLimits;
  #corners = 0;

  constructor(ifc: IfcFile, placements: Placements, limits: IfcLimits) {
    this.#ifc = ifc;
    this.#placements = placements;
    this.#limits = limits;
  }

  /**
   * The shape of a product; undefined if it has no solid, or an unknown place.
   *
   * @param withCorners - whether the shape gets its corners
   */
  async of(
    { placement, shape: definition }: Product,
    withCorners = false,
  ): Promise<Body | undefined> {
    const place = this.#placements.of(placement);
    if (place === undefined || definition === undefined) return undefined;
    const items = this.#itemsOf(definition, place);
    const corners: Float64Array[] = [];
    for (const { id, at } of items.slice(0, mostItems)) {
      const own = await this.#ifc.cornersOf(id, at, this.#limits.maxTriangles);
      if (own !== undefined) corners.push(own);
    }
    const body = this.#bodyOf(corners);
    return body && withCorners
      ? { ...body, corners: corners.flatMap((all) => this.#near(all)) }
      : body;
  }

  #near(corners: Float64Array): Point3[] {
    const [x0, y0] = this.#originAt(corners);
    return Array.from({ length: corners.length / 3 }, (_, i): Point3 => {
      const [x = 0, y = 0, z = 0] = corners.subarray(i * 3, i * 3 + 3);
      return [x - x0, y - y0, z];
    });
  }

  #itemsOf(definition: number, place: Affine): PlacedItem[] {
    const ids = refsOf(this.#ifc.line(definition)?.['Representations']);
    const lines = ids.map((id) => this.#ifc.line(id)).filter((line) => line !== undefined);
    const named = (name: string) =>
      lines.find((line) => textOf(line['RepresentationIdentifier']) === name);
    const only = lines.length === 1 && textOf(lines[0]?.['RepresentationIdentifier']) === undefined;
    const chosen = solids.map(named).find((line) => line !== undefined) ?? (only && lines[0]);
    if (chosen === undefined || chosen === false) return [];
    const found: PlacedItem[] = [];
    for (const id of refsOf(chosen['Items'])) this.#addItem(found, { id, at: place }, 0);
    return found;
  }

  /**
   * Adds an item, or its parts. The second operand of a difference is left out: openings and sloped
   * ceilings hardly change a footprint, and computing them takes most of the time.
   */
  #addItem(found: PlacedItem[], item: PlacedItem, depth: number): void {
    if (depth > deepestItem || found.length > mostItems) return;
    const inner = this.#innerOf(item);
    if (inner === undefined) found.push(item);
    else for (const id of inner.ids) this.#addItem(found, { id, at: inner.at }, depth + 1);
  }

  /** The items that an item consists of; undefined if the engine reads it. */
  #innerOf({ id, at }: PlacedItem): InnerItems | undefined {
    const line = this.#ifc.line(id);
    const refs = (...names: readonly string[]) =>
      names.flatMap((name) => refOf(line?.[name]) ?? []);
    switch (this.#ifc.classOf(line)) {
      case 'IfcBooleanResult':
      case 'IfcBooleanClippingResult':
        return textOf(line?.['Operator']) === 'UNION'
          ? { ids: refs('FirstOperand', 'SecondOperand'), at }
          : { ids: refs('FirstOperand'), at };
      case 'IfcCsgSolid':
        return { ids: refs('TreeRootExpression'), at };
      case 'IfcMappedItem':
        return this.#mappedItems(line ?? {}, at);
      default:
        return undefined;
    }
  }

  #mappedItems(line: IfcLine, at: Affine): InnerItems {
    const map = this.#ifc.line(refOf(line['MappingSource']));
    const source = this.#placements.axis(refOf(map?.['MappingOrigin']));
    const target = this.#placements.operator(refOf(line['MappingTarget']));
    const inner = this.#ifc.line(refOf(map?.['MappedRepresentation']));
    return { ids: refsOf(inner?.['Items']), at: composed(at, composed(target, source)) };
  }

  #bodyOf(parts: readonly Float64Array[]): Body | undefined {
    let [minZ, maxZ] = [Infinity, -Infinity];
    const regions = parts.map((corners) => {
      for (let i = 2; i < corners.length; i += 3) {
        minZ = Math.min(minZ, corners[i] ?? Infinity);
        maxZ = Math.max(maxZ, corners[i] ?? -Infinity);
      }
      return this.#regionOf(corners);
    });
    const region = simplified(joined(regions));
    this.#corners += cornersOf(region);
    if (this.#corners > this.#limits.maxCorners) {
      throw new MvfError(
        'archive-too-large',
        `${this.#ifc.file} has footprints with more than ${this.#limits.maxCorners} corners; expected fewer. Export single storeys, or raise limits.maxCorners if you trust the file.`,
        { file: this.#ifc.file },
      );
    }
    return region.length === 0 ? undefined : { region, minZ, maxZ };
  }

  #regionOf(corners: Float64Array): Region {
    const [x0, y0] = this.#originAt(corners);
    const at = (i: number): Vec => [(corners[i] ?? NaN) - x0, (corners[i + 1] ?? NaN) - y0];
    const isNear = ([x, y]: Vec): boolean =>
      Math.abs(x) < farthestMeters && Math.abs(y) < farthestMeters;
    const isMuch = corners.length > this.#limits.maxTriangles * 9;
    if (isMuch) this.hulls += 1;
    const faces: { readonly up: Vec[][]; readonly down: Vec[][] } = { up: [], down: [] };
    const points: Vec[] = [];
    let [upSize, downSize] = [0, 0];
    for (let i = 0; i + 8 < corners.length; i += 9) {
      const ring = [at(i), at(i + 3), at(i + 6)] as const;
      // False for numbers that are not finite, too.
      if (!ring.every(isNear)) continue;
      if (isMuch) points.push(...ring);
      const [[ax, ay], [bx, by], [cx, cy]] = ring;
      const twice = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax);
      if (Math.abs(twice) < 1e-7) continue;
      if (twice > 0) faces.up.push([...ring]);
      else faces.down.push([...ring].reverse());
      if (twice > 0) upSize += twice;
      else downSize -= twice;
    }
    if (isMuch) return hullRegion(points);
    // Top and bottom of a solid have the same footprint.
    const isSolid = Math.abs(upSize - downSize) < 0.001 * upSize;
    return regionOf(isSolid ? faces.up : [...faces.up, ...faces.down]);
  }

  #originAt(corners: Float64Array): Vec {
    const [x = NaN, y = NaN] = corners;
    if (this.origin !== undefined) return this.origin;
    if (!Number.isFinite(x) || !Number.isFinite(y)) return [0, 0];
    this.origin = [Math.round(x), Math.round(y)];
    return this.origin;
  }
}

interface InnerItems {
  readonly ids: readonly number[];
  readonly at: Affine;
}

interface PlacedItem {
  readonly id: number;
  readonly at: Affine;
}

/** The place of a product in the plane of the footprints, and the direction of its x-axis. */
export function frameOf(place: Affine, origin: Vec): { readonly at: Vec; readonly along?: Vec } {
  const at: Vec = [place.origin[0] - origin[0], place.origin[1] - origin[1]];
  const [x, y]: Point3 = place.x;
  const length = Math.hypot(x, y);
  return length < 0.5 ? { at } : { at, along: [x / length, y / length] };
}
