import { spawnSync } from 'node:child_process';
import { canInstall, install } from './debianPackages.ts';

/** Font of the expected images. */
const family = 'Noto Sans';

/**
 * Makes sure that text without an explicit font uses the font of the expected images, because other
 * fonts change which labels fit on a map. As root on Debian-based systems, installs the font if it is
 * missing. Elsewhere it prints a warning, because only image comparisons depend on it.
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

/** Family and style of the font for `system-ui`; empty if unknown. */
function usualFont(): string {
  const { status, stdout } = spawnSync('fc-match', ['system-ui', 'family'], { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
}
