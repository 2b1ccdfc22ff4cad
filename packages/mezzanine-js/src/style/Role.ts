/** Visual role of a feature; each has a color in the theme. */
export type Role =
  | 'floor'
  | 'hallway'
  | 'room'
  | 'connection'
  | 'exterior'
  | 'opening'
  | 'wall'
  | 'object';
