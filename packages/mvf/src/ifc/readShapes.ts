import { typeOf } from './shaftTypes.ts';
import type { Bodies, Body } from './Bodies.ts';
import type { ModelTree } from './ModelTree.ts';
import type { Pace } from '../Pace.ts';
import type { IfcPhase } from './IfcProgress.ts';
import type { Product } from './Product.ts';
import { joined } from './regions.ts';

/** A product with its shape, or the shape of its parts. */
export interface Shape {
  readonly product: Product;
  /** Parts whose shapes are in it. */
  readonly parts: readonly Product[];
  readonly body: Body;
}

/** Kinds of products whose shapes are read. */
const readKinds: ReadonlySet<string> = new Set([
  'IfcSpace',
  'IfcWall',
  'IfcCurtainWall',
  'IfcColumn',
  'IfcDoor',
  'IfcWindow',
  'IfcOpeningElement',
  'IfcSlab',
  'IfcStair',
  'IfcStairFlight',
  'IfcRamp',
  'IfcRampFlight',
  'IfcTransportElement',
  'IfcRailing',
]);
/** Kinds that consist of parts. */
const wholeKinds: ReadonlySet<string> = new Set([
  'IfcStair',
  'IfcRamp',
  'IfcCurtainWall',
  'IfcWall',
  'IfcTransportElement',
  'IfcDoor',
  'IfcWindow',
]);

/** The shapes of a model, by the line of their product. */
export async function readShapes(
  tree: ModelTree,
  bodies: Bodies,
  pace: Pace<IfcPhase>,
): Promise<Map<number, Shape>> {
  const inWhole = new Set<number>();
  const read = [...tree.products.values()].filter(({ kind }) => readKinds.has(kind));
  for (const { id, kind } of read) {
    if (wholeKinds.has(kind)) for (const part of tree.allPartsOf(id)) inWhole.add(part.id);
  }
  const shapes = new Map<number, Shape>();
  let done = 0;
  for (const product of read) {
    await pace.step('reading shapes', done, read.length);
    done += 1;
    const isWhole = wholeKinds.has(product.kind);
    // Stair railings would only be in the way.
    const isPart = inWhole.has(product.id);
    if (isPart || (product.kind === 'IfcOpeningElement' && !isInWall(tree, product))) continue;
    const parts = isWhole ? tree.allPartsOf(product.id).filter(isBuilt) : [];
    const shape = await shapeOf(product, parts, bodies, pace);
    if (shape !== undefined) shapes.set(product.id, shape);
  }
  return shapes;
}

function isInWall(tree: ModelTree, { id }: Product): boolean {
  const host = tree.hostOf(id);
  return host?.kind === 'IfcWall' || host?.kind === 'IfcCurtainWall';
}

function isBuilt({ kind }: Product): boolean {
  return !['IfcRailing', 'IfcDoor', 'IfcWindow', 'IfcOpeningElement'].includes(kind);
}

async function shapeOf(
  product: Product,
  parts: readonly Product[],
  bodies: Bodies,
  pace: Pace<IfcPhase>,
): Promise<Shape | undefined> {
  const withCorners = typeOf(product) !== undefined;
  const found: { readonly part: Product; readonly body: Body }[] = [];
  for (const part of [product, ...parts]) {
    await pace.step('reading shapes', 1, 1);
    const body = await bodies.of(part, withCorners);
    if (body !== undefined) found.push({ part, body });
  }
  const all = found.map(({ body }) => body);
  if (all.length === 0) return undefined;
  return {
    product,
    parts: found.map(({ part }) => part).filter((part) => part !== product),
    body: {
      region: joined(all.map(({ region }) => region)),
      minZ: Math.min(...all.map(({ minZ }) => minZ)),
      maxZ: Math.max(...all.map(({ maxZ }) => maxZ)),
      ...(withCorners && { corners: all.flatMap(({ corners = [] }) => corners) }),
    },
  };
}
