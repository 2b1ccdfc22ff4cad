import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { LeanThree, leanThree, leftOut, neverMade, neverRun } from './leanThree.ts';
import { uncalledMethods } from './uncalledMethods.ts';

const here = fileURLToPath(new URL('.', import.meta.url));
const threeFolder = path.join(createRequire(import.meta.url).resolve('three'), '../../src');

test.each(Object.keys(leftOut))(
  'three has the module %s, and its replacement exports the same names',
  (module) => {
    const file = path.join(threeFolder, module);
    expect(existsSync(file)).toBe(true);
    expect(exportsOf(leftOut[module] ?? '')).toEqual(exportsOf(readFileSync(file, 'utf8')));
  },
);

test('a bundle contains no built-in shader and no serializer, but keeps the three.js license notice', async () => {
  const text = await bundle("export { RawShaderMaterial, WebGLRenderer } from 'three';");
  expect(text).toContain('Three.js Authors');
  expect(text).not.toMatch(/gl_FragColor = vec4\( outgoingLight|toJSON\(|PMREM\.|requestSession/);
});

test.each(neverRun)(
  'three has the function %s, and the bundle contains none of it',
  async (name) => {
    const text = await bundle("export { WebGLRenderer } from 'three';");
    expect(text).not.toMatch(new RegExp(`function ${name}\\([^)]*\\) \\{\\s*[^}\\s]`));
    const files = ['WebGLRenderer.js', 'webgl/WebGLTextures.js', 'webgl/WebGLGeometries.js'];
    const sources = files.map((file) => readFileSync(path.join(threeFolder, 'renderers', file)));
    expect(sources.join()).toContain(`function ${name}(`);
  },
);

test('a bundle contains no color names', async () => {
  expect(await bundle("export { Color } from 'three';")).not.toContain('aliceblue');
});

test('a bundle contains no compressed formats, and the other formats match three', () => {
  const module = 'renderers/webgl/WebGLUtils.js';
  const source = readFileSync(path.join(threeFolder, module), 'utf8');
  const plain = /if \( p === (\w+) \) return gl\.(\w+);/g;
  const known = [...source.matchAll(plain)].map(
    ([, name, value]) => `[three.${name}]: gl.${value},`,
  );
  expect(known.length).toBeGreaterThan(20);
  const lean = new LeanThree().source(`/three/src/${module}`, source);
  for (const line of known) expect(lean).toContain(line);
  expect(lean).not.toContain('COMPRESSED');
});

test('our own code keeps its toJSON', async () => {
  const text = await bundle(
    "import { Color } from 'three'; export class Ours { toJSON() { return new Color(); } }",
  );
  expect(text).toContain('toJSON');
});

test('the SDK calls no method that is left out', async () => {
  const text = await bundle("export * from './src/index.ts';");
  const called = uncalledMethods.filter((name) => new RegExp(`\\b${name}\\b`).test(text));
  expect(called).toEqual([]);
});

test('the SDK creates no object of a kind that three is told does not exist', async () => {
  const text = await bundle("export * from './src/index.ts';", ['three']);
  const imports = [...text.matchAll(/import \{([^}]*)\} from "three"/g)].join();
  expect(imports).toContain('RawShaderMaterial');
  const made = neverMade.filter((kind) => new RegExp(`\\b${kind.slice(2)}\\b`).test(imports));
  expect(made).toEqual([]);
});

test('the build fails if three has no part with a removed name', () => {
  const lean = new LeanThree();
  expect(() => lean.expectAllFound(), 'a program without three').not.toThrow();
  lean.source('/three/src/Three.js', 'export class Box2 { setX() {} }');
  expect(() => lean.expectAllFound()).toThrow(
    /^three has no .*ShaderChunk.js.* toJSON, .*isSprite/,
  );
  expect(() => lean.expectAllFound()).not.toThrow(/ setX,/);
});

test('three is told that a kind does not exist where it checks, not where it declares it', () => {
  const source = 'this.isSprite = true; if (a.b.isSprite === true || !c.isMesh) go(d.isSprited);';
  expect(new LeanThree().source('three/src/x.js', source)).toBe(
    'this.isSprite = true; if (false === true || !c.isMesh) go(d.isSprited);',
  );
});

const bundles = new Map<string, Promise<string>>();

/** Bundles a program; the same one once. */
function bundle(contents: string, external: readonly string[] = []): Promise<string> {
  const key = JSON.stringify([contents, external]);
  const known = bundles.get(key) ?? bundled(contents, external);
  bundles.set(key, known);
  return known;
}

async function bundled(contents: string, external: readonly string[]): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: here },
    bundle: true,
    write: false,
    format: 'esm',
    external: ['maplibre-gl', ...external],
    conditions: ['mezzanine-source'],
    legalComments: 'eof',
    plugins: external.length > 0 ? [] : [leanThree()],
  });
  return outputFiles[0]?.text ?? '';
}

function exportsOf(source: string): string[] {
  const tree = ts.createSourceFile('module.js', source, ts.ScriptTarget.Latest);
  const names = tree.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) {
      const clause = statement.exportClause;
      if (clause === undefined || !ts.isNamedExports(clause)) return [];
      return clause.elements.map(({ name }) => name.text);
    }
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (isExported !== true) return [];
    if (ts.isVariableStatement(statement)) {
      return statement.declarationList.declarations.map(({ name }) => name.getText(tree));
    }
    const { name } = statement as ts.FunctionDeclaration | ts.ClassDeclaration;
    return name === undefined ? [] : [name.text];
  });
  return names.sort();
}
