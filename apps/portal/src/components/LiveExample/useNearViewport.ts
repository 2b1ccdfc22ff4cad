import { useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport at which a map starts, in CSS pixels. */
const startMargin = '200px';
/** Distance at which it stops, so that it keeps running during short scrolls. */
const keepMargin = '1200px';

/** Whether the element is near the viewport, or was recently. */
export function useNearViewport(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (target === null) return undefined;
    const entering = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) setIsNear(true);
      },
      { rootMargin: startMargin },
    );
    const leaving = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === false) setIsNear(false);
      },
      { rootMargin: keepMargin },
    );
    entering.observe(target);
    leaving.observe(target);
    return () => {
      entering.disconnect();
      leaving.disconnect();
    };
  }, [element]);
  return isNear;
}
