/**
 * What the page of the hosted viewer runs first. It is small, and the program runs when something is
 * seen: nothing is in the way of the first picture.
 */
import { firstPaint } from './firstPaint.ts';

const { program, modules, worker } =
  document.querySelector<HTMLElement>('script[data-program]')?.dataset ?? {};

if (worker !== undefined && typeof OffscreenCanvas !== 'undefined') {
  window.viewerGraphics = new Worker(worker);
}
await firstPaint();
// What the program is made of is asked for at once, and not when the program says so.
for (const href of modules ? modules.split(' ') : []) {
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href }),
  );
}
// An element and no `import()`, which would make compiling and running one task.
const script = document.createElement('script');
script.type = 'module';
script.src = program ?? '';
document.head.append(script);
