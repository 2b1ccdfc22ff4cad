/** The text of every instruction; words in braces are filled in. A locale is another such table. */
export interface InstructionTexts {
  readonly depart: string;
  readonly 'depart-from': string;
  readonly 'depart-toward': string;
  readonly 'depart-from-toward': string;
  readonly continue: string;
  readonly 'continue-toward': string;
  readonly 'slight-left': string;
  readonly 'slight-left-at': string;
  readonly left: string;
  readonly 'left-at': string;
  readonly 'sharp-left': string;
  readonly 'sharp-left-at': string;
  readonly 'slight-right': string;
  readonly 'slight-right-at': string;
  readonly right: string;
  readonly 'right-at': string;
  readonly 'sharp-right': string;
  readonly 'sharp-right-at': string;
  readonly 'take-up': string;
  readonly 'take-down': string;
  readonly 'take-level': string;
  /** A door, a portal, a security check. */
  readonly pass: string;
  readonly arrive: string;
  readonly 'arrive-at': string;
  readonly 'arrive-at-left': string;
  readonly 'arrive-at-right': string;
  readonly 'arrive-at-ahead': string;
  readonly 'arrive-at-behind': string;
  /** Names of the eight directions, from north clockwise. */
  readonly compass: readonly string[];
  /** What connections without a name are called, by kind; `other` for the rest. */
  readonly connections: Readonly<Record<string, string>>;
}

/** The table that is used unless another is given. */
export const english: InstructionTexts = {
  depart: 'Head {compass}',
  'depart-from': 'Leave {from} and head {compass}',
  'depart-toward': 'Head toward {place}',
  'depart-from-toward': 'Leave {from} and head toward {place}',
  continue: 'On {floor}, head {compass}',
  'continue-toward': 'On {floor}, head toward {place}',
  'slight-left': 'Turn slightly left',
  'slight-left-at': 'Turn slightly left at {place}',
  left: 'Turn left',
  'left-at': 'Turn left at {place}',
  'sharp-left': 'Turn sharply left',
  'sharp-left-at': 'Turn sharply left at {place}',
  'slight-right': 'Turn slightly right',
  'slight-right-at': 'Turn slightly right at {place}',
  right: 'Turn right',
  'right-at': 'Turn right at {place}',
  'sharp-right': 'Turn sharply right',
  'sharp-right-at': 'Turn sharply right at {place}',
  'take-up': 'Take {connection} up to {floor}',
  'take-down': 'Take {connection} down to {floor}',
  'take-level': 'Take {connection}',
  pass: 'Go through {connection}',
  arrive: 'You have arrived',
  'arrive-at': 'Arrive at {place}',
  'arrive-at-left': 'Arrive at {place}, on your left',
  'arrive-at-right': 'Arrive at {place}, on your right',
  'arrive-at-ahead': 'Arrive at {place}, ahead of you',
  'arrive-at-behind': 'Arrive at {place}, behind you',
  compass: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
  connections: {
    stairs: 'the stairs',
    elevator: 'the elevator',
    escalator: 'the escalator',
    ramp: 'the ramp',
    ladder: 'the ladder',
    slide: 'the slide',
    door: 'the door',
    security: 'the security check',
    shuttle: 'the shuttle',
    other: 'the way through',
  },
};
