import { createHash } from 'node:crypto';
import { keyLength } from './SiteRoute.ts';

const first = 'abcdefghijklmnopqrstuvwxyz';
const following = `${first}0123456789`;
const room = first.length * following.length ** (keyLength - 1);

/**
 * A short name for each chunk, made from the name that it has, so that a page more changes the
 * names of few others. Of two that fall on one name, the later in the alphabet takes the next.
 *
 * @throws when there are more chunks than names.
 */
export function chunkKeys(names: readonly string[]): ReadonlyMap<string, string> {
  if (names.length > room) {
    throw new Error(
      `${names.length} chunks, expected at most ${room}. Raise keyLength in plugins/lean/routes.`,
    );
  }
  const taken = new Set<number>();
  return new Map(
    names.toSorted().map((name) => {
      let place = createHash('sha256').update(name).digest().readUInt32BE() % room;
      while (taken.has(place)) place = (place + 1) % room;
      taken.add(place);
      return [name, spell(place)] as const;
    }),
  );
}

function spell(place: number): string {
  const start = first[place % first.length] ?? '';
  return start + (following[Math.floor(place / first.length)] ?? '');
}
