import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { compileProgram } from './compileProgram.ts';

function codeOf(source: string, file = 'main.ts'): string {
  const result = compileProgram(source, file);
  if (result.kind !== 'code') throw new Error(result.text);
  return result.code;
}

const examples = path.resolve(import.meta.dirname, '../../../../../examples');
const programs = readdirSync(examples, { recursive: true, encoding: 'utf8' })
  .filter((file) => /^[^/]+\/[^/]+\/main\.tsx?$/.test(file))
  .sort();

describe('compileProgram', () => {
  test('removes types and keeps the rest', () => {
    const code = codeOf(
      "import { a, type B } from 'x';\nimport type { C } from 'y';\nconst n: B = a as C;\nawait n!;",
    );
    expect(code).toContain("import { a, } from 'x';");
    expect(code).not.toMatch(/ B|'y'|as C/);
    expect(code.split('\n')[3]).toContain('await n');
  });

  test('keeps line numbers, including with React', () => {
    const source =
      'interface P {\n  readonly a: string;\n}\n\nexport function F({ a }: P) {\n' +
      '  return (\n    <p title={a}>\n      {a}\n    </p>\n  );\n}\nthrow new Error("line 12");\n';
    const lines = codeOf(source, 'main.tsx').split('\n');
    expect(lines.findIndex((line) => line.includes('line 12'))).toBe(11);
    expect(lines[0]).toContain('react/jsx-runtime');
  });

  test.each(programs)('%s keeps its lines and has no types left', (file) => {
    const source = readFileSync(path.join(examples, file), 'utf8');
    const code = codeOf(source, file);
    expect(code.split('\n')).toHaveLength(source.split('\n').length);
    expect(code).not.toMatch(/^import type/m);
  });

  test('resolves files next to the program by a name that the preview defines', () => {
    expect(codeOf("new URL('./a.glb', import.meta.url)")).toBe(
      "new URL('./a.glb', __programAddress)",
    );
  });

  test('reports a syntax error and its line', () => {
    const result = compileProgram('const a = 1;\nconst b = ;\n', 'main.ts');
    expect(result).toMatchObject({ kind: 'failure', line: 2 });
    expect(result).toHaveProperty('text', expect.stringContaining('main.ts cannot be parsed'));
  });
});
