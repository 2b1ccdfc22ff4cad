import { ChevronLeft, ChevronRight } from 'lucide-react';
import type { ReactElement } from 'react';
import type { Directions } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { StepIcon } from './StepIcon.tsx';
import styles from './StepBar.module.css';

/** The current step, with buttons for the previous and the next. */
export function StepBar({ directions }: { readonly directions: Directions }): ReactElement | null {
  const { state, dispatch, texts } = useViewer();
  const { instructions } = directions;
  const { step } = state;
  const instruction = instructions[step];
  if (!instruction) return null;
  const words = texts.directions;
  const go = (to: number) => dispatch({ type: 'go-to-step', step: to });
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.turn}
        aria-label={words.previous}
        disabled={step === 0}
        onClick={() => go(step - 1)}
      >
        <ChevronLeft size={22} strokeWidth={1.5} aria-hidden />
      </button>
      <StepIcon instruction={instruction} size={24} className={styles.icon} />
      <p className={styles.text}>
        <span className={styles.what}>{instruction.text}</span>
        <span className={styles.count}>
          {words.step(step + 1, instructions.length)} · {instruction.floor.name}
        </span>
      </p>
      <button
        type="button"
        className={styles.turn}
        aria-label={words.next}
        disabled={step === instructions.length - 1}
        onClick={() => go(step + 1)}
      >
        <ChevronRight size={22} strokeWidth={1.5} aria-hidden />
      </button>
    </div>
  );
}
