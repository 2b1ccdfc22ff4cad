import type { Verdict } from '../judge.ts';
import { percentileOf } from '../playground/judgePlayground.ts';
import type { EmbedsVisit } from './visitEmbeds.ts';
import type { ViewerVisit } from './visitViewer.ts';

/** Limits of the viewer. */
export const viewerBars = { ratio: 1.3, scriptKilobytes: 260, performance: 90 } as const;

/** Scores of Lighthouse's mobile preset, 0 to 100. */
export interface ViewerScores {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
}

/** Compares medians of the visits with their limits. */
export function judgeVisits(visits: readonly ViewerVisit[]): readonly Verdict[] {
  const median = (of: (visit: ViewerVisit) => number) => percentileOf(visits.map(of), 0.5);
  const [viewerMs, sdkMs] = [median((one) => one.viewerMs), median((one) => one.sdkMs)];
  const kilobytes = median((one) => one.scriptKilobytes);
  const ratio = viewerMs / sdkMs;
  return [
    {
      text: `first map ${ratio.toFixed(2)} of the SDK alone (${viewerMs.toFixed(0)} and ${sdkMs.toFixed(0)} ms), bar ${viewerBars.ratio}`,
      isHeld: ratio <= viewerBars.ratio,
    },
    {
      text: `script ${kilobytes.toFixed(1)} kB gz, bar ${viewerBars.scriptKilobytes}`,
      isHeld: kilobytes <= viewerBars.scriptKilobytes,
    },
  ];
}

/** Checks that maps out of view cost nothing. */
export function judgeEmbeds({ embeds, opened, extraRequests }: EmbedsVisit): Verdict {
  return {
    text: `${embeds} maps in a page open ${opened}, with ${extraRequests} requests more than one map, bars 1 and 0`,
    isHeld: opened === 1 && extraRequests === 0,
  };
}

/** Compares medians of the scores with their limits. */
export function judgeScores(runs: readonly ViewerScores[]): Verdict {
  const median = (name: keyof ViewerScores) =>
    percentileOf(
      runs.map((run) => run[name]),
      0.5,
    );
  const { performance } = viewerBars;
  const rest = ['accessibility', 'bestPractices', 'seo'] as const;
  const texts = rest.map((name) => `${name} ${median(name)}`);
  return {
    text: `Lighthouse mobile: performance ${median('performance')}, ${texts.join(', ')}, bars ${performance} and 100`,
    isHeld: median('performance') >= performance && rest.every((name) => median(name) === 100),
  };
}
