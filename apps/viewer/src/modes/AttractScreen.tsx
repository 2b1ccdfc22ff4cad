import { useEffect, useRef, useState, type ReactElement } from 'react';
import type { Configuration } from '../configuration/readConfiguration.ts';
import { isFocusLost } from '../layout/isFocusLost.ts';
import { useViewer } from '../state/ViewerContext.ts';
import styles from './AttractScreen.module.css';

type Promotion = NonNullable<Configuration['promotions']>[number];

/** How long each notice is shown. */
const NOTICE_MS = 8000;

interface Props {
  readonly promotions: readonly Promotion[];
  /** Called when a user arrives; with a place if the notice links to one. */
  readonly onStart: (location?: string) => void;
}

/** The idle screen of a kiosk, with the operator's notices. */
export function AttractScreen({ promotions, onStart }: Props): ReactElement {
  const { venue, texts } = useViewer();
  const screen = useRef<HTMLDivElement>(null);
  const shown = useTurns(promotions);
  useEffect(() => coverAll(screen.current), []);
  return (
    <div
      ref={screen}
      tabIndex={-1}
      className={styles.screen}
      role="dialog"
      aria-modal="true"
      aria-label={texts.modes.touchToStart}
    >
      <button type="button" className={styles.start} onClick={() => onStart()}>
        <span className={styles.plate}>
          <span className={styles.venue}>{venue.name}</span>
          <span className={styles.call}>{texts.modes.touchToStart}</span>
          <span className={styles.hint}>{texts.modes.touchHint(venue.name)}</span>
        </span>
      </button>
      {shown && <Notice promotion={shown} onStart={onStart} />}
    </div>
  );
}

/** Keyboard users start here, and cannot reach anything behind it. */
function coverAll(screen: HTMLElement | null): (() => void) | undefined {
  const layer = screen?.parentElement;
  const behind = [...(layer?.parentElement?.children ?? [])].filter((one) => one !== layer);
  for (const element of behind) element.toggleAttribute('inert', true);
  screen?.focus({ preventScroll: true });
  return () => {
    for (const element of behind) element.toggleAttribute('inert', false);
    const map = layer?.parentElement?.querySelector<HTMLElement>('[role="application"]');
    // Keyboard users continue at the map.
    setTimeout(() => {
      if (isFocusLost()) map?.focus({ preventScroll: true });
    });
  };
}

function Notice({ promotion, onStart }: { promotion: Promotion; onStart: Props['onStart'] }) {
  const { title, text, image, imageText = '', location } = promotion;
  const content = (
    <>
      {image !== undefined && <img className={styles.picture} src={image} alt={imageText} />}
      <span className={styles.title}>{title}</span>
      {text !== undefined && <span className={styles.text}>{text}</span>}
    </>
  );
  if (location === undefined) return <div className={styles.notice}>{content}</div>;
  return (
    <button type="button" className={styles.notice} onClick={() => onStart(location)}>
      {content}
    </button>
  );
}

function useTurns(promotions: readonly Promotion[]): Promotion | undefined {
  const [turn, setTurn] = useState(0);
  const count = promotions.length;
  useEffect(() => {
    if (count < 2) return undefined;
    const timer = setInterval(() => setTurn((last) => last + 1), NOTICE_MS);
    return () => clearInterval(timer);
  }, [count]);
  return promotions[turn % Math.max(count, 1)];
}
