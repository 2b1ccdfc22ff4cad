/**
 * `npm test` runs lint, types, unit tests, build, browser tests, and page sizes, two stages at a
 * time. `npm run test:all` adds slow stages, and continues after a failure, so that one run shows
 * every failure. Both end with the line `N passed, N failed`.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { ensureChromium } from '@mezzanine/tooling/chromium';
import { ensureFonts } from '@mezzanine/tooling/fonts';
import { runStages } from '@mezzanine/tooling/run-stages';
import { allStages, changeStages, reportFolder } from '@mezzanine/tooling/stages';
import { summaryOf } from '@mezzanine/tooling/summary-of';

// Stages have their own process groups, so interrupts must be forwarded.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130));

ensureChromium();
ensureFonts();
rmSync(reportFolder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });

const startedAt = performance.now();
const isAll = process.argv.includes('--all');
const stages = isAll ? allStages() : changeStages();
const results = await runStages(stages, (line) => console.log(line), {
  continuesAfterFailure: isAll,
});
const seconds = (performance.now() - startedAt) / 1000;
console.log(summaryOf(results, seconds));
if (results.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
