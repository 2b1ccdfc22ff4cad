import { PathSearch } from './PathSearch.ts';
import type { NetDraft } from './simplifyNet.ts';

/** Cost factor of edges that another route already uses, so that routes share edges. */
const sharedCost = 0.92;

/** Removes edges that are on no shortest path between given spots; routes prefer shared edges. */
export function keepUsedPaths({ net, given }: NetDraft): void {
  const used = net.links.map(() => new Set<number>());
  const search = new PathSearch(net);
  for (let from = 0; from < given; from += 1) {
    const { lengths, before } = search.from(from);
    const passed = new Set([from]);
    for (let to = 0; to < given; to += 1) {
      let at = lengths[to] === Infinity ? from : to;
      // The rest of a path is known from the first point that another one has passed.
      while (!passed.has(at)) {
        passed.add(at);
        const previous = before[at] ?? from;
        used[at]?.add(previous);
        used[previous]?.add(at);
        search.discount(at, previous, sharedCost);
        at = previous;
      }
    }
  }
  net.links.forEach((links, a) => {
    for (const b of links) if (used[a]?.has(b) !== true) links.delete(b);
  });
}
