import { startTransition, useEffect, useState } from 'react';
import { whenGraphicsQuiet } from './whenGraphicsQuiet.ts';

/**
 * Whether the graphics process had nothing to do since this was asked; see {@link whenGraphicsQuiet}.
 *
 * @param isAsked - from when on it matters
 * @param isLast - whether nobody asks after this
 */
export function useQuietGraphics(isAsked: boolean, isLast = false): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    void whenGraphicsQuiet(isLast).then(() => startTransition(() => setQuiet(true)));
  }, [isAsked, isLast]);
  return isQuiet;
}
