import { spawnSync } from 'node:child_process';
import { canInstall, install } from './debianPackages.ts';

/** What the letters of the expected pictures were drawn with. */
const family = 'Noto Sans';

/**
 * Sees to it that text without a font of its own is set as in the expected pictures: with other
 * letters, other labels find room on a map. On Debian and its relatives, as root, the font is
 * installed when it is missing; elsewhere it is told, since only pictures depend on it.
 */
export function ensureFonts(): void {
  if (process.platform !== 'linux' || usualFont().includes(family)) return;
  if (canInstall()) {
    console.log(`${family} is missing; installing it with apt-get …`);
    install(['fontconfig', 'fonts-noto-core']);
    if (usualFont().includes(family)) return;
  }
  console.log(
    `Text is set in ${usualFont() || 'an unknown font'} here, in ${family} on the expected pictures, ` +
      'so some may differ. Install it (Debian, Ubuntu: `sudo apt-get install fonts-noto-core`).',
  );
}

/** Family and style of the font that stands in for `system-ui`; empty where nothing tells. */
function usualFont(): string {
  const { status, stdout } = spawnSync('fc-match', ['system-ui', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
