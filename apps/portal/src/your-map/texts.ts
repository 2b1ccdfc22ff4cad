import type { Keeping } from '@mezzanine/examples/your-map';

/** The text on pages about a user's own map. */
export const deleted = 'Your map was deleted.';

export const notDeleted =
  'This browser could not delete your map. Delete the data of this site in its settings.';

export const unreadable =
  'Your map could not be read, so you see the demo venue. Open your file again.';

/** Why a map is not stored. */
export const refusals: Readonly<Record<Exclude<Keeping, 'kept'>, string>> = {
  full: 'this browser has no space left for it',
  blocked: 'this browser does not allow this site to store it, for example in a private window',
};
