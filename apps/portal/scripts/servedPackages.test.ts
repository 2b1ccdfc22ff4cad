import { readFileSync } from 'node:fs';
import { archiveName, publicPackages } from '@mezzanine/tooling/public-packages';
import { expect, it } from 'vitest';

it('the page of the API lists every package that the server has, and no other', () => {
  const page = readFileSync(new URL('../src/pages/api/api.mdx', import.meta.url), 'utf8');
  const listed = [...page.matchAll(/^\| `GET \/packages\/([^`]+)` \|/gm)].map(([, name]) => name);
  expect(listed.sort()).toEqual(publicPackages.map(archiveName).sort());
});
