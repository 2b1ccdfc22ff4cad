/**
 * Imports an IFC model in a worker of its own: only the policy of its script allows WebAssembly, and it
 * loads web-ifc, which is large, as separate files.
 */
import { defaultReadLimits, deriveDrawing, MvfError, writeMvf } from '@mezzanine/mvf';
import { importIfc, type IfcPhase } from '@mezzanine/mvf/ifc';
import { describeFileFailure } from '../describeFileFailure.ts';
import { tooLarge } from '../tooLarge.ts';
import type { IfcModel, IfcReply } from './ifcMessages.ts';

/** Longest time to read shapes, in seconds. */
const maxSeconds = 120;

const wasmUrl = new URL('web-ifc/web-ifc.wasm', self.location.href).href;

/** What part of an import is done when a phase begins. */
const starts: Readonly<Record<IfcPhase, readonly [start: number, length: number]>> = {
  opening: [0, 10],
  'reading shapes': [10, 70],
  'drawing floors': [80, 10],
  'making the graph': [90, 10],
};

async function importModel(file: File): Promise<IfcModel> {
  const problem = tooLarge(file);
  if (problem !== undefined) throw new Error(problem);
  let reached = 0;
  const { venue, report } = await importIfc(await file.arrayBuffer(), {
    file: file.name,
    wasmUrl,
    limits: { maxBytes: defaultReadLimits.maxArchiveBytes, maxSeconds },
    onProgress: ({ phase, done, count }) => {
      const [start, length] = starts[phase];
      // Shapes are read in several rounds.
      const part = Math.floor(start + (length * done) / Math.max(count, 1));
      reached = Math.max(reached, part);
      self.postMessage({ kind: 'progress', done: reached, all: 100 } satisfies IfcReply);
    },
  });
  return { bundle: new Uint8Array(writeMvf(deriveDrawing(venue))).buffer, report };
}

self.addEventListener('message', ({ data: file }: MessageEvent<File>) => {
  importModel(file).then(
    (model) => {
      const reply: IfcReply = { kind: 'model', model };
      self.postMessage(reply, { transfer: [model.bundle] });
    },
    (error: unknown) => {
      const message = describeFileFailure(file.name, withoutAdvice(error));
      self.postMessage({ kind: 'failure', message } satisfies IfcReply);
    },
  );
});

/** Nobody can install a package in a page. */
function withoutAdvice(error: unknown): unknown {
  if (!(error instanceof MvfError) || error.code !== 'missing-package') return error;
  return new Error('The reader of IFC models could not be loaded. Check the connection.');
}
