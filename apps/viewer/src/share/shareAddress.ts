import { writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { linkOf, type AppState } from '../state/AppState.ts';

/**
 * The URL that opens the same state for another user, in the full viewer. Settings of this screen
 * or its host page are omitted.
 *
 * @param opened - the link that opened the viewer
 * @param viewer - URL of the viewer
 */
export function shareAddress(state: AppState, opened: ViewerLink, viewer: string): string {
  return writeViewerLink(sharedLink(state, opened), viewer);
}

const ofThisScreen: ReadonlySet<string> = new Set(['mode', 'idleSeconds', 'hostOrigin']);

/** Parameters of a link that can be shared. */
export function sharedLink(state: AppState, opened: ViewerLink): ViewerLink {
  const fields = Object.entries(linkOf(state, opened)).filter(([name]) => !ofThisScreen.has(name));
  return Object.fromEntries(fields) as unknown as ViewerLink;
}
