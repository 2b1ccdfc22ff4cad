import {
  ArrowDown,
  ArrowUp,
  ArrowUpDown,
  CornerUpLeft,
  CornerUpRight,
  Footprints,
  MapPin,
  MoveUpLeft,
  MoveUpRight,
  type LucideIcon,
} from 'lucide-react';
import { createElement, type ReactElement } from 'react';
import type { DirectionsInstruction, Turn } from '@mezzanine/react-sdk';

const TURNS: Readonly<Record<Turn, LucideIcon>> = {
  'slight-left': MoveUpLeft,
  left: CornerUpLeft,
  'sharp-left': CornerUpLeft,
  'slight-right': MoveUpRight,
  right: CornerUpRight,
  'sharp-right': CornerUpRight,
};

interface Props {
  readonly instruction: DirectionsInstruction;
  readonly size: number;
  readonly className: string | undefined;
}

/** Icon of an instruction. */
export function StepIcon({ instruction, size, className }: Props): ReactElement {
  const look = { size, strokeWidth: 1.5, 'aria-hidden': true, ...(className && { className }) };
  return createElement(iconOf(instruction), look);
}

function iconOf({ detail }: DirectionsInstruction): LucideIcon {
  switch (detail.action) {
    case 'turn':
      return TURNS[detail.turn];
    case 'take':
      if (detail.connection.kind === 'elevator') return ArrowUpDown;
      return detail.direction === 'down' ? ArrowDown : ArrowUp;
    case 'continue':
      return ArrowUp;
    case 'depart':
      return Footprints;
    case 'arrive':
      return MapPin;
  }
}
