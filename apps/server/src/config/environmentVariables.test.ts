import { readFile } from 'node:fs/promises';
import { describeRefusals } from '@mezzanine/api-contract/problem-responses';
import { expect, it } from 'vitest';
import { mostUnderWay } from '../overload/WorkLimits.ts';
import { problemStatuses } from '../problem/RequestProblem.ts';
import {
  describeCounts,
  describeOverload,
  describeRates,
  describeSizes,
  describeTimes,
} from './describeLimits.ts';
import { describeVariables } from './environmentVariables.ts';

const page = (name: string) => `../../../portal/docs/run-a-server/${name}.mdx`;

/** A document whose table cells may have any width. */
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
  const table = describeRefusals();
  expect(await read(page('errors'))).toContain(table);
  const listed = [...table.matchAll(/^\| `(\d+)` \|/gm)].map(([, status]) => Number(status));
  expect(listed).toEqual([...problemStatuses]);
});

it.each([describeRates, describeOverload, describeSizes, describeCounts, describeTimes])(
  'the page of limits has the table of $name',
  async (describeLimits) => {
    expect(await read(page('limits'))).toContain(describeLimits());
  },
);

it('the page about running a server names every kind of work, as metrics do', async () => {
  const [, list = ''] =
    /Kinds of work are ([^.]*)\./.exec(await read(page('run-your-own-server'))) ?? [];
  const names = [...list.matchAll(/`(\w+)`/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(mostUnderWay));
});
