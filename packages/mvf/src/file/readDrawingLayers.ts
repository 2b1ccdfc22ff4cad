import type { ReadLimits } from '../archive/ReadLimits.ts';
import type { Entity } from '../dxf/Drawing.ts';
import { LayerTable } from '../dxf/LayerTable.ts';
import { openDrawing } from '../dxf/openDrawing.ts';
import type { LayerRole } from '../layers/LayerRole.ts';
import { drawingsOfFile } from './drawingsOfFile.ts';
import { findFormat } from './findFormat.ts';

/** A layer of a DXF drawing. */
export interface DrawingLayer {
  /** Its name in the drawing. */
  readonly name: string;
  /**
   * Role that {@link importDxf} derives from the name; undefined if the name is unknown. From such
   * a layer, only texts are read, as names of rooms.
   */
  readonly role: LayerRole | undefined;
  /** Number of entities. */
  readonly entities: number;
  /** Number of closed lines, which can be rooms. */
  readonly closed: number;
}

/** Options of {@link readDrawingLayers}. */
export interface DrawingLayerOptions {
  /** Name of the file, for messages; default `drawing.dxf`. */
  readonly file?: string;
  /** Limits to change; others keep their defaults. */
  readonly limits?: Partial<ReadLimits>;
}

/**
 * Lists the layers of a DXF drawing, or of an archive of drawings, so that users can choose their
 * roles before the import: pass these as `layers` to {@link importDxf}, or as `drawing.layers` to
 * {@link readVenueFile}.
 *
 * @returns layers with the most closed lines first; undefined if the file is not a DXF drawing
 * @throws MvfError if a drawing is damaged or over a limit
 * @example
 * ```ts
 * for (const { name, role, closed } of readDrawingLayers(bytes) ?? []) {
 *   console.log(name, role ?? 'unknown', closed);
 * }
 * ```
 */
export function readDrawingLayers(
  bytes: ArrayBuffer | Uint8Array,
  { file = 'drawing.dxf', limits }: DrawingLayerOptions = {},
): readonly DrawingLayer[] | undefined {
  const given = bytes instanceof Uint8Array ? bytes : new Uint8Array(bytes);
  if (findFormat(given) !== 'dxf') return undefined;
  const counts = new Map<string, { entities: number; closed: number }>();
  for (const floor of drawingsOfFile(file, given, limits).drawings) {
    const { entities, blocks } = openDrawing(floor, limits);
    count(entities, counts);
    for (const block of blocks.values()) count(block.entities, counts);
  }
  const table = new LayerTable();
  return [...counts]
    .map(([name, counted]) => ({ name, role: table.roleOf(name), ...counted }))
    .sort((a, b) => b.closed - a.closed || b.entities - a.entities);
}

function count(
  entities: readonly Entity[],
  counts: Map<string, { entities: number; closed: number }>,
): void {
  for (const { layer, content, isOutside } of entities) {
    if (isOutside !== undefined) continue;
    const own = counts.get(layer) ?? { entities: 0, closed: 0 };
    counts.set(layer, own);
    own.entities += 1;
    if (content.shape === 'path' && content.isClosed) own.closed += 1;
  }
}
