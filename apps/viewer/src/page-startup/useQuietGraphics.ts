import { startTransition, useEffect, useState } from 'react';
import { whenGraphicsQuiet } from './whenGraphicsQuiet.ts';

/**
 * Whether the GPU process has been idle since this was requested; see {@link whenGraphicsQuiet}.
 *
 * @param isAsked - whether to start waiting
 * @param isLast - whether this is the last request
 */
export function useQuietGraphics(isAsked: boolean, isLast = false): boolean {
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    void whenGraphicsQuiet(isLast).then(() => startTransition(() => setQuiet(true)));
  }, [isAsked, isLast]);
  return isQuiet;
}
