import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Download } from '@playwright/test';
import { unzipSync } from 'fflate';
import { addressIn } from './addressIn.ts';
import { endShell, runShell, startShell } from './runShell.ts';

/**
 * Uses a downloaded project like a user: unpacks it into an empty folder, installs it, runs it, and builds
 * it.
 *
 * @param look - checks the running project at its URL
 */
export async function runProject(
  download: Download,
  look: (address: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'playground-'));
  for (const [name, bytes] of Object.entries(unzipSync(readFileSync(await download.path())))) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  const project = path.join(folder, download.suggestedFilename().replace(/\.zip$/, ''));
  await runShell('npm install', project);
  const program = startShell('npm run dev', project);
  try {
    await look(await addressIn(program));
  } finally {
    endShell(program);
  }
  await runShell('npm run build', project);
  rmSync(folder, { recursive: true, force: true });
}
