import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { origin } from './address.ts';
import { mobileTasks } from './assistant-tasks/mobileTasks.ts';
import { reactTasks } from './assistant-tasks/reactTasks.ts';
import { answer } from './assistant-tasks/steps.ts';
import type { CallTool, Returned, Task } from './assistant-tasks/Task.ts';
import { renamedMall, venueTasks } from './assistant-tasks/venueTasks.ts';
import { webTasks } from './assistant-tasks/webTasks.ts';

/** Maximum tokens of all texts that the calls of one task return. */
const maxTokens = 8000;
const maxMedianTokens = 3000;

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'assistant-tasks-'));

test.afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('assistants find right answers to 40 questions in few tokens @all', async () => {
  for (const name of ['mall.mvf.zip', 'airport.mvf.zip']) {
    copyFileSync(path.join(root, 'venues/dist', name), path.join(folder, name));
  }
  const renamed = renamedMall(readFileSync(path.join(folder, 'mall.mvf.zip')));
  writeFileSync(path.join(folder, renamed.name), renamed.bytes);
  const groups = [webTasks, reactTasks, mobileTasks, venueTasks(folder)];
  expect(groups.map(({ length }) => length)).toEqual([10, 10, 10, 10]);

  const { call, close } = await connect();
  const tokens: number[] = [];
  for (const task of groups.flat()) {
    const used = await test.step(task.question, () => tokensOf(task, call));
    expect.soft(used, `tokens for "${task.question}"`).toBeLessThanOrEqual(maxTokens);
    tokens.push(used);
  }
  await close();
  const sorted = tokens.toSorted((a, b) => a - b);
  expect(sorted[sorted.length / 2], 'median of tokens').toBeLessThanOrEqual(maxMedianTokens);
});

/** Connects a client to the tools as a user does: over standard input and output. */
async function connect() {
  const client = new Client({ name: 'tasks', version: '1.0.0' });
  const program = fileURLToPath(new URL('../packages/mcp/bin/mcp.js', import.meta.url));
  await client.connect(
    new StdioClientTransport({
      command: process.execPath,
      args: [program, '--server', origin, '--root', folder],
      stderr: 'inherit',
    }),
  );
  const call: CallTool = async (name, given) => {
    const { content, isError, structuredContent } = await client.callTool({
      name,
      arguments: given,
    });
    const parts = content as readonly { readonly text?: string }[];
    const text = parts.map((part) => part.text ?? '').join('');
    if (isError === true) throw new Error(`${name} ${JSON.stringify(given)}: ${text}`);
    return { text, data: structuredContent as Returned['data'] };
  };
  return { call, close: () => client.close() };
}

/** Makes the calls of a task, and expects the data needed for its answer. */
async function tokensOf({ question, steps, needs, verify }: Task, call: CallTool): Promise<number> {
  let results: readonly Returned[] = [];
  try {
    results = await answer(steps, call);
    await verify?.(results);
  } catch (error) {
    expect.soft(String(error), question).toBe('');
  }
  const text = results.map((result) => result.text).join('\n');
  const missing = needs.filter((need) =>
    typeof need === 'string' ? !text.includes(need) : !need.test(text),
  );
  expect.soft(missing, `missing in the answer to "${question}"`).toEqual([]);
  return estimateTokens(text);
}

/** Counts like the tools: one token per three bytes, more than tokenizers need for this text. */
function estimateTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}
