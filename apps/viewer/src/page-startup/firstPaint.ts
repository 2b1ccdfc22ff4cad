/** A hidden page is not painted, and not every browser reports that. */
const PATIENCE_MS = 300;

/** Waits for the first paint, but not for long. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, document.visibilityState === 'hidden' ? 0 : PATIENCE_MS);
    new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
