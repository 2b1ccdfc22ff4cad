import type { Verdict } from '../judge.ts';
import type { RoutingResult } from './measureRouting.ts';

/** Maximum milliseconds of a search, by the number of nodes. */
const bars: ReadonlyMap<number, number> = new Map([
  [10_000, 0.15],
  [100_000, 1],
]);

/** Required speedup over ngraph.path. */
const minFactor = 5;

/** Compares the figures of routing with their limits and with the peer. */
export function judgeRouting(results: readonly RoutingResult[]): readonly Verdict[] {
  return results.flatMap(({ nodes, searchMs, ngraphMs, differences }) => {
    const bar = bars.get(nodes) ?? 0;
    const factor = ngraphMs / searchMs;
    const name = `routing in ${nodes.toLocaleString('en')} nodes`;
    return [
      { text: `${name} ${searchMs.toFixed(3)} ms, bar ${bar.toFixed(2)}`, isHeld: searchMs <= bar },
      {
        text: `${name} ${factor.toFixed(1)} times faster than ngraph.path, bar ${minFactor}`,
        isHeld: factor >= minFactor,
      },
      {
        text: `${name}: ${differences} costs that differ from Dijkstra's, bar 0`,
        isHeld: differences === 0,
      },
    ];
  });
}
