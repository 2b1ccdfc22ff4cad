import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { notice } from '../text/noticeTexts.ts';
import styles from './Notices.module.css';

interface Props {
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A message that the user can dismiss. */
export function Notice({ onDismiss, children }: Props): ReactElement {
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={notice.dismiss}
        onClick={onDismiss}
      >
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
