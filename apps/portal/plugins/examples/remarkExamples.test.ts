import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MarkdownNode } from '../code/markdownTree.ts';
import { remarkExamples } from './remarkExamples.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'examples-'));
  mkdirSync(path.join(folder, 'camera-controls/fly'), { recursive: true });
  writeFileSync(
    path.join(folder, 'camera-controls/fly/README.md'),
    '---\ntitle: Camera\ndescription: It flies.\ntopic: camera\ngroup: camera-controls\norder: 1\nvenue: mall\n---\n\n1. One.\n2. Two.\n',
  );
  writeFileSync(
    path.join(folder, 'camera-controls/fly/main.ts'),
    'start();\n// #region fly\nfly();\n// #endregion\n',
  );
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function page(...children: MarkdownNode[]): MarkdownNode {
  return { type: 'root', children };
}

function liveExample(name: string): MarkdownNode {
  const attributes = [{ type: 'mdxJsxAttribute', name: 'name', value: name }];
  return { type: 'mdxJsxFlowElement', name: 'LiveExample', attributes };
}

function quote(meta: string): MarkdownNode {
  return { type: 'code', lang: 'ts', meta, value: '' };
}

it('imports an example once for two uses on a page', async () => {
  const tree = page(liveExample('camera-controls/fly'), liveExample('camera-controls/fly'));
  await remarkExamples(folder)()(tree);
  expect(tree.children?.map(({ value }) => value)).toEqual([
    "import example_0 from '@generated/mezzanine-examples/default/camera-controls.fly.json?static-html'",
    undefined,
    undefined,
  ]);
  expect(tree.children?.[2]?.attributes?.map(({ name }) => name)).toEqual(['name', 'example']);
});

it('quotes a region of an example', async () => {
  const block = quote('example="camera-controls/fly" region="fly"');
  const tree = page(block);
  await remarkExamples(folder)()(tree);
  expect(block).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock' });
  expect(tree.children?.[0]?.value).toContain('camera-controls.fly.fly.json');
});

it('fails the build for an unknown region or example, and lists the known ones', async () => {
  await expect(
    remarkExamples(folder)()(page(quote('example="camera-controls/fly" region="flee"'))),
  ).rejects.toThrow(/"flee".*fly/);
  await expect(remarkExamples(folder)()(page(liveExample('kamera')))).rejects.toThrow(
    /"kamera".*camera/,
  );
});
