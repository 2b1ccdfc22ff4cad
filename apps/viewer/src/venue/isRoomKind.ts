/** Whether people choose spaces of a kind as rooms: they have a card, and are listed without a directory. */
export function isRoomKind(kind: string): boolean {
  return /^(room|restroom|shower)\b/.test(kind);
}
