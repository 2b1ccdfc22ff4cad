import { join } from 'node:path';
import { followMemory } from './followMemory.ts';
import { runProgram } from './runProgram.ts';

/** Resources that a build of the portal used. */
export interface PortalBuild {
  readonly seconds: number;
  /** Peak memory; undefined on systems that do not report it. */
  readonly peakBytes: number | undefined;
}

/**
 * Without limits, V8 keeps hundreds of megabytes of garbage. With 8 MB for new objects,
 * it collected garbage for a tenth of the build.
 */
const heapBounds = ['--max-old-space-size=640', '--max-semi-space-size=32'];

/**
 * Builds the portal, or a copy of it.
 *
 * @param root - the repository, whose programs are used
 * @param portal - folder of the portal
 */
export async function buildPortal(root: string, portal: string): Promise<PortalBuild> {
  const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  await runProgram(process.execPath, [tsx, 'scripts/writeContent.ts'], portal);
  const startedAt = performance.now();
  let stop: () => number | undefined = () => undefined;
  try {
    await runProgram(process.execPath, [...heapBounds, docusaurus, 'build'], portal, {
      onStart: (pid) => {
        stop = followMemory(pid);
      },
    });
  } finally {
    stop();
  }
  return { seconds: (performance.now() - startedAt) / 1000, peakBytes: stop() };
}

/** Formats bytes; empty if they are unknown. */
export function memoryText(bytes: number | undefined): string {
  return bytes === undefined ? '' : `${(bytes / 2 ** 30).toFixed(2)} GB peak memory`;
}
