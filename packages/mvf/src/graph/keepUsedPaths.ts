import { shortestPaths } from './shortestPaths.ts';
import type { NetDraft } from './simplifyNet.ts';

/** Cost factor of edges that another route already uses, so that routes share edges. */
const sharedCost = 0.92;

/** Removes edges that are on no shortest path between given spots; routes prefer shared edges. */
export function keepUsedPaths({ net, given }: NetDraft): void {
  const used = new Set<string>();
  const cost = (length: number, a: number, b: number): number =>
    used.has(keyOf(a, b)) ? length * sharedCost : length;
  for (let from = 0; from < given; from += 1) {
    const paths = shortestPaths(net, from, { cost });
    for (let to = 0; to < given; to += 1) {
      let at = paths.has(to) ? to : from;
      while (at !== from) {
        const { before } = paths.get(at) ?? { before: from };
        used.add(keyOf(at, before));
        at = before;
      }
    }
  }
  net.links.forEach((links, a) => {
    for (const b of links) if (!used.has(keyOf(a, b))) links.delete(b);
  });
}

function keyOf(a: number, b: number): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}
