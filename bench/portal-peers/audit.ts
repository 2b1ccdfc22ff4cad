import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { ensureChromium, quietFlags } from '@mezzanine/tooling/chromium';

/** Result of Lighthouse's mobile preset for one visit of a page. */
export interface Audit {
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  readonly layoutShift: number;
  /** Scores from 0 to 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  /** Bytes transferred, of scripts and in total. */
  readonly scriptBytes: number;
  readonly bytes: number;
  /** Failed audits with their elements, except performance audits. */
  readonly faults: readonly string[];
}

const categories = ['accessibility', 'best-practices', 'seo'];

/**
 * Visits a page with a new browser and an empty cache.
 *
 * @param flags - flags of the browser. Default: for a page without WebGL. Software rendering takes
 *   about 60 ms of processor time for every first frame, on any page.
 * @throws Error if Lighthouse reports a runtime error
 */
export async function audit(
  address: string,
  flags: readonly string[] = quietFlags,
): Promise<Audit> {
  const browser = await launch({
    chromePath: ensureChromium(),
    chromeFlags: ['--headless=new', ...flags],
    logLevel: 'silent',
  });
  try {
    const result = await lighthouse(address, { port: browser.port, logLevel: 'silent' });
    if (result && !result.lhr.runtimeError) return auditOf(result.lhr);
    throw new Error(
      `Lighthouse could not visit ${address}: ${result?.lhr.runtimeError?.message ?? 'it gave no result'}`,
    );
  } finally {
    browser.kill();
  }
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>['lhr'];

function auditOf(report: Report): Audit {
  const value = (name: string) => report.audits[name]?.numericValue ?? Number.NaN;
  const score = (name: string) => Math.round((report.categories[name]?.score ?? Number.NaN) * 100);
  const sizes = report.audits['resource-summary']?.details?.items ?? [];
  const sizeOf = (type: string) =>
    sizes.find(({ resourceType }) => resourceType === type)?.transferSize ?? Number.NaN;
  return {
    firstContentfulPaintMs: value('first-contentful-paint'),
    largestContentfulPaintMs: value('largest-contentful-paint'),
    totalBlockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    scriptBytes: sizeOf('script'),
    bytes: sizeOf('total'),
    faults: categories.flatMap((name) => faultsOf(report, name)),
  };
}

function faultsOf({ audits, categories }: Report, category: string): readonly string[] {
  const failed = (categories[category]?.auditRefs ?? [])
    .filter(({ weight }) => weight > 0)
    .flatMap(({ id }) => audits[id] ?? [])
    .filter(({ score }) => score !== null && score < 1);
  return failed.map(({ title, details }) => {
    const places = (details?.items ?? []).map(
      ({ node, description, url }) => node?.selector ?? description ?? url ?? '',
    );
    return [`${category}: ${title}`, ...places.filter((place) => place !== '')].join('\n    ');
  });
}
