/**
 * `npm run routes -w @mezzanine/portal` prints how many routes of `routes.txt` the built portal serves,
 * and the missing ones by area. The number in `routes-live.txt` must not decrease; when more routes
 * are live, update it. CI fails if it is out of date.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { withProduct } from '../config/productText.ts';
import { missingByArea, pageFilesOf } from './routes/liveRoutes.ts';

const portal = path.resolve(import.meta.dirname, '..');
const build = path.join(portal, 'build');
const ratchetFile = path.join(portal, 'routes-live.txt');

const routes = readFileSync(path.join(portal, 'routes.txt'), 'utf8')
  .split('\n')
  .filter((line) => line !== '')
  .map(withProduct);
const missing = routes.filter(
  (route) => !pageFilesOf(route).some((file) => existsSync(path.join(build, file))),
);
const live = routes.length - missing.length;
const ratchet = Number(readFileSync(ratchetFile, 'utf8'));

for (const [area, areaRoutes] of missingByArea(missing)) {
  console.log(`\nNot live in ${area}: ${areaRoutes.length}`);
  for (const route of areaRoutes) console.log(`  ${route}`);
}
console.log(`\nRoutes: ${live} of ${routes.length} are live; at least ${ratchet} must be.`);

if (!existsSync(path.join(build, 'index.html'))) {
  console.error('The portal is not built. Run: npm run build');
  process.exitCode = 1;
} else if (live < ratchet) {
  console.error(
    `Fewer routes are live than before (${live} < ${ratchet}). Restore the missing pages.`,
  );
  process.exitCode = 1;
} else if (live > ratchet) {
  console.error(`More routes are live than in ${ratchetFile}. Change its number to ${live}.`);
  if (process.env['CI'] === 'true') process.exitCode = 1;
}
