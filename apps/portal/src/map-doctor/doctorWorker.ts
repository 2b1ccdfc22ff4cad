/** Reads, examines, and fixes a file in a worker, so that the page stays responsive. */
import { defaultReadLimits, MvfError } from '@mezzanine/mvf';
import { DoctorSession } from './DoctorSession.ts';
import type { DoctorReply, DoctorRequest } from './doctorMessages.ts';

const mebibyte = 2 ** 20;

let session: DoctorSession | undefined;
let fileName = 'The file';

function say(reply: DoctorReply): void {
  const owned =
    reply.kind === 'file'
      ? [reply.bytes]
      : reply.kind === 'chart' && reply.chart.bundle
        ? [reply.chart.bundle]
        : [];
  self.postMessage(reply, { transfer: owned });
}

async function open(file: File): Promise<DoctorReply> {
  fileName = file.name;
  const { maxArchiveBytes } = defaultReadLimits;
  if (file.size > maxArchiveBytes) {
    const given = Math.ceil(file.size / mebibyte);
    const most = maxArchiveBytes / mebibyte;
    const message = `${file.name} has ${given} MiB; expected ${most} at most. Remove floors or images.`;
    return { kind: 'failure', message };
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  session = new DoctorSession(file.name, bytes, (done, all) =>
    say({ kind: 'progress', done, all }),
  );
  return { kind: 'chart', chart: session.chart(), said: `${file.name} was examined.` };
}

function answer(
  own: DoctorSession,
  request: Exclude<DoctorRequest, { kind: 'open' }>,
): DoctorReply {
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
  if (request.kind === 'open') return open(request.file);
  if (session === undefined) return { kind: 'failure', message: 'Choose a file first.' };
  return answer(session, request);
}

function explain(error: unknown): string {
  if (error instanceof MvfError) return `${fileName} cannot be used. ${error.message}`;
  if (error instanceof DOMException) {
    return `${fileName} cannot be read because it was moved, changed, or deleted. Choose it again.`;
  }
  return error instanceof Error ? error.message : String(error);
}

self.addEventListener('message', ({ data }: MessageEvent<DoctorRequest>) => {
  reply(data).then(say, (error: unknown) => say({ kind: 'failure', message: explain(error) }));
});
