import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { z } from 'zod';

/** Name of the file in a backup that lists the others. */
export const manifestName = 'backup.json';

const manifestSchema = z.object({
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  database: z.enum(['sqlite', 'postgres']),
  /** SHA-256 digests by path. */
  files: z.record(z.string().regex(/^[\w.-]+(?:\/[\w.-]+)*$/), z.string()),
});

/** The contents of a backup. */
export type BackupManifest = z.infer<typeof manifestSchema>;

/** A backup cannot be created or restored. The message says why and what to do. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}

/**
 * Reads the manifest of a backup, and verifies its files.
 *
 * @throws BackupError if it is not a backup, or is incomplete or damaged
 */
export async function readBackup(folder: string): Promise<BackupManifest> {
  const manifest = await readManifest(folder);
  for (const [path, digest] of Object.entries(manifest.files)) {
    const found = await digestOf(join(folder, path)).catch(() => undefined);
    if (found !== digest) {
      throw new BackupError(
        `${join(folder, path)} is ${found === undefined ? 'missing' : 'damaged'}. Use another backup.`,
      );
    }
  }
  return manifest;
}

async function readManifest(folder: string): Promise<BackupManifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, manifestName), 'utf8')));
  } catch (cause) {
    throw new BackupError(
      `${folder} is not a complete backup: its ${manifestName} cannot be read.`,
      {
        cause,
      },
    );
  }
}

/** The SHA-256 digest of a file. */
export async function digestOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
