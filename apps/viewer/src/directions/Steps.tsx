import { useEffect, useRef, type ReactElement } from 'react';
import type { Directions, DirectionsInstruction } from '@mezzanine/react-sdk';
import { useViewer } from '../state/ViewerContext.ts';
import { distanceText } from './measures.ts';
import { StepIcon } from './StepIcon.tsx';
import styles from './Steps.module.css';

interface Props {
  readonly directions: Directions;
}

/** The list of instructions, with the name of the floor wherever it changes. */
export function Steps({ directions }: Props): ReactElement {
  const { state, dispatch, texts } = useViewer();
  const { instructions } = directions;
  const list = useRef<HTMLOListElement>(null);
  const seen = useRef(state.step);
  useEffect(() => {
    if (seen.current === state.step) return;
    seen.current = state.step;
    list.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [state.step]);
  return (
    <ol ref={list} className={styles.steps} aria-label={texts.directions.steps}>
      {instructions.map((instruction, index) => (
        <li key={index}>
          {instruction.floor !== instructions[index - 1]?.floor && (
            <p className={styles.floor}>{floorText(instruction)}</p>
          )}
          <button
            type="button"
            className={styles.step}
            aria-current={index === state.step ? 'step' : undefined}
            onClick={() => dispatch({ type: 'go-to-step', step: index })}
          >
            <StepIcon instruction={instruction} size={20} className={styles.icon} />
            <span className={styles.text}>{instruction.text}</span>
            {instruction.distanceMeters >= 1 && (
              <span className={styles.distance}>
                {distanceText(instruction.distanceMeters, texts.directions)}
              </span>
            )}
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Includes the building if the route visits several. */
function floorText({ floor }: DirectionsInstruction): string {
  const { name, floorStack } = floor;
  return floorStack.floors.length === 1 ? floorStack.name : name;
}
