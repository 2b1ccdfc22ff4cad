import type { Role } from './Role.ts';

/** Default style of a kind; meters. */
export interface KindDefault {
  readonly role: Role;
  readonly layer: number;
  readonly heightMeters: number;
  readonly widthMeters?: number;
}

const ROOM: KindDefault = { role: 'room', layer: 3, heightMeters: 0 };
const CONNECTION: KindDefault = { role: 'connection', layer: 3, heightMeters: 0 };
const OPENING: KindDefault = { role: 'opening', layer: 4, heightMeters: 0 };
const OBJECT: KindDefault = { role: 'object', layer: 5, heightMeters: 0.8, widthMeters: 0.1 };

const SPACES: Readonly<Record<string, KindDefault>> = {
  hallway: { role: 'hallway', layer: 2, heightMeters: 0 },
  exterior: { role: 'exterior', layer: 1, heightMeters: 0 },
  void: OPENING,
  otb: OPENING,
  'connection.stairs': CONNECTION,
  'connection.elevator': CONNECTION,
  'connection.escalator': CONNECTION,
};

const OBSTRUCTIONS: Readonly<Record<string, KindDefault>> = {
  wall: { role: 'wall', layer: 6, heightMeters: 2.2, widthMeters: 0.2 },
  column: { role: 'wall', layer: 6, heightMeters: 2.4, widthMeters: 0.3 },
  railing: { role: 'object', layer: 5, heightMeters: 1, widthMeters: 0.06 },
  desk: { ...OBJECT, heightMeters: 0.75 },
  counter: { ...OBJECT, heightMeters: 1.05 },
  shelf: { ...OBJECT, heightMeters: 1.6 },
  planter: { ...OBJECT, heightMeters: 0.55 },
  bench: { ...OBJECT, heightMeters: 0.45 },
  fountain: { ...OBJECT, heightMeters: 0.4 },
};

/** Style of spaces of this kind. */
export function spaceDefault(kind: string): KindDefault {
  return SPACES[kind] ?? ROOM;
}

/** Style of obstructions of this kind. */
export function obstructionDefault(kind: string): KindDefault {
  return OBSTRUCTIONS[kind] ?? OBJECT;
}
