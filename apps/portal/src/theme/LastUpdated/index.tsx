/** Replaces the line of the last change: pages here do not show one. */
export default function LastUpdated(): null {
  return null;
}
