const others: ReadonlySet<string> = new Set([
  'hallway',
  'exterior',
  'void',
  'gate',
  'otb',
  'facade',
  'poi',
]);

/** Whether a kind of a space is a room: words that the format does not define are. */
export function isRoomKind(kind: string): boolean {
  return !others.has(kind) && !kind.startsWith('connection.');
}
