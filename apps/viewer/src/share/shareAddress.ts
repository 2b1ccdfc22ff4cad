import { writeViewerLink, type ViewerLink } from '@mezzanine/bridge';
import { linkOf, type AppState } from '../state/AppState.ts';

/**
 * The address that opens what is shown, for somebody else: in the full viewer, on a device of their
 * own. What concerns only this screen or the page around it is left out.
 *
 * @param opened - what the viewer was opened by
 * @param viewer - address of the viewer
 */
export function shareAddress(state: AppState, opened: ViewerLink, viewer: string): string {
  return writeViewerLink(sharedLink(state, opened), viewer);
}

const ofThisScreen: ReadonlySet<string> = new Set(['mode', 'idleSeconds', 'hostOrigin']);

/** What of a link is for others. */
export function sharedLink(state: AppState, opened: ViewerLink): ViewerLink {
  const fields = Object.entries(linkOf(state, opened)).filter(([name]) => !ofThisScreen.has(name));
  return Object.fromEntries(fields) as unknown as ViewerLink;
}
