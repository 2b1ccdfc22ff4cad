import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Kiosk.module.css';

interface Props {
  /** Undefined while the screen is in use. */
  readonly secondsLeft: number | undefined;
  readonly onStartOver: () => void;
}

/**
 * Lets a visitor start over, and warns before the screen does so automatically. Any touch cancels the
 * countdown.
 */
export function Countdown({ secondsLeft, onStartOver }: Props): ReactElement {
  const texts = useViewer().texts.modes;
  const isCounting = secondsLeft !== undefined;
  return (
    <>
      <button type="button" className={styles.startOver} onClick={onStartOver}>
        <RotateCcw size={24} strokeWidth={1.5} aria-hidden="true" />
        {texts.startOver}
      </button>
      <div role="alert" className={isCounting ? styles.countdown : 'only-read'}>
        {isCounting && (
          <>
            {/* Announced once; a screen reader that counts down would say nothing else. */}
            <p className="only-read">{texts.startsOver(10)}</p>
            <p aria-hidden="true">{texts.startsOver(secondsLeft)}</p>
            <span aria-hidden="true" className={styles.bar}>
              <span style={{ inlineSize: `${secondsLeft * 10}%` }} />
            </span>
            <button type="button" className={styles.stay}>
              {texts.stay}
            </button>
          </>
        )}
      </div>
    </>
  );
}
