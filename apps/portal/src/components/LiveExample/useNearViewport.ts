import { useEffect, useState, type RefObject } from 'react';

/** Started this far before it scrolls into view, in CSS pixels. */
const startMargin = '200px';
/** Kept until it is this far out of view, so that a short scroll back finds it running. */
const keepMargin = '1200px';

/** Whether the element is about to be seen, or was seen and is not far away yet. */
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
