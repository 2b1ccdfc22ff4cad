import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { GraphicsQueue } from './GraphicsQueue.ts';

/** A GPU process that runs its work when the test tells it to. */
class FakeContext {
  readonly SYNC_GPU_COMMANDS_COMPLETE = 0x9117;
  readonly TIMEOUT_EXPIRED = 0x911b;
  isLost = false;
  isDone = false;
  looks = 0;
  fences = 0;
  fenceSync(): WebGLSync | null {
    if (this.isLost) return null;
    this.fences += 1;
    return {};
  }
  deleteSync(): void {
    this.fences -= 1;
  }
  flush(): void {
    // Nothing is held back here.
  }
  clientWaitSync(): number {
    this.looks += 1;
    return this.isDone ? 0x911a : this.TIMEOUT_EXPIRED;
  }
  isContextLost(): boolean {
    return this.isLost;
  }
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('waits until the GPU process has finished', async () => {
  const { context, queue } = open();
  const done = settled(queue.whenDone());
  await vi.advanceTimersByTimeAsync(100);
  expect(done.is).toBe(false);
  context.isDone = true;
  await vi.advanceTimersByTimeAsync(10);
  expect(done.is).toBe(true);
  expect(context.fences).toBe(0);
});

it('does not poll while the context is lost, and continues when it is restored', async () => {
  const { context, canvas, queue } = open();
  const done = settled(queue.whenDone());
  context.isLost = true;
  await vi.advanceTimersByTimeAsync(10);
  const { looks } = context;
  await vi.advanceTimersByTimeAsync(10_000);
  expect(context.looks).toBe(looks);
  expect(vi.getTimerCount()).toBe(0);
  Object.assign(context, { isLost: false, isDone: true });
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  await vi.advanceTimersByTimeAsync(10);
  expect(done.is).toBe(true);
});

it('waits for a context that was already lost', async () => {
  const { context, canvas, queue } = open();
  context.isLost = true;
  const done = settled(queue.whenDone());
  await vi.advanceTimersByTimeAsync(100);
  expect(done.is).toBe(false);
  context.isLost = false;
  canvas.dispatchEvent(new Event('webglcontextrestored'));
  await vi.advanceTimersByTimeAsync(10);
  expect(done.is).toBe(true);
});

it.each(['there', 'lost'])('ends with the map while the context is %s', async (state) => {
  const { context, queue } = open();
  context.isLost = state === 'lost';
  const done = settled(queue.when(() => false));
  await vi.advanceTimersByTimeAsync(100);
  expect(done.is).toBe(false);
  queue.dispose();
  await vi.advanceTimersByTimeAsync(10);
  expect(done.is).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

function open() {
  const context = new FakeContext();
  const canvas = new EventTarget();
  return { context, canvas, queue: new GraphicsQueue(context, canvas) };
}

function settled(promise: Promise<void>): { is: boolean } {
  const state = { is: false };
  void promise.then(() => {
    state.is = true;
  });
  return state;
}
