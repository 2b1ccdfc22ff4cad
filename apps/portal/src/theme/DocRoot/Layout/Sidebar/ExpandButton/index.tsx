/** Replaces the button of a hidden sidebar: the sidebar here cannot be hidden. */
export default function ExpandButton(): null {
  return null;
}
