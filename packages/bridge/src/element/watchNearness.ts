/** Callbacks for when an element approaches the viewport and when it is far away. */
export interface NearnessListener {
  near(): void;
  far(): void;
}

const listeners = new WeakMap<Element, NearnessListener>();
let observers: readonly IntersectionObserver[] | undefined;

/** Load shortly before the element becomes visible. */
const nearMargin = '200px';
/** Unload three screens away: a map there would use graphics memory that visible maps need. */
const farMargin = '300%';

/**
 * Watches whether an element is about to become visible or is far away; all elements share two
 * observers.
 *
 * @returns a function that stops watching
 */
export function watchNearness(element: Element, listener: NearnessListener): () => void {
  if (typeof IntersectionObserver !== 'function') {
    listener.near();
    return () => undefined;
  }
  observers ??= [
    observer(nearMargin, ({ isIntersecting, target }) => {
      if (isIntersecting) listeners.get(target)?.near();
    }),
    observer(farMargin, ({ isIntersecting, target }) => {
      if (!isIntersecting) listeners.get(target)?.far();
    }),
  ];
  listeners.set(element, listener);
  for (const one of observers) one.observe(element);
  return () => {
    listeners.delete(element);
    for (const one of observers ?? []) one.unobserve(element);
  };
}

function observer(
  rootMargin: string,
  tell: (entry: IntersectionObserverEntry) => void,
): IntersectionObserver {
  return new IntersectionObserver((entries) => entries.forEach(tell), { rootMargin });
}
