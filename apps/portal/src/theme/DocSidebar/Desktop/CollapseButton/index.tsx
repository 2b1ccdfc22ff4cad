/** Replaces the button that hides the sidebar: the sidebar here cannot be hidden. */
export default function CollapseButton(): null {
  return null;
}
