import assert from 'node:assert/strict';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import type { Check } from '../runChecks.ts';
import { AssistantTools, type ToolResult } from './AssistantTools.ts';
import type { SnippetCase } from './SnippetCase.ts';

/** Programs of an SDK, and how to check them. */
export interface SnippetSuite {
  /** Documentation set, such as `android-sdk`. */
  readonly set: string;
  readonly cases: readonly SnippetCase[];
  /** Folders before those of the PATH. Default: none. */
  readonly programs?: string | undefined;
}

const root = path.resolve(import.meta.dirname, '../../../../..');
/** Calls until the compiler is prepared, each of 45 seconds. */
const maxCalls = 40;

/**
 * Checks of the tool `snippet_check` with the toolchain of a mobile SDK: the built server for assistants compiles right,
 * wrong, and hostile programs with the artifacts of a server.
 *
 * @param origin - address of the server
 */
export function snippetChecks(origin: string, suite: SnippetSuite): readonly Check[] {
  // With a space, as in the names of many users' folders.
  const work = path.join(root, `.cache/snippet test ${suite.set}`);
  let tools: AssistantTools | undefined;
  const start = async () => {
    rmSync(work, { recursive: true, force: true });
    mkdirSync(work, { recursive: true });
    const found = [suite.programs, process.env['PATH']].filter((each) => each !== undefined);
    return AssistantTools.start(['--server', origin], {
      TMPDIR: work,
      PATH: found.join(path.delimiter),
    });
  };
  return [
    ...suite.cases.map((one) => ({
      name: `snippet_check, ${suite.set}: ${one.name}`,
      run: async () => {
        tools ??= await start();
        expectResult(one, await checkUntilReady(tools, suite.set, one));
      },
    })),
    {
      name: `snippet_check, ${suite.set}: no program ran, and no file is left`,
      run: async () => {
        await tools?.stop();
        assert.deepEqual(readdirSync(work), []);
        assert.ok(!existsSync(path.join(root, 'was-run')), 'A program ran.');
      },
    },
  ];
}

async function checkUntilReady(
  tools: AssistantTools,
  set: string,
  { code, version, isFragment = false }: SnippetCase,
): Promise<ToolResult> {
  const given = { set, code, isFragment, ...(version !== undefined && { version }) };
  for (let count = 1; ; count += 1) {
    const result = await tools.call('snippet_check', given);
    if (!result.text.includes('is still being prepared') || count === maxCalls) return result;
  }
}

function expectResult({ errors }: SnippetCase, { isError, text, data }: ToolResult): void {
  if (errors === undefined) {
    assert.ok(!text.startsWith('The tool failed'), text);
    return;
  }
  assert.ok(!isError, text);
  const problems = data['problems'] as readonly {
    readonly line: number;
    readonly message: string;
  }[];
  assert.deepEqual(
    problems.map(({ line }) => line),
    errors.map(([line]) => line),
    text,
  );
  errors.forEach(([, word], index) => assert.ok(problems[index]?.message.includes(word), text));
  assert.equal(data['isValid'], errors.length === 0, text);
}
