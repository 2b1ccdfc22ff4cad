/** Texts of the viewer without a venue, in English; loaded with that code. */
export const choice = {
  title: 'Which map?',
  hint: 'The URL of this page does not name a map. Select one of these.',
  none: 'The URL of this page does not name a map. Add ?venue= and the id of a venue.',
  loading: 'Loading the list of maps…',
  venues: 'Maps',
};
