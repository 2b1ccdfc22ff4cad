import { defineConfig } from '@playwright/test';
import { chromiumFlags, ensureChromium } from './chromium.ts';
import { origin, port } from './address.ts';

const isCi = process.env['CI'] === 'true';

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
    launchOptions: { executablePath: ensureChromium(), args: [...chromiumFlags] },
  },
  webServer: {
    command: 'npm run --silent serve -w @mezzanine/server',
    cwd: '..',
    url: `${origin}/api/v1/venues`,
    env: { PORT: String(port), DATA_DIR: '.cache/e2e-data' },
    reuseExistingServer: false,
    timeout: 120_000,
  },
});
