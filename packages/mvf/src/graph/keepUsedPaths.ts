import { PathSearch } from './PathSearch.ts';
import type { NetDraft } from './simplifyNet.ts';

/** Cost factor of edges that another route already uses, so that routes share edges. */
const sharedCost = 0.92;

/** Removes edges that are on no shortest path between given spots; routes prefer shared edges. */
export function keepUsedPaths({ net, given }: NetDraft): void {
  const search = new PathSearch(net);
  /** The last start whose paths passed each point. */
  const passedFrom = new Int32Array(net.links.length).fill(-1);
  for (let from = 0; from < given; from += 1) {
    const { lengths, before } = search.from(from);
    passedFrom[from] = from;
    for (let to = 0; to < given; to += 1) {
      let at = lengths[to] === Infinity ? from : to;
      // The rest of a path is known from the first point that another one has passed.
      while (passedFrom[at] !== from) {
        passedFrom[at] = from;
        const previous = before[at] ?? from;
        search.use(at, previous, sharedCost);
        at = previous;
      }
    }
  }
  for (let point = 0; point < net.links.length; point += 1) {
    net.links[point] = search.usedFrom(point);
  }
}
