import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { writeMvf } from '@mezzanine/mvf';
import { tinyVenue } from '@mezzanine/mvf/fixtures/tinyVenue';
import { build } from 'esbuild';
import { describe, expect, it } from 'vitest';
import { defaultPatience } from '../../listen.ts';
import { maxReadMs, UploadReader } from './UploadReader.ts';

const file = writeMvf(tinyVenue);

describe('a venue file', () => {
  it('is read in its own thread if the server is built', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'upload-worker-'));
    const outfile = join(folder, 'uploadWorker.mjs');
    await build({
      entryPoints: [join(import.meta.dirname, 'uploadWorker.ts')],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      conditions: ['mezzanine-source'],
      logLevel: 'error',
    });
    const uploads = new UploadReader(pathToFileURL(outfile));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const upload = await uploads.read({ bytes: file, venueId: 'house' });
    clearInterval(timer);
    expect(upload).toMatchObject({ format: 'mvf-2', name: 'Tiny house' });
    expect(ticks).toBeGreaterThan(5);
    await rm(folder, { recursive: true });
  });

  it('is no longer read when the connection of its client would be closed', () => {
    expect(maxReadMs).toBeLessThanOrEqual(defaultPatience.stallMs - 10_000);
  });

  it('gets 503 while two others are read', async () => {
    const uploads = new UploadReader();
    let finish = () => {};
    const waiting = new Promise<void>((done) => (finish = done));
    const busy = [uploads.admit(() => waiting), uploads.admit(() => waiting)];
    await expect(uploads.admit(() => waiting)).rejects.toMatchObject({ status: 503 });
    finish();
    await Promise.all(busy);
    await expect(uploads.admit(() => Promise.resolve('read'))).resolves.toBe('read');
  });
});
