import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { origin, port } from './address.ts';

const isCi = process.env['CI'] === 'true';
const executablePath = ensureChromium();

/** Specs of pages whose maps are left out. */
const pageSpecs =
  /\/(accessibility|analytics|api-(page|reference)|builds|code-blocks|failures|feedback|identity|interface|links|menu-keys|navigation|pages|readers|routes|search(-\w+)?|sets)\.spec\.ts$/;
/**
 * Without a graphics card, a page is put together in a third of the time by the processor itself
 * than by a graphics card that it plays. A map is drawn by that one in either case.
 */
const withoutCard = [...chromiumFlags, '--disable-gpu-compositing'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One picture for every system: all draw in software, and the tests say how much may differ.
  snapshotPathTemplate: '{testDir}/expected/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  // Far more than any test takes: slow machines are no failure, what hangs is.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [
    ['list'],
    [
      'json',
      { outputFile: `../${process.env['BROWSER_REPORT'] ?? '.cache/reports/browser.json'}` },
    ],
  ],
  use: {
    baseURL: origin,
    viewport: { width: 1280, height: 800 },
    locale: 'en-US',
  },
  projects: [
    {
      name: 'pages',
      testMatch: pageSpecs,
      use: { launchOptions: { executablePath, args: withoutCard } },
    },
    {
      name: 'maps',
      testIgnore: pageSpecs,
      use: { launchOptions: { executablePath, args: [...chromiumFlags] } },
    },
  ],
  webServer: {
    command: 'npm run --silent serve -w @mezzanine/server',
    cwd: '..',
    url: `${origin}/api/v1/venues`,
    env: { PORT: String(port), DATA_DIR: '.cache/e2e-data' },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
