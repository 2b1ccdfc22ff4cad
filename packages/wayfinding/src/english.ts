/**
 * Texts of all instructions; words in braces are placeholders. A language is a table of the same
 * shape.
 */
export interface InstructionTexts {
  /** Departure without names. */
  readonly depart: string;
  /** Departure from a named place. */
  readonly 'depart-from': string;
  /** Departure toward a named place. */
  readonly 'depart-toward': string;
  /** Departure from one named place toward another. */
  readonly 'depart-from-toward': string;
  /** After a connection. */
  readonly continue: string;
  /** After a connection, toward a named place. */
  readonly 'continue-toward': string;
  /** A turn of 20 to 50 degrees to the left. */
  readonly 'slight-left': string;
  /** A turn of 20 to 50 degrees to the left at a named place. */
  readonly 'slight-left-at': string;
  /** A turn of 50 to 130 degrees to the left. */
  readonly left: string;
  /** A turn of 50 to 130 degrees to the left at a named place. */
  readonly 'left-at': string;
  /** A turn of more than 130 degrees to the left. */
  readonly 'sharp-left': string;
  /** A turn of more than 130 degrees to the left at a named place. */
  readonly 'sharp-left-at': string;
  /** A turn of 20 to 50 degrees to the right. */
  readonly 'slight-right': string;
  /** A turn of 20 to 50 degrees to the right at a named place. */
  readonly 'slight-right-at': string;
  /** A turn of 50 to 130 degrees to the right. */
  readonly right: string;
  /** A turn of 50 to 130 degrees to the right at a named place. */
  readonly 'right-at': string;
  /** A turn of more than 130 degrees to the right. */
  readonly 'sharp-right': string;
  /** A turn of more than 130 degrees to the right at a named place. */
  readonly 'sharp-right-at': string;
  /** A connection that leads up. */
  readonly 'take-up': string;
  /** A connection that leads down. */
  readonly 'take-down': string;
  /** A connection that stays level. */
  readonly 'take-level': string;
  /** A door, a portal, a security check. */
  readonly pass: string;
  /** Arrival at a destination without a name. */
  readonly arrive: string;
  /** Arrival at a named destination. */
  readonly 'arrive-at': string;
  /** Arrival at a named destination on the left. */
  readonly 'arrive-at-left': string;
  /** Arrival at a named destination on the right. */
  readonly 'arrive-at-right': string;
  /** Arrival at a named destination straight ahead. */
  readonly 'arrive-at-ahead': string;
  /** Arrival at a named destination behind. */
  readonly 'arrive-at-behind': string;
  /** Names of the eight directions, from north clockwise. */
  readonly compass: readonly string[];
  /** Names of unnamed connections, by kind; `other` for all remaining kinds. */
  readonly connections: Readonly<Record<string, string>>;
}

/** Text in another language; missing text stays in English. */
export type InstructionTextsPatch = Partial<InstructionTexts>;

/** The default table. */
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
    other: 'the passage',
  },
};
