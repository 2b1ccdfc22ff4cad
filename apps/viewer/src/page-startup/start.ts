/**
 * The first script of the hosted viewer's page. It is small, and starts the app after the first
 * paint, so that nothing delays that.
 */
import { firstPaint } from './firstPaint.ts';

const { program, modules, worker } =
  document.querySelector<HTMLElement>('script[data-program]')?.dataset ?? {};

if (worker !== undefined && typeof OffscreenCanvas !== 'undefined') {
  window.viewerGraphics = new Worker(worker);
}
await firstPaint();
// Requests all scripts of the app at once, before the app imports them.
for (const href of modules ? modules.split(' ') : []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
// A script element instead of `import()`, which would compile and run in one task.
const script = document.createElement('script');
script.type = 'module';
script.src = program ?? '';
document.head.append(script);
