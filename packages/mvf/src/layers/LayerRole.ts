/** Roles of layers. */
export const layerRoles = [
  'room',
  'hallway',
  'stairs',
  'elevator',
  'escalator',
  'wall',
  'glass',
  'column',
  'railing',
  'door',
  'outline',
  'name',
  'ignore',
] as const;

/**
 * Role of the shapes on a layer: `outline` is the outline of the floor, `name` has text with the
 * names of rooms, and `ignore` is left out.
 */
export type LayerRole = (typeof layerRoles)[number];

/** Element and kind in the venue format, by role. */
export const elementOfRole: Readonly<
  Record<Exclude<LayerRole, 'name' | 'ignore'>, readonly [element: string, kind: string]>
> = {
  room: ['space', 'room'],
  hallway: ['space', 'hallway'],
  stairs: ['space', 'connection.stairs'],
  elevator: ['space', 'connection.elevator'],
  escalator: ['space', 'connection.escalator'],
  wall: ['obstruction', 'wall'],
  glass: ['obstruction', 'glass'],
  column: ['obstruction', 'column'],
  railing: ['obstruction', 'railing'],
  door: ['entrance', 'door'],
  outline: ['floor', 'floor'],
};
