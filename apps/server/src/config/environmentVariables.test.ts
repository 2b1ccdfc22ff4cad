import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { describeVariables } from './environmentVariables.ts';

it('the README lists every variable with its default', async () => {
  const readme = await readFile(new URL('../../README.md', import.meta.url), 'utf8');
  const cells = (text: string) =>
    text.replace(/-{3,}/g, '---').replace(/ +\|/g, ' |').replace(/\| +/g, '| ');
  expect(cells(readme)).toContain(describeVariables());
});
