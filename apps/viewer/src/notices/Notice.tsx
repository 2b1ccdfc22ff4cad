import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Notices.module.css';

interface Props {
  readonly onDismiss: () => void;
  readonly children: ReactNode;
}

/** A message that the user can dismiss. */
export function Notice({ onDismiss, children }: Props): ReactElement {
  const { texts } = useViewer();
  return (
    <div className={styles.notice}>
      <p>{children}</p>
      <button
        type="button"
        className={styles.dismiss}
        aria-label={texts.notice.dismiss}
        onClick={onDismiss}
      >
        <X size={18} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
