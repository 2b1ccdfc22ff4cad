/** What happens when an element comes near to what is seen, and when it is far again. */
export interface NearnessListener {
  near(): void;
  far(): void;
}

const listeners = new WeakMap<Element, NearnessListener>();
let observers: readonly IntersectionObserver[] | undefined;

/** A little before it is seen. */
const nearMargin = '200px';
/** Three screens away: a map that runs there would take graphics memory from those that are seen. */
const farMargin = '300%';

/**
 * Tells an element when it is about to be seen and when it is far away; all share two observers.
 *
 * @returns stops watching
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
