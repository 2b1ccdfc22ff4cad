/** Replaces the button that hides the sidebar: this site's sidebar cannot be hidden. */
export default function CollapseButton(): null {
  return null;
}
