import type { ReactElement } from 'react';
import type { ViewerTexts } from '../text/texts.ts';
import styles from './Panel.module.css';
import type { Sheet } from './useSheet.ts';

interface Props {
  readonly sheet: Sheet;
  readonly texts: ViewerTexts;
}

/** The handle to drag a sheet, which is also a button for the keyboard. */
export function SheetHandle({ sheet, texts }: Props): ReactElement {
  const { snap, toggle, drag } = sheet;
  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={snap === 'full' ? texts.panel.collapse : texts.panel.expand}
      aria-expanded={snap !== 'peek'}
      onClick={toggle}
      {...drag}
    >
      <span className={styles.grip} aria-hidden />
    </button>
  );
}
