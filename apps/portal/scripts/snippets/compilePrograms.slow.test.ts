import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compilePrograms } from './compilePrograms.ts';

const root = path.resolve(import.meta.dirname, '../../../..');
let folder: string;

beforeAll(async () => {
  await mkdir(path.join(root, '.cache'), { recursive: true });
  folder = path.relative(root, await mkdtemp(path.join(root, '.cache/programs-')));
});

afterAll(async () => {
  await rm(path.join(root, folder), { recursive: true });
});

describe('programs', () => {
  it('are compiled as a strict project, with the files next to them', async () => {
    await write(
      'good.ts',
      "import { two } from './two.ts';\nexport const four: number = two + two;\n",
    );
    await write('two.ts', "export const two = '2';\n");
    expect(problemsOf('good.ts')).toEqual([
      `${folder}/good.ts:2: TS2322: Type 'string' is not assignable to type 'number'.`,
    ]);
  });

  it('compile with the library of the Vite template, and leave nothing unused', async () => {
    await write('new.ts', 'const rest = [2, 1].toSorted();\nexport {};\n');
    const problems = problemsOf('new.ts');
    expect(problems).toHaveLength(2);
    expect(problems.join()).toMatch(/new\.ts:1: TS6133: 'rest'.*new\.ts:1: TS2550: .*'toSorted'/);
  });

  it('can use the SDK, whose own compiler options do not apply', async () => {
    await write(
      'map.ts',
      "import { loadVenue } from '@mezzanine/mezzanine-js';\nawait loadVenue('/a.mvf.zip');\n",
    );
    expect(problemsOf('map.ts')).toEqual([]);
  });
});

async function write(name: string, text: string): Promise<void> {
  await writeFile(path.join(root, folder, name), text);
}

function problemsOf(name: string): readonly string[] {
  const problems = compilePrograms(root, [path.join(folder, name)]);
  return problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
}
