import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from '@mezzanine/tooling/chromium';
import { origin, port } from './address.ts';

const isCi = process.env['CI'] === 'true';
const executablePath = ensureChromium();

/** Specs whose pages are opened without maps. */
const pageSpecs =
  /\/(accessibility|analytics|api-(page|reference)|builds|code-blocks|failures|feedback|identity|interface|late-start|links|menu-keys|navigation|pages|readers|routes|search(-\w+)?|sets)\.spec\.ts$/;
/**
 * Without a GPU, compositing on the CPU takes a third of the time of an emulated GPU. Maps use the
 * emulated GPU in either case.
 */
const withoutCard = [...chromiumFlags, '--disable-gpu-compositing'];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../test-results',
  // One screenshot for all systems: all render in software, and the tests set the tolerance.
  snapshotPathTemplate: '{testDir}/expected/{testFileName}/{arg}{ext}',
  fullyParallel: true,
  forbidOnly: isCi,
  retries: 0,
  workers: 2,
  // Far more than any test takes: slow machines must not fail, but a hang must.
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
