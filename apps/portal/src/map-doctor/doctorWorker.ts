/** Reads, examines, and fixes a file in a worker, so that the page stays responsive. */
import { readDrawingLayers } from '@mezzanine/mvf';
import { describeFileFailure } from '../your-map/describeFileFailure.ts';
import { tooLarge } from '../your-map/tooLarge.ts';
import { needsWasm } from '../your-map/wasm/needsWasm.ts';
import { DoctorSession } from './DoctorSession.ts';
import type { DoctorReply, DoctorRequest } from './doctorMessages.ts';

type OpenRequest = Extract<DoctorRequest, { kind: 'open' }>;

let session: DoctorSession | undefined;
let fileName = 'The file';

function say(reply: DoctorReply): void {
  self.postMessage(reply, { transfer: buffersOf(reply) });
}

function buffersOf(reply: DoctorReply): ArrayBuffer[] {
  if (reply.kind === 'file') return [reply.bytes];
  if (reply.kind !== 'chart') return [];
  const { bundle, mapBundle } = reply.chart;
  return [bundle, mapBundle].filter((bytes) => bytes !== undefined);
}

async function open({ file, imported, layers }: OpenRequest): Promise<DoctorReply> {
  fileName = file.name;
  const problem = tooLarge(file);
  if (problem !== undefined) return { kind: 'failure', message: problem };
  const bytes = new Uint8Array(imported?.bundle ?? (await file.arrayBuffer()));
  if (needsWasm(bytes)) return { kind: 'wasm' };
  const found = layers === undefined ? readDrawingLayers(bytes, { file: file.name }) : undefined;
  if (found !== undefined) return { kind: 'layers', layers: found };
  session = new DoctorSession({
    name: file.name,
    bytes,
    layers,
    ...(imported && {
      imported: { format: imported.format, fileBytes: file.size, report: imported.report },
    }),
    onProgress: (done, all) => say({ kind: 'progress', done, all }),
  });
  return { kind: 'chart', chart: session.chart(), said: `${file.name} was examined.` };
}

function answer(own: DoctorSession, request: Exclude<DoctorRequest, OpenRequest>): DoctorReply {
  switch (request.kind) {
    case 'preview':
      return own.preview(request.fix, request.text);
    case 'save':
      return own.save(request.format);
    case 'apply': {
      const said = own.apply(request.fix, request.text);
      return { kind: 'chart', chart: own.chart(), said };
    }
    case 'apply-all': {
      const said = own.applyAll();
      return { kind: 'chart', chart: own.chart(), said };
    }
    case 'undo':
    case 'redo': {
      const said = own[request.kind]();
      return { kind: 'chart', chart: own.chart(), said };
    }
  }
}

async function reply(request: DoctorRequest): Promise<DoctorReply> {
  if (request.kind === 'open') return open(request);
  if (session === undefined) return { kind: 'failure', message: 'Choose a file first.' };
  return answer(session, request);
}

self.addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  reply(data).then(say, (error: unknown) =>
    say({ kind: 'failure', message: describeFileFailure(fileName, error) }),
  );
});
