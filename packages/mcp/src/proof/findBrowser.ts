import { existsSync } from 'node:fs';

const candidates = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** Path of an installed Chromium or Chrome, or undefined. `CHROMIUM_PATH` takes precedence. */
export function findBrowser(): string | undefined {
  const named = process.env['CHROMIUM_PATH'] ?? '';
  return [named, ...candidates].find((path) => path !== '' && existsSync(path));
}
