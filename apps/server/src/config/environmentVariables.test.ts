import { readFile } from 'node:fs/promises';
import { describeRefusals } from '@mezzanine/api-contract/problem-responses';
import { expect, it } from 'vitest';
import { mostUnderWay } from '../overload/WorkLimits.ts';
import { describeVariables } from './environmentVariables.ts';

const page = (name: string) => `../../../portal/docs/run-a-server/${name}.mdx`;

/** A document whose tables have cells of any width. */
async function read(path: string): Promise<string> {
  const text = await readFile(new URL(path, import.meta.url), 'utf8');
  return text.replace(/-{3,}/g, '---').replace(/ +\|/g, ' |').replace(/\| +/g, '| ');
}

it.each(['../../README.md', page('run-your-own-server')])(
  '%s lists every variable with its default',
  async (path) => {
    expect(await read(path)).toContain(describeVariables());
  },
);

it('the page of errors lists every status of the API with its cause and remedy', async () => {
  expect(await read(page('errors'))).toContain(describeRefusals());
});

it('the page of limits lists the requests that may be under way', async () => {
  const limits = await read(page('limits'));
  for (const most of Object.values(mostUnderWay)) {
    expect(limits).toContain(` | ${most.toLocaleString('en')} requests under way |`);
  }
});
