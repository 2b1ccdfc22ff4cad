import { useEffect, useState, type RefObject } from 'react';
import { isFocusLost } from './isFocusLost.ts';

/**
 * Restores the focus when the focused view closes: to the row of the shown place, otherwise to the
 * previously focused element.
 *
 * @param panel - contains the rows
 * @param id - id of the shown place; undefined if there is none
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

/** The focused element, even inside shadow trees. */
function focused(): HTMLElement | undefined {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element instanceof HTMLElement ? element : undefined;
}
