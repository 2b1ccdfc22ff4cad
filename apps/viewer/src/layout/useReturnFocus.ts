import { useEffect, useState, type RefObject } from 'react';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Gives the focus back when a view goes that had it: to the line of what was shown, else to what
 * had it before the view came.
 *
 * @param panel - where the lines are
 * @param id - of the place that is shown; undefined where it is none
 */
export function useReturnFocus(panel: RefObject<HTMLElement | null>, id: string | undefined): void {
  const [before] = useState(focused);
  useEffect(() => {
    const { current } = panel;
    return () => {
      const line = id === undefined ? undefined : `[data-place="${CSS.escape(id)}"]`;
      setTimeout(() => {
        if (line !== undefined && isFocusLost()) current?.querySelector<HTMLElement>(line)?.focus();
        if (isFocusLost()) before?.focus();
      });
    };
  }, [panel, id, before]);
}

/** What has the focus, inside of shadow trees as well. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}
