import { expect, it, vi } from 'vitest';
import { CanvasHost } from './CanvasHost.ts';

it('fails whoever waits for what could not be opened, and nobody else', async () => {
  const fault = new Error('The graphics process is gone.');
  const host = new CanvasHost(canvasWith(contextThatFails(fault)), {
    width: 400,
    height: 300,
    pixelRatio: 1,
  });
  const unhandled = vi.fn();
  process.on('unhandledRejection', unhandled);
  await new Promise((resolve) => setTimeout(resolve, 20));
  process.off('unhandledRejection', unhandled);
  expect(unhandled).not.toHaveBeenCalled();
  await expect(host.whenOpen()).rejects.toBe(fault);
});

/** As much of WebGL as a renderer asks before it draws; the first wait fails. */
function contextThatFails(fault: Error): WebGL2RenderingContext {
  const answers: Record<string, unknown> = {
    VERSION: 'VERSION',
    getContextAttributes: () => ({}),
    getExtension: () => null,
    getParameter: (name: unknown) => (name === 'VERSION' ? 'WebGL 2.0' : [0, 0, 1, 1]),
    getShaderPrecisionFormat: () => ({ precision: 23, rangeMin: 127, rangeMax: 127 }),
    isContextLost: () => false,
    fenceSync: () => {
      throw fault;
    },
  };
  return new Proxy(answers, {
    get: (known, name) => known[String(name)] ?? (() => ({})),
  }) as unknown as WebGL2RenderingContext;
}

function canvasWith(context: WebGL2RenderingContext): HTMLCanvasElement {
  return Object.assign(new EventTarget(), {
    ...{ width: 1, height: 1, style: {} },
    getContext: () => context,
  }) as unknown as HTMLCanvasElement;
}
