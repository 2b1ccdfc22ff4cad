'use client';
import type { ReactElement, ReactNode } from 'react';
import type { Directions, DirectionsInstruction } from '@mezzanine/mezzanine-js';
import { Icon, type IconName } from './Icon.tsx';

interface Props {
  readonly directions: Directions;
  readonly current: number | undefined;
  readonly onStep: ((index: number, instruction: DirectionsInstruction) => void) | undefined;
  readonly distance: (meters: number) => string;
}

/** The list of instructions, with the name of the floor wherever the floor changes. */
export function StepList({ directions, current, onStep, distance }: Props): ReactElement {
  const { instructions } = directions;
  return (
    <ol data-mz-part="steps">
      {instructions.map((instruction, index) => {
        const { floor, text, detail, distanceMeters } = instruction;
        const isNewFloor = floor !== instructions[index - 1]?.floor;
        return (
          <li key={index} data-mz-part="step">
            {isNewFloor && <span data-mz-part="floor-name">{floor.name}</span>}
            <Step
              isCurrent={index === current}
              onChoose={onStep && (() => onStep(index, instruction))}
            >
              <Icon name={iconOf(detail)} />
              <span data-mz-part="title">{text}</span>
              {distanceMeters >= 1 && <span data-mz-part="detail">{distance(distanceMeters)}</span>}
            </Step>
          </li>
        );
      })}
    </ol>
  );
}

interface StepProps {
  readonly isCurrent: boolean;
  readonly onChoose: (() => void) | undefined;
  readonly children: ReactNode;
}

function Step({ isCurrent, onChoose, children }: StepProps): ReactElement {
  const current = isCurrent ? 'step' : undefined;
  if (!onChoose) {
    return (
      <div data-mz-part="step-body" aria-current={current}>
        {children}
      </div>
    );
  }
  return (
    <button type="button" data-mz-part="step-body" aria-current={current} onClick={onChoose}>
      {children}
    </button>
  );
}

function iconOf(detail: DirectionsInstruction['detail']): IconName {
  switch (detail.action) {
    case 'turn':
      return detail.turn;
    case 'take':
      return detail.connection.kind === 'elevator' ? 'elevator' : detail.direction;
    case 'continue':
      return 'straight';
    case 'depart':
    case 'arrive':
      return detail.action;
  }
}
