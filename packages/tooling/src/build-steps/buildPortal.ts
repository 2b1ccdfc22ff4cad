import { join } from 'node:path';
import { followMemory } from './followMemory.ts';
import { runProgram } from './runProgram.ts';

/** What a build of the portal took. */
export interface PortalBuild {
  readonly seconds: number;
  /** Most memory that it held; undefined on systems that do not tell. */
  readonly peakBytes: number | undefined;
}

/**
 * Without bounds, V8 lets hundreds of megabytes stand that nobody holds any more. The young space
 * counts three times, in each thread that writes pages.
 */
const heapBounds = ['--max-old-space-size=640', '--max-semi-space-size=8'];

/**
 * Builds the portal, or a copy of it.
 *
 * @param root The repository, whose programs do it.
 * @param portal Folder of the portal.
 */
export async function buildPortal(root: string, portal: string): Promise<PortalBuild> {
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  await runProgram(process.execPath, [tsx, 'scripts/writeContent.ts'], portal);
  const startedAt = performance.now();
  let stop: () => number | undefined = () => undefined;
  try {
    await runProgram(process.execPath, [...heapBounds, docusaurus, 'build'], portal, (pid) => {
      stop = followMemory(pid);
    });
  } finally {
    stop();
  }
  return { seconds: (performance.now() - startedAt) / 1000, peakBytes: stop() };
}

/** Bytes as people read them; nothing for what is not known. */
export function memoryText(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 2 ** 30).toFixed(2)} GB of memory at most`;
}
