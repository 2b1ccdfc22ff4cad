/** Forgets what was put in first, until no more than so many are left. */
export function keepNewest(map: Map<string, unknown>, most: number): void {
  for (const key of map.keys()) {
    if (map.size <= most) return;
    map.delete(key);
  }
}
