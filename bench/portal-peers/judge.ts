import type { Audit } from './audit.ts';

/** Medians of a site. */
export interface Site extends Audit {
  readonly title: string;
}

/** A limited figure. */
export interface Verdict {
  readonly text: string;
  readonly isHeld: boolean;
}

const MAX_BLOCKING_MS = 50;
const MAX_SHIFT = 0.01;
const MIN_PERFORMANCE = 99;
const FULL_SCORE = 100;

/**
 * Compares the first site's figures with their limits and with the other sites.
 *
 * @throws RangeError without a site
 */
export function judge([own, ...others]: readonly Site[]): readonly Verdict[] {
  if (!own) throw new RangeError('No site was measured.');
  const least = (pick: (site: Site) => number) => Math.min(...others.map(pick));
  const ahead = (name: string, pick: (site: Site) => number): Verdict => ({
    text: `${name} ${Math.round(pick(own))} ms, bar below ${Math.round(least(pick))}`,
    isHeld: pick(own) < least(pick),
  });
  const full = (name: string, score: number): Verdict => ({
    text: `${name} ${score}, bar ${FULL_SCORE}`,
    isHeld: score >= FULL_SCORE,
  });
  const paints = [
    ahead('first contentful paint', (site) => site.firstContentfulPaintMs),
    ahead('largest contentful paint', (site) => site.largestContentfulPaintMs),
  ];
  return [
    // Pages that no other site has are only compared with absolute limits.
    ...(others.length > 0 ? paints : []),
    {
      text: `total blocking time ${Math.round(own.totalBlockingMs)} ms, bar ${MAX_BLOCKING_MS}`,
      isHeld: own.totalBlockingMs <= MAX_BLOCKING_MS,
    },
    {
      text: `layout shift ${own.layoutShift.toFixed(4)}, bar ${MAX_SHIFT}`,
      isHeld: own.layoutShift <= MAX_SHIFT,
    },
    {
      text: `performance ${own.performance}, bar ${MIN_PERFORMANCE}`,
      isHeld: own.performance >= MIN_PERFORMANCE,
    },
    full('accessibility', own.accessibility),
    full('best practices', own.bestPractices),
    full('SEO', own.seo),
  ];
}

/** Median of every figure, and the failed audits of any run. */
export function medianOf(audits: readonly Audit[]): Audit {
  const middle = (pick: (audit: Audit) => number) =>
    audits.map(pick).sort((a, b) => a - b)[Math.floor(audits.length / 2)] ?? Number.NaN;
  return {
    firstContentfulPaintMs: middle((audit) => audit.firstContentfulPaintMs),
    largestContentfulPaintMs: middle((audit) => audit.largestContentfulPaintMs),
    totalBlockingMs: middle((audit) => audit.totalBlockingMs),
    layoutShift: middle((audit) => audit.layoutShift),
    performance: middle((audit) => audit.performance),
    accessibility: middle((audit) => audit.accessibility),
    bestPractices: middle((audit) => audit.bestPractices),
    seo: middle((audit) => audit.seo),
    scriptBytes: middle((audit) => audit.scriptBytes),
    bytes: middle((audit) => audit.bytes),
    faults: [...new Set(audits.flatMap(({ faults }) => faults))],
  };
}
