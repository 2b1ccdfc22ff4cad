import { byHandIn5, onlyIn6, renamedSince5, type CallOf5 } from './callsOf5.ts';
import type { MovesFrom5 } from './ShowcaseItem.ts';

/** What a program for web SDK 6.0 has in common with one for 5.0, by the calls it makes. */
export function movesFrom5(program: string): MovesFrom5 {
  const used = (calls: readonly CallOf5[]) =>
    calls
      .filter(({ passages }) => passages.some((passage) => program.includes(passage)))
      .map(({ was, now }) => ({ was, now }));
  return { renamed: used(renamedSince5), byHand: used(byHandIn5), onlyIn6: used(onlyIn6) };
}
