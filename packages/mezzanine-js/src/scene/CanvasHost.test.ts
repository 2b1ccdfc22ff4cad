import { expect, it, vi } from 'vitest';
import { CanvasHost } from './CanvasHost.ts';

it('rejects for everyone waiting for a canvas that failed to open, and is otherwise handled', async () => {
  const fault = new Error('The graphics process is gone.');
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  const host = new CanvasHost(canvasWith(contextThatFails(fault)), {
    width: 400,
    height: 300,
    pixelRatio: 1,
  });
  // Node.js reports unhandled rejections when all promises of a turn are settled.
  await new Promise((resolve) => setImmediate(resolve));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(host.whenOpen()).rejects.toBe(fault);
});

/** The part of WebGL that a wait uses; the first one fails. */
function contextThatFails(fault: Error): WebGL2RenderingContext {
  const fenceSync = () => {
    throw fault;
  };
  return { isContextLost: () => false, fenceSync } as unknown as WebGL2RenderingContext;
}

function canvasWith(context: WebGL2RenderingContext): HTMLCanvasElement {
  return Object.assign(new EventTarget(), {
    getContext: () => context,
  }) as unknown as HTMLCanvasElement;
}
