import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { BlockProblem, MobileBlock } from './MobileBlock.ts';

/** Result of a check of blocks. */
export interface CheckedBlocks {
  readonly language: string;
  readonly blocks: ReadonlyMap<string, MobileBlock>;
  readonly problems: readonly BlockProblem[];
  /** Output of a build that failed without an error in a file; '' otherwise. */
  readonly failure: string;
}

/**
 * Returns the blocks of the pages that the program's arguments select; all without arguments.
 *
 * @throws if no page with a block has one of the arguments in its path
 */
export function selectBlocks(blocks: readonly MobileBlock[]): readonly MobileBlock[] {
  const parts = process.argv.slice(2);
  if (parts.length === 0) return blocks;
  const selected = blocks.filter(({ snippet }) =>
    parts.some((part) => snippet.file.includes(part)),
  );
  if (selected.length > 0) return selected;
  throw new Error(
    `No page with a block to compile has ${parts.map((part) => `"${part}"`).join(' or ')} in its path. ` +
      'Expected a part of the path of a page, such as version-5.0/camera.',
  );
}

/** Prints problems with their pages, sets the exit code, and writes the counts to `BLOCKS_REPORT` if it is set. */
export function reportBlocks({ language, blocks, problems, failure }: CheckedBlocks): void {
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  if (failure !== '') console.error(failure);
  const wrong = [...blocks.values()].filter(({ isWrong }) => isWrong).length;
  console.log(
    `${language} blocks: ${blocks.size} compiled, ${wrong} of them with an expected error, ` +
      `${problems.length} problems.`,
  );
  const hasPassed = problems.length === 0 && failure === '';
  const failed = new Set(problems.map(({ file, line }) => `${file}:${line}`)).size;
  const report = process.env['BLOCKS_REPORT'];
  if (report !== undefined) {
    mkdirSync(path.dirname(report), { recursive: true });
    const passed = hasPassed ? blocks.size : Math.max(blocks.size - failed, 0);
    writeFileSync(report, JSON.stringify({ passed, failed: hasPassed ? 0 : Math.max(failed, 1) }));
  }
  if (!hasPassed) process.exitCode = 1;
}
