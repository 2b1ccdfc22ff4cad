import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as utils from '@docusaurus/utils';
import { expect, it } from 'vitest';
import { lastChanges } from './lastChanges.ts';

// Docusaurus versions before 3.10 have no such setting, so `futureFlags` omits it.
it.runIf('getVcsPreset' in utils)(
  'a page of a downloaded archive has no date of its last change, without an error',
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'archive-'));
    const page = path.join(folder, 'overview.mdx');
    writeFileSync(page, '# Overview\n');
    const changes = lastChanges();
    changes.initialize({ siteDir: folder });
    expect(await changes.getFileLastUpdateInfo(page)).toBeNull();
    expect(await changes.getFileCreationInfo(page)).toBeNull();
    rmSync(folder, { recursive: true });
  },
);
