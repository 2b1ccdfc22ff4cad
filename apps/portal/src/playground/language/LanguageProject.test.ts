import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, test } from 'vitest';
import { LanguageProject } from './LanguageProject.ts';

const libraries = path.join(
  path.dirname(createRequire(import.meta.url).resolve('typescript')),
  '.',
);

/** The types of the language, and a minimal package. */
function types(): Record<string, string> {
  const own = readdirSync(libraries)
    .filter((file) => /^lib\.(es|dom|decorators)[\w.]*d\.ts$/.test(file))
    .map((file) => [`/${file}`, readFileSync(path.join(libraries, file), 'utf8')] as const);
  const folder = '/node_modules/@mezzanine/mezzanine-js';
  return {
    ...Object.fromEntries(own),
    [`${folder}/package.json`]: JSON.stringify({
      name: '@mezzanine/mezzanine-js',
      exports: { '.': { types: './dist/index.d.ts' } },
    }),
    [`${folder}/dist/index.d.ts`]:
      "export type { Venue } from './Venue.ts';\n" +
      "import type { Venue } from './Venue.ts';\n" +
      '/** Loads a venue. */\nexport declare function loadVenue(id: string): Promise<Venue>;\n',
    [`${folder}/dist/Venue.d.ts`]:
      'export interface Venue {\n  /** In the language of the venue. */\n  readonly name: string;\n}\n',
  };
}

let project: LanguageProject;
beforeAll(() => {
  project = new LanguageProject(ts, types());
});

const start = "import { loadVenue } from '@mezzanine/mezzanine-js';\n";

describe('LanguageProject', () => {
  test('finds no error in a correct program, including style sheets and files', () => {
    project.setProgram(
      'main.ts',
      `${start}import './look.css';\nconst venue = await loadVenue('mall');\n` +
        "document.title = venue.name;\nconsole.log(new URL('./a.glb', import.meta.url));\n",
    );
    expect(project.problems()).toEqual([]);
  });

  test('reports errors with position and TypeScript error code', () => {
    const text = `${start}const n: number = (await loadVenue('mall')).nam;\n`;
    project.setProgram('main.ts', text);
    const [problem, ...others] = project.problems();
    expect(others).toEqual([]);
    expect(problem).toMatchObject({ severity: 'error', code: 2551 });
    expect(text.slice(problem?.from, problem?.to)).toBe('nam');
    expect(problem?.message).toContain("Did you mean 'name'?");
  });

  test('completes members of our own types, and describes them', () => {
    const text = `${start}const venue = await loadVenue('mall');\nvenue.n`;
    project.setProgram('main.ts', text);
    const found = project.complete(text.length);
    expect(found?.from).toBe(text.length - 1);
    expect(found?.names.map(({ label }) => label)).toEqual(['name']);
    expect(project.describeCompletion(text.length, 'name')).toEqual({
      signature: '(property) Venue.name: string',
      text: 'In the language of the venue.',
    });
  });

  test('describes the name under the pointer', () => {
    project.setProgram('main.ts', `${start}await loadVenue('mall');\n`);
    const described = project.describe(start.length + 8);
    expect(described).toMatchObject({ from: start.length + 6, text: 'Loads a venue.' });
    expect(described?.signature).toContain('loadVenue(id: string): Promise<Venue>');
    expect(project.describe(start.length)).toBeUndefined();
  });

  test('parses JSX in a TSX file, and forgets the previous file', () => {
    project.setProgram('main.tsx', 'export const a = <p>1</p>;\n');
    const codes = project.problems().map(({ code }) => code);
    expect(codes).not.toContain(1005);
    project.setProgram('main.ts', 'export const a = 1;\n');
    expect(project.problems()).toEqual([]);
  });
});
