/** Kinds of actions of instructions. */
export const ACTION_TYPE = {
  DEPARTURE: 'Departure',
  TURN: 'Turn',
  TAKE_VORTEX: 'TakeVortex',
  EXIT_VORTEX: 'ExitVortex',
  ARRIVAL: 'Arrival',
} as const;

/** Kind of action of an instruction. */
export type ActionType = (typeof ACTION_TYPE)[keyof typeof ACTION_TYPE];
