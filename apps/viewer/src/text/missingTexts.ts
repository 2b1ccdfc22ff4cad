/** Texts about a place that the venue does not have, in English; loaded with that code. */
export const missing = {
  place: 'This place is not on the map',
  hint: (name: string) => `This map has no place called “${name}”. It may have moved or closed.`,
  similar: 'Similar places',
  browse: 'Show all places',
};
