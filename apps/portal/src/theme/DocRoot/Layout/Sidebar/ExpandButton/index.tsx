/** Replaces the button that shows a hidden sidebar: this site's sidebar cannot be hidden. */
export default function ExpandButton(): null {
  return null;
}
