import type { Body } from './Bodies.ts';
import type { ModelTree } from './ModelTree.ts';
import type { Placements } from './Placements.ts';
import type { Product } from './Product.ts';
import type { Shape } from './readShapes.ts';

/** A storey that becomes a floor. */
export interface Level {
  /** Undefined for the only level of a model without storeys. */
  readonly storey?: Product;
  readonly building?: Product;
  /** Height of its floor in the model, in meters. */
  readonly z: number;
  /** Height of its floor in its building, in meters. */
  readonly elevation: number;
}

/** Heights above a floor, in meters. */
const cutMeters = 1;
const sillMeters = 0.2;
const headMeters = 1.8;
const apartMeters = 1.8;
const doorReachMeters = 1.5;
const landingMeters = 0.6;

/** The storeys of a model that become floors, and their contents. */
export class Levels {
  /** Lowest first. */
  readonly all: readonly Level[];
  readonly #tree: ModelTree;
  readonly #byStorey: ReadonlyMap<number, Level>;

  constructor(tree: ModelTree, all: readonly Level[]) {
    this.#tree = tree;
    this.all = all;
    this.#byStorey = new Map(
      all.flatMap((level) => (level.storey === undefined ? [] : [[level.storey.id, level]])),
    );
  }

  /** The level whose storey contains a product. */
  ownOf({ id }: Product): Level | undefined {
    const storey = this.#tree.aroundOf(id, 'IfcBuildingStorey');
    if (storey !== undefined) return this.#byStorey.get(storey.id);
    return this.#byStorey.size === 0 ? this.all[0] : undefined;
  }

  /** The level of a product that people stand in, such as a space. */
  standingOf({ product, body }: Shape): Level | undefined {
    return this.ownOf(product) ?? this.nearest(body.minZ, product);
  }

  /** The level of a door: the one at its threshold. */
  thresholdOf(product: Product, minZ: number | undefined): Level | undefined {
    const near = minZ === undefined ? undefined : this.nearest(minZ, product);
    return near ?? this.ownOf(product);
  }

  /** The levels of a wall or column: its own, and others that it passes. */
  cutBy({ product, body }: Shape): Level[] {
    const own = this.ownOf(product);
    const passed = this.#around(product).filter(
      (level) =>
        isAt(body, level.z + cutMeters) &&
        (own === undefined || Math.abs(level.z - own.z) >= apartMeters),
    );
    const isOnOwn =
      own !== undefined && body.minZ < own.z + headMeters && body.maxZ > own.z + sillMeters;
    return isOnOwn ? [own, ...passed.filter((level) => level !== own)] : passed;
  }

  /** The levels that stairs lead to, lowest first. */
  reachedBy({ product, body: { minZ, maxZ } }: Shape): Level[] {
    return this.#around(product).filter(
      ({ z }) => z >= minZ - landingMeters && z <= maxZ + landingMeters,
    );
  }

  /** The level that a shape crosses at a height above the floor. */
  crossedAt(body: Body, product: Product, heightMeters: number): Level | undefined {
    return this.#around(product).find(({ z }) => isAt(body, z + heightMeters));
  }

  /** The level whose floor is near a height of the model. */
  nearest(minZ: number, product: Product): Level | undefined {
    const [first] = this.#around(product)
      .map((level) => ({ level, off: Math.abs(level.z - minZ) }))
      .filter(({ off }) => off <= doorReachMeters)
      .sort((a, b) => a.off - b.off);
    return first?.level;
  }

  /** The levels of the building that a product is in. */
  #around({ id }: Product): readonly Level[] {
    const building = this.#tree.aroundOf(id, 'IfcBuilding');
    const own = this.all.filter((level) => level.building === building);
    return own.length === 0 ? this.all : own;
  }
}

function isAt({ minZ, maxZ }: Body, z: number): boolean {
  return minZ < z && z < maxZ;
}

/** Criteria that make a storey a floor, the strongest first. */
const tellingKinds: readonly (readonly string[])[] = [
  ['IfcSpace'],
  ['IfcDoor'],
  ['IfcWall', 'IfcCurtainWall'],
  ['IfcSlab'],
];

/**
 * The storeys with spaces or doors; otherwise storeys with walls; otherwise storeys with slabs.
 * Storeys of foundations and roofs have neither.
 */
export function levelsOf(
  tree: ModelTree,
  placements: Placements,
  shapes: ReadonlyMap<number, Shape>,
): Levels {
  const storeys = tree.ofKind('IfcBuildingStorey');
  const withKind = (kinds: readonly string[]): Set<Product | undefined> =>
    new Set(
      tree
        .ofKind(...kinds)
        .filter(({ id, kind }) => kind === 'IfcDoor' || shapes.has(id))
        .map(({ id }) => tree.aroundOf(id, 'IfcBuildingStorey')),
    );
  const [spaces = new Set(), doors = new Set(), ...others] = tellingKinds.map(withKind);
  const choices = [new Set([...spaces, ...doors]), ...others];
  const chosen = choices
    .map((set) => storeys.filter((storey) => set.has(storey)))
    .find((list) => list.length > 0);
  if (chosen === undefined) return new Levels(tree, onlyLevel(shapes));
  const levels = chosen.map((storey): Level => {
    const z = placements.of(storey.placement)?.origin[2] ?? storey.measure ?? 0;
    const building = tree.aroundOf(storey.id, 'IfcBuilding');
    return { storey, z, elevation: storey.measure ?? z, ...(building && { building }) };
  });
  return new Levels(
    tree,
    levels.sort((a, b) => a.z - b.z),
  );
}

/** One level at the lowest floor of a model without storeys. */
function onlyLevel(shapes: ReadonlyMap<number, Shape>): Level[] {
  const floors = [...shapes.values()].filter(({ product: { kind } }) =>
    ['IfcSpace', 'IfcWall', 'IfcSlab'].includes(kind),
  );
  const z = floors.reduce((low, { body }) => Math.min(low, body.minZ), Infinity);
  return Number.isFinite(z) ? [{ z, elevation: 0 }] : [];
}
