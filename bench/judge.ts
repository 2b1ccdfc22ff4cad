import type { Contender } from './buildPages.ts';
import type { Growth } from '@mezzanine/tooling/measure-growth';
import type { Measurement } from './measurePage.ts';

/** Medians of all runs, by page. */
export type Results = Readonly<Record<Contender, Measurement>>;

/** A limited figure. */
export interface Verdict {
  readonly text: string;
  readonly isHeld: boolean;
}

/** Compares our figures with their limits and with the peers. */
export function judge({ mezzanine, maplibre, deck }: Results): readonly Verdict[] {
  const ratio = mezzanine.firstFrameMs / maplibre.firstFrameMs;
  const peersCode = Math.min(maplibre.codeKilobytes, deck.codeKilobytes);
  const peersJs = Math.min(maplibre.jsPerFrameMs, deck.jsPerFrameMs);
  const { codeKilobytes, jsPerFrameMs } = mezzanine;
  return [
    {
      text: `code ${codeKilobytes.toFixed(1)} kB gz, bar 190 and below ${peersCode.toFixed(1)}`,
      isHeld: codeKilobytes <= 190 && codeKilobytes < peersCode,
    },
    {
      text: `first frame ${ratio.toFixed(2)} of MapLibre GL, bar 0.60`,
      isHeld: ratio <= 0.6,
    },
    {
      text: `JS per frame ${jsPerFrameMs.toFixed(2)} ms, bar 1.50 and below ${peersJs.toFixed(2)}`,
      isHeld: jsPerFrameMs <= 1.5 && jsPerFrameMs < peersJs,
    },
  ];
}

/** Compares all three libraries with 10,000 spaces on one floor. */
export function judgeWide({ mezzanine, maplibre, deck }: Results): readonly Verdict[] {
  const peersFrame = Math.min(maplibre.firstFrameMs, deck.firstFrameMs);
  const peersJs = Math.min(maplibre.jsPerFrameMs, deck.jsPerFrameMs);
  const { firstFrameMs, jsPerFrameMs, heapMegabytes } = mezzanine;
  return [
    {
      text: `10,000 spaces: first frame ${firstFrameMs.toFixed(0)} ms, bar below ${peersFrame.toFixed(0)}`,
      isHeld: firstFrameMs < peersFrame,
    },
    {
      text: `10,000 spaces: JS per frame ${jsPerFrameMs.toFixed(2)} ms, bar below ${peersJs.toFixed(2)}`,
      isHeld: jsPerFrameMs < peersJs,
    },
    {
      text: `10,000 spaces: heap ${heapMegabytes.toFixed(1)} MB, bar 80`,
      isHeld: heapMegabytes <= 80,
    },
  ];
}

/** Compares our page with its limits for 2,000 spaces and 60,000 nodes. */
export function judgeBig({ firstFrameMs, heapMegabytes }: Measurement): readonly Verdict[] {
  return [
    {
      text: `60,000 nodes: first frame ${firstFrameMs.toFixed(0)} ms, bar 1,000`,
      isHeld: firstFrameMs <= 1000,
    },
    {
      text: `60,000 nodes: heap ${heapMegabytes.toFixed(1)} MB, bar 80`,
      isHeld: heapMegabytes <= 80,
    },
  ];
}

/** Compares memory that remains after repeated operations with its limits. */
export function judgeGrowth(
  what: string,
  { heapGrowth, contextsLeft }: Growth,
): readonly Verdict[] {
  return [
    {
      text: `${what}: heap grew by ${(heapGrowth * 100).toFixed(1)} %, bar below 5`,
      isHeld: heapGrowth < 0.05,
    },
    {
      text: `${what}: ${contextsLeft} contexts left, bar 0`,
      isHeld: contextsLeft === 0,
    },
  ];
}

/** Median of every figure. */
export function medianOf(runs: readonly Measurement[]): Measurement {
  const middle = (pick: (run: Measurement) => number) =>
    runs.map(pick).sort((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    codeKilobytes: middle((run) => run.codeKilobytes),
    firstFrameMs: middle((run) => run.firstFrameMs),
    jsPerFrameMs: middle((run) => run.jsPerFrameMs),
    heapMegabytes: middle((run) => run.heapMegabytes),
  };
}
