/** As many as a phone lays out within one frame. */
const BLOCKS_A_STEP = 8;

/** Runs in a frame of its own, so that what a step has changed is laid out before the next one. */
function inNextFrame(step: () => void): void {
  requestAnimationFrame(() => setTimeout(step));
}

/** Where a reader comes back to, or an address leads into a page, all above has to be as high as it is. */
function startsAtTop(): boolean {
  const [navigation] = performance.getEntriesByType('navigation');
  const isNew = (navigation as PerformanceNavigationTiming | undefined)?.type === 'navigate';
  return isNew && location.hash === '';
}

/**
 * While a document arrives, `documents.css` lays out its first screen alone. The rest follows once
 * that is painted and the page is whole: some blocks a frame, so that no touch waits for all.
 */
export function layOutInSteps(): void {
  if (!startsAtTop()) return;
  const root = document.documentElement;
  root.dataset['arriving'] = 'true';
  let blocks: HTMLElement[] = [];

  function layOutMore(from: number): void {
    if (from < blocks.length) {
      const next = blocks.slice(from, from + BLOCKS_A_STEP);
      for (const { style } of next) style.contentVisibility = 'visible';
      inNextFrame(() => layOutMore(from + BLOCKS_A_STEP));
      return;
    }
    delete root.dataset['arriving'];
    for (const block of blocks) block.removeAttribute('style');
  }

  function begin(): void {
    blocks = [...document.querySelectorAll<HTMLElement>('.markdown > :not([style])')];
    layOutMore(0);
  }

  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    if (document.readyState === 'complete') inNextFrame(begin);
    else addEventListener('load', () => inNextFrame(begin));
  }).observe({ type: 'paint', buffered: true });
}
