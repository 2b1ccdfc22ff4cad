import type { Role } from './Role.ts';

/** How a kind is drawn where the venue has no style for it; meters. */
export interface KindDefault {
  readonly role: Role;
  readonly layer: number;
  readonly heightMetres: number;
  readonly widthMetres?: number;
}

const ROOM: KindDefault = { role: 'room', layer: 3, heightMetres: 0 };
const CONNECTION: KindDefault = { role: 'connection', layer: 3, heightMetres: 0 };
const OPENING: KindDefault = { role: 'opening', layer: 4, heightMetres: 0 };
const OBJECT: KindDefault = { role: 'object', layer: 5, heightMetres: 0.8, widthMetres: 0.1 };

const SPACES: Readonly<Record<string, KindDefault>> = {
  hallway: { role: 'hallway', layer: 2, heightMetres: 0 },
  exterior: { role: 'exterior', layer: 1, heightMetres: 0 },
  void: OPENING,
  otb: OPENING,
  'connection.stairs': CONNECTION,
  'connection.elevator': CONNECTION,
  'connection.escalator': CONNECTION,
};

const OBSTRUCTIONS: Readonly<Record<string, KindDefault>> = {
  wall: { role: 'wall', layer: 6, heightMetres: 2.2, widthMetres: 0.2 },
  column: { role: 'wall', layer: 6, heightMetres: 2.4, widthMetres: 0.3 },
  railing: { role: 'object', layer: 5, heightMetres: 1, widthMetres: 0.06 },
  desk: { ...OBJECT, heightMetres: 0.75 },
  counter: { ...OBJECT, heightMetres: 1.05 },
  shelf: { ...OBJECT, heightMetres: 1.6 },
  planter: { ...OBJECT, heightMetres: 0.55 },
  bench: { ...OBJECT, heightMetres: 0.45 },
  fountain: { ...OBJECT, heightMetres: 0.4 },
};

/** How spaces of this kind are drawn. */
export function spaceDefault(kind: string): KindDefault {
  return SPACES[kind] ?? ROOM;
}

/** How obstructions of this kind are drawn. */
export function obstructionDefault(kind: string): KindDefault {
  return OBSTRUCTIONS[kind] ?? OBJECT;
}
