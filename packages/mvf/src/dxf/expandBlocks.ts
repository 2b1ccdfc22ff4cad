import { boxOf, type Vec } from '../graph/planeGeometry.ts';
import { MvfError } from '../MvfError.ts';
import { roleOfWords } from '../layers/roleOfWords.ts';
import type { LayerRole } from '../layers/LayerRole.ts';
import {
  type Block,
  combined,
  type Drawing,
  type Entity,
  type InsertShape,
  type PathShape,
  type TextShape,
  type Transform,
  transformed,
  transformOfCopy,
} from './Drawing.ts';
import type { LayerTable } from './LayerTable.ts';

/** An entity as placed in the drawing itself, or in a copy of a block. */
export interface Placed {
  readonly type: string;
  readonly layer: string;
  readonly handle: string;
  /** Undefined if the entity is not imported. */
  readonly content: PathShape | TextShape | undefined;
  /** Its role, if more than its layer determines it: a block "Door" is a door. */
  readonly role?: LayerRole;
  readonly isOutside?: Entity['isOutside'];
}

const deepest = 8;
const mostPlaced = 500_000;
const identity: Transform = [1, 0, 0, 1, 0, 0];

/** Roles whose blocks are a single object, such as a door with its leaf and swing. */
const symbols: ReadonlySet<LayerRole | undefined> = new Set([
  'door',
  'stairs',
  'elevator',
  'escalator',
  'column',
]);

/**
 * Returns the entities of a drawing, including the entities of inserted blocks. Doors and other
 * symbols become a single rectangle; blocks without anything on a layer with a role stay one
 * entity, which is not imported.
 *
 * @throws MvfError `archive-too-large` if nested blocks produce too many entities
 */
export function expandBlocks(drawing: Drawing, table: LayerTable, file: string): Placed[] {
  return new Expander(drawing, table, file).run();
}

/** The shapes of a block on layers with a role: on its own layers, or on the layer of the insert. */
interface Content {
  readonly hasOwn: boolean;
  readonly hasInherited: boolean;
}

class Expander {
  readonly #drawing: Drawing;
  readonly #table: LayerTable;
  readonly #file: string;
  readonly #contents = new Map<Block, Content>();
  readonly #corners = new Map<Block, readonly Vec[]>();
  readonly #placed: Placed[] = [];
  #visits = 0;

  constructor(drawing: Drawing, table: LayerTable, file: string) {
    this.#drawing = drawing;
    this.#table = table;
    this.#file = file;
  }

  run(): Placed[] {
    for (const entity of this.#drawing.entities) this.#place(entity, identity, [], '0');
    return this.#placed;
  }

  #place(entity: Entity, outer: Transform, within: readonly Block[], inherited: string): void {
    this.#countVisit();
    const { type, handle, content, isOutside } = entity;
    const layer = entity.layer === '0' ? inherited : entity.layer;
    const base = { type, layer, handle, ...(isOutside && { isOutside }) };
    if (isOutside !== undefined || content.shape === 'other') {
      this.#placed.push({ ...base, content: undefined });
    } else if (content.shape === 'insert') {
      this.#insert({ ...base, content }, outer, within);
    } else {
      this.#placed.push({ ...base, content: moved(content, outer) });
    }
  }

  #insert(
    insert: Omit<Placed, 'content'> & { readonly content: InsertShape },
    outer: Transform,
    within: readonly Block[],
  ): void {
    const { content, ...base } = insert;
    const block = this.#drawing.blocks.get(content.block.toLowerCase());
    const told = this.#table.roleOf(base.layer);
    const named = told ?? roleOfWords(content.block);
    const role = symbols.has(named) ? named : undefined;
    const isUsed =
      block !== undefined &&
      !within.includes(block) &&
      within.length < deepest &&
      told !== 'ignore' &&
      (role !== undefined || this.#hasContent(block, base.layer));
    for (let i = 0; i < content.columns * content.rows; i += 1) {
      this.#countVisit();
      if (!isUsed) {
        this.#placed.push({ ...base, content: undefined });
        continue;
      }
      const [x, y] = block.base;
      const own = transformOfCopy(content, i % content.columns, Math.floor(i / content.columns));
      const whole = combined(combined(outer, own), [1, 0, 0, 1, -x, -y]);
      if (role === undefined) {
        const inside = [...within, block];
        for (const entity of block.entities) this.#place(entity, whole, inside, base.layer);
      } else this.#placed.push({ ...base, role, content: this.#symbolOf(block, whole) });
    }
  }

  /** The rectangle around a symbol; undefined if it has no lines. */
  #symbolOf(block: Block, transform: Transform): PathShape | TextShape | undefined {
    const points = this.#cornersOf(block, 0);
    return points.length < 4
      ? undefined
      : moved({ shape: 'path', points, isClosed: true }, transform);
  }

  #countVisit(): void {
    this.#visits += 1;
    if (this.#visits > mostPlaced) throw tooMany(this.#file);
  }

  #hasContent(block: Block, layer: string): boolean {
    const { hasOwn, hasInherited } = this.#contentOf(block, 0);
    return hasOwn || (hasInherited && this.#isUsed(layer));
  }

  #isUsed(layer: string): boolean {
    const role = this.#table.roleOf(layer);
    return role !== undefined && role !== 'ignore';
  }

  #contentOf(block: Block, depth: number): Content {
    const known = this.#contents.get(block);
    if (known !== undefined) return known;
    // Blocks that contain themselves end here.
    this.#contents.set(block, { hasOwn: false, hasInherited: false });
    const found = block.entities.map((entity) => this.#contentOfEntity(entity, depth));
    const result = {
      hasOwn: found.some(({ hasOwn }) => hasOwn),
      hasInherited: found.some(({ hasInherited }) => hasInherited),
    };
    this.#contents.set(block, result);
    return result;
  }

  #contentOfEntity({ layer, content }: Entity, depth: number): Content {
    const isInherited = layer === '0';
    const isOwn = !isInherited && this.#isUsed(layer);
    if (content.shape === 'other') return { hasOwn: false, hasInherited: false };
    if (content.shape !== 'insert') return { hasOwn: isOwn, hasInherited: isInherited };
    const inner = this.#drawing.blocks.get(content.block.toLowerCase());
    const found =
      inner === undefined || depth >= deepest ? undefined : this.#contentOf(inner, depth + 1);
    const isSymbol = symbols.has(roleOfWords(content.block));
    return {
      hasOwn: isOwn || isSymbol || found?.hasOwn === true,
      hasInherited: isInherited && found?.hasInherited === true,
    };
  }

  /** The corners of the rectangle around a block; none if it has no lines. */
  #cornersOf(block: Block, depth: number): readonly Vec[] {
    const known = this.#corners.get(block);
    if (known !== undefined) return known;
    this.#corners.set(block, []);
    const points = block.entities.flatMap(({ content }): readonly Vec[] => {
      if (content.shape === 'path') {
        const around = boxOf(content.center ? [...content.points, content.center] : content.points);
        return cornersOfBox(around);
      }
      if (content.shape !== 'insert' || depth >= deepest) return [];
      const inner = this.#drawing.blocks.get(content.block.toLowerCase());
      const corners = inner === undefined ? [] : this.#cornersOf(inner, depth + 1);
      const [x, y] = inner?.base ?? [0, 0];
      const ends = [
        [0, 0],
        [content.columns - 1, 0],
        [0, content.rows - 1],
        [content.columns - 1, content.rows - 1],
      ] as const;
      return ends.flatMap(([column, row]) => {
        const own = combined(transformOfCopy(content, column, row), [1, 0, 0, 1, -x, -y]);
        return corners.map((corner) => transformed(own, corner));
      });
    });
    const corners = points.length === 0 ? [] : cornersOfBox(boxOf(points));
    this.#corners.set(block, corners);
    return corners;
  }
}

function cornersOfBox({ minX, minY, maxX, maxY }: ReturnType<typeof boxOf>): readonly Vec[] {
  return [
    [minX, minY],
    [maxX, minY],
    [maxX, maxY],
    [minX, maxY],
  ];
}

function moved(content: PathShape | TextShape, by: Transform): PathShape | TextShape {
  if (by === identity) return content;
  if (content.shape === 'text') return { ...content, at: transformed(by, content.at) };
  const { center } = content;
  return {
    ...content,
    points: content.points.map((point) => transformed(by, point)),
    ...(center && { center: transformed(by, center) }),
  };
}

function tooMany(file: string): MvfError {
  return new MvfError(
    'archive-too-large',
    `${file} has more than ${mostPlaced} entities when its blocks are inserted; expected a floor plan. Save only the layers that the plan needs.`,
    { file },
  );
}
