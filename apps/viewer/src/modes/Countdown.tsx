import { RotateCcw } from 'lucide-react';
import type { ReactElement } from 'react';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './Kiosk.module.css';

interface Props {
  /** Undefined while somebody is there. */
  readonly secondsLeft: number | undefined;
  readonly onStartOver: () => void;
}

/** Lets a visitor end, and says before the screen does it by itself. Any touch calls that off. */
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
            {/* Said once: a voice that counts would say nothing else. */}
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
