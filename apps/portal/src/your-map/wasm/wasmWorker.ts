/**
 * Imports an IFC model or a GeoPackage in its own worker: only the policy of its script allows
 * WebAssembly, and it loads the readers, which are large, as separate files.
 */
import { defaultReadLimits, deriveDrawing, MvfError, writeMvf } from '@mezzanine/mvf';
import { type GeoPackagePhase, importGeoPackage, isSqlite } from '@mezzanine/mvf/geopackage';
import { importIfc, type IfcPhase } from '@mezzanine/mvf/ifc';
import { describeFileFailure } from '../describeFileFailure.ts';
import { tooLarge } from '../tooLarge.ts';
import type { WasmImport, WasmReply } from './wasmMessages.ts';

/** Longest time to read shapes, in seconds. */
const maxSeconds = 120;

const limits = { maxBytes: defaultReadLimits.maxArchiveBytes, maxSeconds };

const addressOf = (path: string): string => new URL(path, self.location.href).href;

type Phase = IfcPhase | GeoPackagePhase;

/** The share of an import that is done when a phase begins. */
const starts: Readonly<Record<Phase, readonly [start: number, length: number]>> = {
  opening: [0, 10],
  'reading shapes': [10, 70],
  'reading layers': [10, 70],
  'drawing floors': [80, 10],
  'making the venue': [80, 20],
  'making the graph': [90, 10],
};

async function importFile(file: File): Promise<WasmImport> {
  const problem = tooLarge(file);
  if (problem !== undefined) throw new Error(problem);
  const bytes = new Uint8Array(await file.arrayBuffer());
  const isDatabase = isSqlite(bytes);
  const watched = { file: file.name, limits, onProgress: progressOf() };
  const { venue, report } = isDatabase
    ? await importGeoPackage(bytes, {
        ...watched,
        name: file.name.replace(/\.gpkg$/i, ''),
        wasmUrl: addressOf('sql.js/sql-wasm-browser.wasm'),
      })
    : await importIfc(bytes, { ...watched, wasmUrl: addressOf('web-ifc/web-ifc.wasm') });
  const bundle = new Uint8Array(writeMvf(deriveDrawing(venue))).buffer;
  return { format: isDatabase ? 'geopackage' : 'ifc', bundle, report };
}

function progressOf() {
  let reached = 0;
  return ({ phase, done, count }: { phase: Phase; done: number; count: number }): void => {
    const [start, length] = starts[phase];
    // Shapes are read in several rounds.
    const part = Math.floor(start + (length * done) / Math.max(count, 1));
    reached = Math.max(reached, part);
    self.postMessage({ kind: 'progress', done: reached, all: 100 } satisfies WasmReply);
  };
}

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  importFile(file).then(
    (venue) => {
      const reply: WasmReply = { kind: 'venue', venue };
      self.postMessage(reply, { transfer: [venue.bundle] });
    },
    (error: unknown) => {
      const message = describeFileFailure(file.name, withoutAdvice(error));
      self.postMessage({ kind: 'failure', message } satisfies WasmReply);
    },
  );
});

/** Removes advice to install a package, which is impossible in a page. */
function withoutAdvice(error: unknown): unknown {
  if (!(error instanceof MvfError) || error.code !== 'missing-package') return error;
  return new Error('The reader of this format could not be loaded. Check the connection.');
}
