import { expect, test, vi } from 'vitest';
import { DoctorClient } from './DoctorClient.ts';
import { DoctorDesk } from './DoctorDesk.ts';
import type { DoctorReply, DoctorRequest } from './doctorMessages.ts';

/** A worker, as used by the page. */
class OwnWorker extends EventTarget {
  readonly asked: DoctorRequest[] = [];
  isEnded = false;
  postMessage(request: DoctorRequest): void {
    this.asked.push(request);
  }
  terminate(): void {
    this.isEnded = true;
  }
  async say(reply: DoctorReply): Promise<void> {
    this.dispatchEvent(new MessageEvent('message', { data: reply }));
    await new Promise((resolve) => setTimeout(resolve));
  }
}

const bundle = new ArrayBuffer(1);

function begin() {
  const workers: OwnWorker[] = [];
  const kept: string[] = [];
  const desk = new DoctorDesk(
    (onProgress) => {
      const worker = new OwnWorker();
      workers.push(worker);
      return new DoctorClient(onProgress, () => worker as unknown as Worker);
    },
    (stored, isNew) => {
      kept.push(`${stored.file}${isNew ? ', new' : ''}`);
      return Promise.resolve('Stored.');
    },
    () => Promise.resolve({ format: 'ifc', bundle, report: { entries: [] } }),
  );
  return { desk, workers, kept };
}

const chart = (file: string) =>
  ({ kind: 'chart', chart: { file, findings: [] }, said: 'Done.' }) as unknown as DoctorReply;

test('keeps the previous file while another is read, rejected, or canceled', async () => {
  const { desk, workers } = begin();
  desk.open(new File(['a'], 'a.zip'));
  await workers[0]?.say({ kind: 'progress', done: 1, all: 9 });
  expect(desk.state().work).toMatchObject({ done: 1, all: 9, isCancelable: true });
  await workers[0]?.say(chart('a.zip'));
  desk.open(new File(['b'], 'b.zip'));
  await workers[1]?.say({ kind: 'failure', message: 'b.zip cannot be used.' });
  expect(workers[1]?.isEnded).toBe(true);
  expect(desk.state()).toMatchObject({ chart: { file: 'a.zip' }, said: { isFailure: true } });
  desk.open(new File(['c'], 'c.zip'));
  desk.cancel();
  expect(workers[2]?.isEnded).toBe(true);
  expect(desk.state()).toMatchObject({ chart: { file: 'a.zip' }, said: { text: 'Canceled.' } });
  expect(workers[0]?.isEnded).toBe(false);
  desk.open(new File(['d'], 'd.zip'));
  await workers[3]?.say(chart('d.zip'));
  expect(workers[0]?.isEnded).toBe(true);
  expect(desk.state().chart?.file).toBe('d.zip');
});

test('stores the map for live examples, when a file is opened and after each fix', async () => {
  const { desk, workers, kept } = begin();
  desk.open(new File(['a'], 'a.zip'));
  await workers[0]?.say(chart('a.zip'));
  expect(desk.state().kept).toBe('Stored.');
  desk.applyAll();
  await workers[0]?.say(chart('a.zip'));
  expect(kept).toEqual(['a.zip, new', 'a.zip']);
});

test('imports an IFC model with the importer that can, and examines its bundle', async () => {
  const { desk, workers } = begin();
  desk.open(new File(['a'], 'a.ifc'));
  await workers[0]?.say({ kind: 'wasm' });
  expect(workers[0]?.asked[1]).toMatchObject({ kind: 'open', imported: { bundle } });
  await workers[0]?.say(chart('a.ifc'));
  expect(desk.state().chart?.file).toBe('a.ifc');
});

test('lists the layers of a drawing, and opens it again with the choices of the user', async () => {
  const { desk, workers } = begin();
  const file = new File(['a'], 'a.dxf');
  desk.open(file);
  const layers = [{ name: '7', role: undefined, entities: 2, closed: 2 }];
  await workers[0]?.say({ kind: 'layers', layers });
  expect(desk.state().drawing).toEqual({ file, layers });
  expect(workers[0]?.isEnded).toBe(true);
  desk.open(file, { 7: 'room' });
  expect(desk.state().drawing).toBeUndefined();
  expect(workers[1]?.asked).toEqual([{ kind: 'open', file, layers: { 7: 'room' } }]);
});

test('sends one request at a time', async () => {
  const { desk, workers } = begin();
  desk.undo();
  desk.open(new File(['a'], 'a.zip'));
  await workers[0]?.say(chart('a.zip'));
  desk.apply('fix-1', 'Kitchen');
  desk.undo();
  expect(workers[0]?.asked.slice(1)).toEqual([{ kind: 'apply', fix: 'fix-1', text: 'Kitchen' }]);
});

test('stops a step that takes too long, and says so at the next', async () => {
  const { desk, workers } = begin();
  desk.open(new File(['a'], 'a.zip'));
  await workers[0]?.say(chart('a.zip'));
  vi.useFakeTimers();
  try {
    desk.applyAll();
    await vi.advanceTimersByTimeAsync(90_000);
    expect(workers[0]?.isEnded).toBe(true);
    expect(desk.state().said?.text).toContain('more than 90 s');
    desk.undo();
    await vi.advanceTimersByTimeAsync(0);
    expect(desk.state().said?.text).toContain('Open the file again');
    expect(desk.state().chart?.file).toBe('a.zip');
  } finally {
    vi.useRealTimers();
  }
});
