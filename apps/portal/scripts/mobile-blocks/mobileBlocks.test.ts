import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { compareErrors, warningProblems } from './compareErrors.ts';
import { mavenErrors, modulesWithoutErrors, swiftErrors, swiftWarnings } from './compilerErrors.ts';
import { javaSource } from './javaSource.ts';
import { kotlinSource } from './kotlinSource.ts';
import { kotlinPlugin } from './mavenPoms.ts';
import type { MobileBlock } from './MobileBlock.ts';
import { writeSwiftPackage } from './swiftPackage.ts';
import { swiftSource } from './swiftSource.ts';

const wrappers = {
  body: { before: 'fun body() {', after: '}' },
  members: { before: 'class {name} {', after: '}' },
  'view-members': { before: 'struct {name}: View {', after: '}' },
  view: { before: 'struct V { var body: some View {', after: '} }' },
  java: { before: 'class Block { void block() {', after: '} }' },
  'java-members': { before: 'class Block extends Activity {', after: '}' },
};

function block(code: string, more: Partial<MobileBlock> = {}): MobileBlock {
  const snippet = { file: 'page.mdx', line: 10, language: 'kotlin', meta: '', code };
  return { snippet, version: '5.0', name: 'page_10', code, isWrong: false, ...more };
}

/** The file without line 1, which has the imports. */
function below(text: string): string {
  return text.split('\n').slice(1).join('\n');
}

describe('a Kotlin block', () => {
  const source = (code: string, more?: Partial<MobileBlock>) =>
    kotlinSource(block(code, more), ['a.b.*'], wrappers);

  it('of statements becomes a function, and keeps its lines', () => {
    expect(source('map.run()\n// end')).toBe(
      'package blocks.page_10; import given.*; import a.b.*\nfun body() { map.run()\n// end\n}\n',
    );
  });

  it('of declarations stays as it is', () => {
    const code =
      '@Composable\nfun Screen() {\n    Map()\n}\n\nprivate class A(\n    val b: Int,\n)';
    expect(below(source(code))).toBe(`${code}\n`);
  });

  it('that overrides members becomes a class', () => {
    expect(below(source('override fun onResume() {\n}'))).toBe(
      'class page_10 { override fun onResume() {\n}\n}\n',
    );
  });

  it('with imports has only these, and no package of its own', () => {
    const text = source('package com.example\n\nimport x.Y\n\nval y = Y()');
    expect(text).toMatch(/^package blocks\.page_10; import given\.\*\n\n\nimport x\.Y\n\nfun body/);
  });

  it('can name a wrapper, and an unknown one is rejected with those that exist', () => {
    expect(source('Text()', { wrapper: 'view' })).toContain('some View { Text()');
    expect(() => source('Text()', { wrapper: 'vew' })).toThrow(
      'page.mdx:9: the fence names the wrapper "vew". This version has: body, members,',
    );
  });
});

describe('a Java block', () => {
  const source = (code: string) => javaSource(block(code), ['a.b.*'], wrappers);

  it('is in a file named after its public class', () => {
    const { file, text } = source('package com.example;\n\npublic class Main {\n}');
    expect(file).toBe('Main.java');
    expect(below(text)).toBe('\n\npublic class Main {\n}\n');
  });

  it('of statements or methods becomes a class', () => {
    expect(below(source('map.run();').text)).toBe('class Block { void block() { map.run();\n} }\n');
    expect(below(source('@Override\npublic void a() {\n}').text)).toBe(
      'class Block extends Activity { @Override\npublic void a() {\n}\n}\n',
    );
  });
});

describe('a Swift block', () => {
  const source = (code: string, more?: Partial<MobileBlock>) =>
    swiftSource(block(code, more), ['Core', 'UIKit'], wrappers);

  it('of statements becomes a function', () => {
    expect(source('try await a()')).toBe(
      'import Core; import UIKit\nfun body() { try await a()\n}\n',
    );
  });

  it('of declarations is private to its file, so that others can have the same names', () => {
    const lines = [
      'import Core',
      '@main',
      'struct App: A {',
      '  public let b = 1',
      '}',
      '@MainActor final class C {}',
      'public func d() {}',
      'extension C: D {}',
      'extension C {}',
    ];
    expect(source(lines.join('\n')).split('\n')).toEqual([
      '',
      'import Core',
      '',
      'fileprivate struct App: A {',
      '  public let b = 1',
      '}',
      '@MainActor fileprivate final class C {}',
      'fileprivate func d() {}',
      'extension C: D {}',
      'fileprivate extension C {}',
      '',
    ]);
  });

  it('of members becomes a class or a view', () => {
    expect(below(source('override func viewDidLoad() {\n}'))).toMatch(/^class page_10 \{ override/);
    expect(below(source('var body: some View {\n}'))).toMatch(/^struct page_10: View \{ var body/);
  });
});

describe('the package of Swift blocks', () => {
  it('gives names to blocks without imports only', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));
    const blocks = [
      block('map.reload()', { name: 'a' }),
      block('import UIKit\nlet map = 1', { name: 'b' }),
      block('map.load()\n// @error no', { name: 'c', isWrong: true }),
    ];
    const root = path.resolve(import.meta.dirname, '../../../..');
    const modules = writeSwiftPackage(root, folder, blocks).modules.map(({ name }) => name);
    expect(modules).toEqual(['Blocks5', 'Blocks5Programs', 'Blocks5Wrong']);
    const files = modules.map((module) => readdirSync(path.join(folder, 'Sources', module)));
    expect(files).toEqual([['Given.swift', 'a.swift'], ['b.swift'], ['Given.swift', 'c.swift']]);
    rmSync(folder, { recursive: true });
  });

  it('says which versions have deprecated names', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'blocks-'));
    const root = path.resolve(import.meta.dirname, '../../../..');
    const blocks = ['5.0', '4.0', '3.0'].map((version) => block('map.reload()', { version }));
    const { modules } = writeSwiftPackage(root, folder, blocks);
    expect(modules.map(({ isDeprecated }) => isDeprecated)).toEqual([false, true, true]);
    rmSync(folder, { recursive: true });
  });
});

describe('warnings of Swift', () => {
  const output = `/a/B.swift:3:5: warning: variable 'x' was never used
/a/B.swift:3:5: warning: variable 'x' was never used
/a/B.swift:4:5: warning: 'MapView' is deprecated: Use Mezzanine.MapView.
/a/B.swift:5:5: warning: 'load()' was deprecated in iOS 15.0
/a/B.swift:6:5: error: no`;

  it('are found once, and those about deprecated names only where these are not faults', () => {
    const lines = (isDeprecated: boolean) =>
      swiftWarnings(output, isDeprecated).map(({ line }) => line);
    expect(lines(false)).toEqual([3, 4, 5]);
    expect(lines(true)).toEqual([3]);
  });

  it('are problems of the page, even in a block that expects an error', () => {
    const blocks = new Map([
      ['B.swift', block('a\nb')],
      ['C.swift', block('c\n// @error No.', { isWrong: true })],
    ]);
    const warning = (file: string) => ({ file, line: 3, message: 'Unused.' });
    const found = ['B.swift', 'C.swift', 'Given.swift'].map(warning);
    expect(warningProblems(blocks, found)).toEqual([
      { file: 'page.mdx', line: 11, message: 'warning: Unused.' },
      { file: 'page.mdx', line: 11, message: 'warning: Unused.' },
      { file: 'Given.swift', line: 3, message: 'warning: Unused.' },
    ]);
  });
});

describe('errors of compilers', () => {
  it('are found once in the output of Maven and Swift', () => {
    const kotlin = '[ERROR] file:///a/B.kt:3:5 Type mismatch: a.';
    expect(mavenErrors(`${kotlin}\n[ERROR] /a/B.java:[4,5] cannot find symbol\n${kotlin}`)).toEqual(
      [
        { file: '/a/B.kt', line: 3, message: 'Type mismatch: a.' },
        { file: '/a/B.java', line: 4, message: 'cannot find symbol' },
      ],
    );
    expect(swiftErrors('/a/B.swift:3:5: warning: x\n/a/B.swift:4:5: error: no')).toEqual([
      { file: '/a/B.swift', line: 4, message: 'no' },
    ]);
  });

  it('do not hide a module that failed for another reason', () => {
    const output =
      '[INFO] blocks-java-5.0 5.0.0 ...... FAILURE [ 1 s]\n[INFO] Core 5.0.0 ...... SUCCESS [ 1 s]\n[INFO] blocks-kotlin-5.0 5.0.0 ...... FAILURE [ 1 s]';
    const errors = [{ file: '/f/kotlin-5.0/B.kt', line: 1, message: '' }];
    expect(modulesWithoutErrors(output, '/f', errors)).toEqual(['blocks-java-5.0']);
  });

  it('belong to the line of the page', () => {
    const blocks = new Map([['B.kt', block('a\nb')]]);
    const error = (line: number) => ({ file: 'B.kt', line, message: 'No.' });
    expect(compareErrors(blocks, [error(3), error(9)])).toEqual([
      { file: 'page.mdx', line: 11, message: 'No.' },
      { file: 'page.mdx', line: 11, message: 'No.' },
    ]);
    const other = { file: 'Given.kt', line: 9, message: 'No.' };
    expect(compareErrors(blocks, [other])).toEqual([other]);
  });

  it('must be in the line below, in a block that expects one', () => {
    const wrong = new Map([['B.kt', block('a\n// @error No.', { isWrong: true })]]);
    const compare = (message: string) =>
      compareErrors(wrong, [{ file: 'B.kt', line: 2, message }]).map((problem) => problem.message);
    expect(compare('No.')).toEqual([]);
    expect(compare('Yes.')).toEqual(['Show the error in the next line: // @error Yes.']);
    expect(compareErrors(wrong, [])).toMatchObject([
      { message: 'The fence expects an error; the block compiles.' },
    ]);
  });
});

it('compiles Kotlin blocks with the compiler plugins of the module, and without its executions', () => {
  const other = '<plugin><artifactId>other</artifactId></plugin>';
  const inside =
    '<artifactId>kotlin-maven-plugin</artifactId><configuration><compilerPlugins><plugin>compose</plugin></compilerPlugins></configuration>';
  const own = `<plugin>${inside}<executions><execution><id>own</id></execution></executions></plugin>`;
  const plugin = kotlinPlugin(`<plugins>${other}${own}${other}</plugins>`);
  expect(plugin.startsWith(`<plugin>${inside}<executions>`)).toBe(true);
  expect(plugin).not.toContain('<id>own</id>');
});
