/** Whether spaces of a kind are rooms that people visit. */
export function isRoomKind(kind: string): boolean {
  return /^(room|restroom|shower)/.test(kind);
}
