import { existsSync } from 'node:fs';
import { canInstall, install } from './debianPackages.ts';

const candidates = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Flags that prevent a headless Chromium from making its own requests. */
export const quietFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Flags that also enable WebGL 2 without a GPU. Figures measured with them are for software rendering.
 */
export const chromiumFlags: readonly string[] = [
  ...quietFlags,
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

/** Path of an installed Chromium or Chrome, or undefined. `CHROMIUM_PATH` takes precedence. */
export function findChromium(): string | undefined {
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

/**
 * Returns the path of Chromium or Chrome. As root on Debian-based systems, installs it if it is
 * missing; elsewhere, the error says what to install.
 *
 * @throws Error if no browser is found or can be installed
 */
export function ensureChromium(): string {
  const found = findChromium();
  if (found !== undefined) return found;
  if (canInstall()) {
    console.log('Chromium is missing; installing it with apt-get …');
    install(['chromium', 'fonts-liberation'], { withRecommended: true });
    const installed = findChromium();
    if (installed !== undefined) return installed;
  }
  throw new Error(
    'No Chromium or Chrome was found; the browser tests need one. Install it (Debian, Ubuntu: ' +
      '`sudo apt-get install chromium`; macOS: `brew install --cask google-chrome`) or set ' +
      'CHROMIUM_PATH to its program file.',
  );
}
