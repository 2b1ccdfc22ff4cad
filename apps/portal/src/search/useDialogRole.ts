import { useEffect, useState } from 'react';

/**
 * Makes the widget a dialog for assistive technology (it calls itself a button), keeps focus out of
 * the page behind it, and gives focus back when it closes.
 *
 * @returns the widget's footer, to put settings into.
 */
export function useDialogRole(): Element | null {
  const [footer, setFooter] = useState<Element | null>(null);
  // Asked while rendering: when effects run, the widget has taken the focus.
  const [opener] = useState(() => document.activeElement);
  useEffect(() => {
    const page = document.getElementById('__docusaurus');
    const dialog = document.querySelector('.DocSearch-Container');
    dialog?.setAttribute('role', 'dialog');
    dialog?.setAttribute('aria-modal', 'true');
    dialog?.setAttribute('aria-label', 'Search');
    for (const name of ['aria-expanded', 'aria-haspopup', 'aria-labelledby', 'tabindex']) {
      dialog?.removeAttribute(name);
    }
    setFooter(document.querySelector('.DocSearch-Footer'));
    page?.setAttribute('inert', '');
    return () => {
      page?.removeAttribute('inert');
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [opener]);
  return footer;
}
