import { openArchive } from '../archive/openArchive.ts';
import { defaultReadLimits } from '../archive/ReadLimits.ts';
import { writeArchive } from '../archive/writeArchive.ts';
import { parseJson } from '../parseJson.ts';
import type { ReadOptions } from '../openBundle.ts';
import { stableJson } from '../stableJson.ts';
import type { Finding } from './Finding.ts';
import { closedRings, closeRing } from './geo/rings.ts';
import { findingOf } from './validate.ts';

/** A bundle with the fixes that reading requires. */
export interface FixedBundle {
  readonly bytes: Uint8Array;
  /** The fixed findings of the original bundle. */
  readonly applied: readonly Finding[];
}

/**
 * Closes the rings that reading would reject, and changes nothing else. Returns undefined
 * if there are none.
 *
 * @throws {@link MvfError} if the archive cannot be unpacked or a file does not contain JSON
 */
export function fixBundle(bytes: Uint8Array, options: ReadOptions = {}): FixedBundle | undefined {
  const archive = openArchive(bytes, { ...defaultReadLimits, ...options.limits });
  const files = new Map(archive.paths.map((path) => [path, archive.bytes(path)]));
  const applied: Finding[] = [];
  for (const [file, content] of files) {
    if (!file.endsWith('.geojson')) continue;
    const json = parseJson(content, file);
    const pointers = closeRings(json);
    if (pointers.length === 0) continue;
    for (const pointer of pointers) applied.push(findingAt(file, pointer));
    files.set(file, new TextEncoder().encode(stableJson(json)));
  }
  return applied.length === 0 ? undefined : { bytes: writeArchive(files), applied };
}

function findingAt(file: string, pointer: string): Finding {
  const message = `${file}: ${pointer} is an unclosed ring; expected its last position to equal its first.`;
  return findingOf(closedRings, { file, pointer, message });
}

/** Closes the rings of a collection in place; returns the pointers to those that were open. */
function closeRings(json: unknown): string[] {
  const pointers: string[] = [];
  for (const [i, feature] of listAt(json, 'features').entries()) {
    const geometry = valueOf(feature, 'geometry');
    const type = valueOf(geometry, 'type');
    const polygons =
      type === 'Polygon'
        ? [[valueOf(geometry, 'coordinates'), ''] as const]
        : type === 'MultiPolygon'
          ? listAt(geometry, 'coordinates').map((rings, j) => [rings, `/${j}`] as const)
          : [];
    for (const [rings, more] of polygons) {
      for (const k of closeIn(rings)) {
        pointers.push(`/features/${i}/geometry/coordinates${more}/${k}`);
      }
    }
  }
  return pointers;
}

function closeIn(rings: unknown): number[] {
  if (!Array.isArray(rings)) return [];
  return [...rings.keys()].filter((k) => {
    const closed = closeRing(rings[k]);
    const isChanged = closed !== rings[k];
    rings[k] = closed;
    return isChanged;
  });
}

function valueOf(value: unknown, key: string): unknown {
  if (typeof value !== 'object' || value === null) return undefined;
  return (value as Readonly<Record<string, unknown>>)[key];
}

function listAt(value: unknown, key: string): readonly unknown[] {
  const list = valueOf(value, key);
  return Array.isArray(list) ? list : [];
}
