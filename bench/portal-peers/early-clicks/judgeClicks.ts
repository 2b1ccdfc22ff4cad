import type { Verdict } from '../judge.ts';
import type { Visit } from './visit.ts';

/** Visits of one site. */
export interface VisitedSite {
  readonly title: string;
  readonly visits: readonly Visit[];
}

/** The visits of a site that measured a figure. */
export interface Figure {
  /** Median in milliseconds; infinite if most acts were lost. */
  readonly medianMs: number;
  readonly runs: number;
  readonly lost: number;
}

/** Summarizes a figure; undefined if the site has no such control. */
export function figureOf({ visits }: VisitedSite, name: string): Figure | undefined {
  const found = visits
    .flatMap(({ times }) => times[name] ?? [])
    .map((time) => (time === 'lost' ? Infinity : time))
    .sort((a, b) => a - b);
  const medianMs = found[Math.floor(found.length / 2)];
  if (medianMs === undefined) return undefined;
  return { medianMs, runs: found.length, lost: found.filter((time) => time === Infinity).length };
}

/** How a figure stands in the table. */
export function textOf(figure: Figure | undefined): string {
  if (figure === undefined) return '–';
  if (figure.medianMs === Infinity) return 'lost';
  const median = `${Math.round(figure.medianMs)}`;
  return figure.lost === 0 ? median : `${median} (${figure.lost} of ${figure.runs} lost)`;
}

/** Compares a site's times with their limits in milliseconds. No act and no key may be lost. */
export function judgeClicks(
  site: VisitedSite,
  limits: Readonly<Record<string, number>>,
): readonly Verdict[] {
  const lostKeys = site.visits.reduce((sum, visit) => sum + visit.lostKeys, 0);
  const keys = { text: `keys lost: ${lostKeys}, bar 0`, isHeld: lostKeys === 0 };
  const times = Object.entries(limits).map(([name, limit]): Verdict => {
    const figure = figureOf(site, name);
    return {
      text: `${name} ${textOf(figure)} ms, bar ${limit}, none lost`,
      isHeld: figure !== undefined && figure.lost === 0 && figure.medianMs <= limit,
    };
  });
  return [...times, keys];
}
