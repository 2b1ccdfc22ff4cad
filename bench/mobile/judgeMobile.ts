import { judgeGrowth, type Verdict } from '../judge.ts';
import { percentileOf } from '../playground/judgePlayground.ts';
import type { Growth } from '@mezzanine/tooling/measure-growth';

/** Limits of the page of the mobile SDKs, and of the map in a React Native app. */
export const mobileBars = { ratio: 1.3, callMs: 5 } as const;

/** Results of one run of the page, the web SDK alone, and the app. */
export interface MobileVisit {
  /** From the start of navigation until the first frame, with the page in a frame of a host. */
  readonly pageMs: number;
  /** The same for the web SDK alone, with the same venue. */
  readonly sdkMs: number;
  /** Median time from a call in a React Native app until its reply. */
  readonly callMs: number;
}

/** Compares medians of the visits, and memory left by many mounts, with their limits. */
export function judgeMobile(visits: readonly MobileVisit[], mounts: Growth): readonly Verdict[] {
  const median = (of: (visit: MobileVisit) => number) => percentileOf(visits.map(of), 0.5);
  const [pageMs, sdkMs, callMs] = [
    median((one) => one.pageMs),
    median((one) => one.sdkMs),
    median((one) => one.callMs),
  ];
  const ratio = pageMs / sdkMs;
  return [
    {
      text: `mobile page: first frame ${ratio.toFixed(2)} of the web SDK (${pageMs.toFixed(0)} and ${sdkMs.toFixed(0)} ms), bar ${mobileBars.ratio}`,
      isHeld: ratio <= mobileBars.ratio,
    },
    {
      text: `React Native: a call takes ${callMs.toFixed(2)} ms, bar ${mobileBars.callMs}`,
      isHeld: callMs <= mobileBars.callMs,
    },
    ...judgeGrowth('React Native: 50 maps mounted and unmounted', mounts),
  ];
}
