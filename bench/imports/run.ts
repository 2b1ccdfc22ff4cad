/**
 * `npm run imports --prefix bench`: measures how `mvf convert` of the last build imports large
 * files. Paths in the arguments are converted, too.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { exportImdf } from '@mezzanine/mvf';
import { writeArchive } from '@mezzanine/mvf/archive';
import { planVenue } from '@mezzanine/mvf/fixtures/plan';
import { corridorPlans } from './corridorPlans.ts';
import { osmOf } from './osmOf.ts';

const program = fileURLToPath(new URL('../../packages/mvf/bin/mvf.js', import.meta.url));
/** Prints the figures of a process when it ends. */
const meter = `data:text/javascript,${encodeURIComponent(
  `process.on('exit', () => process._rawDebug(JSON.stringify(process.resourceUsage())));`,
)}`;

interface Row {
  readonly name: string;
  readonly args: readonly string[];
  readonly limit?: { readonly seconds: number; readonly megabytes?: number };
}

const folder = mkdtempSync(join(tmpdir(), 'mvf-imports-'));
const put = (name: string, bytes: string | Uint8Array): string => {
  writeFileSync(join(folder, name), bytes);
  return name;
};
const convert = (path: string): string[] => ['convert', path, '--out', 'out.mvf.zip', '--force'];
try {
  const wide = planVenue(...corridorPlans({ floors: 5, corridors: 20, roomsPerSide: 50 }));
  const imdf = writeArchive(new Map(Object.entries(exportImdf(wide).files)));
  const osm = osmOf(corridorPlans({ floors: 5, corridors: 3, roomsPerSide: 15 }));
  const rows: Row[] = [
    { name: 'start only', args: ['--version'] },
    {
      name: 'OpenStreetMap, 475 polygons',
      args: convert(put('house.osm', osm)),
      limit: { seconds: 1 },
    },
    {
      name: 'IMDF, 10,000 rooms',
      args: convert(put('campus-imdf.zip', imdf)),
      limit: { seconds: 5, megabytes: 500 },
    },
    ...process.argv
      .slice(2)
      .map((path) => ({ name: basename(path), args: convert(resolve(path)) })),
  ];
  console.log(
    `Load average ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
  console.log('| import | processor time, s | time, s | memory, MB |');
  console.log('| --- | --- | --- | --- |');
  for (const row of rows) measure(row);
} finally {
  rmSync(folder, { recursive: true });
}

function measure({ name, args, limit }: Row): void {
  const start = performance.now();
  const { stderr } = spawnSync(process.execPath, ['--import', meter, program, ...args], {
    cwd: folder,
    encoding: 'utf8',
  });
  const elapsed = (performance.now() - start) / 1000;
  const usage = JSON.parse(stderr.trim().split('\n').at(-1) ?? '') as NodeJS.ResourceUsage;
  const seconds = (usage.userCPUTime + usage.systemCPUTime) / 1e6;
  // Kilobytes.
  const megabytes = usage.maxRSS / 1000;
  const isOver =
    limit !== undefined && (seconds > limit.seconds || megabytes > (limit.megabytes ?? Infinity));
  if (isOver) process.exitCode = 1;
  const figures = [seconds.toFixed(2), elapsed.toFixed(2), megabytes.toFixed(0)].join(' | ');
  console.log(`| ${name}${isOver ? ' (over the limit)' : ''} | ${figures} |`);
}
