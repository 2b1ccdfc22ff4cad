import type { Contender } from './buildPages.ts';
import type { Measurement } from './measurePage.ts';

/** Medians of all runs, by page. */
export type Results = Readonly<Record<Contender, Measurement>>;

/** A figure to hold. */
export interface Verdict {
  readonly text: string;
  readonly isHeld: boolean;
}

/** Compares our figures with their bars and with the peers. */
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
