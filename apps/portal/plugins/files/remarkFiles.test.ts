import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { MarkdownNode } from '../code/markdownTree.ts';
import { listQuotableFiles, readQuotableFile } from './quotableFiles.ts';
import { remarkFiles } from './remarkFiles.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(path.join(tmpdir(), 'files-'));
  write('examples/kit/Map.swift', 'import MapKit\n// #region draw\ndraw()\n// #endregion\n');
  write('examples/kit/Map.test.ts', '');
  write('examples/kit/main.ts', '');
  write('examples/build.ts', '');
  write('packages/mvf/transcripts/info.txt', '$ npx mvf info\n');
  write('packages/mvf/fixtures/samples/v2/space/m_1.geojson', '{}');
  write('site.config.ts', 'secret');
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

function page(meta: string): MarkdownNode {
  return { type: 'root', children: [{ type: 'code', lang: 'swift', meta, value: '' }] };
}

it('lists programs and transcripts, and no other file of the repository', () => {
  expect(listQuotableFiles(root)).toEqual([
    'examples/kit/Map.swift',
    'packages/mvf/fixtures/samples/v2/space/m_1.geojson',
    'packages/mvf/transcripts/info.txt',
  ]);
});

it('reads a file without its region marks', () => {
  expect(readQuotableFile(root, 'examples/kit/Map.swift')).toMatchObject({
    language: 'swift',
    text: 'import MapKit\ndraw()\n',
    regions: { draw: 'draw()\n' },
  });
});

it('shows a file or a region of it in a page, with its name', () => {
  const tree = page('file="examples/kit/Map.swift" region="draw"');
  remarkFiles(root)()(tree);
  expect(tree.children?.[0]?.value).toBe(
    "import file_0 from '@generated/mezzanine-files/default/examples--kit--Map.swift.draw.json?static-html'",
  );
  expect(tree.children?.[1]).toMatchObject({ type: 'mdxJsxFlowElement', name: 'CodeBlock' });
  expect(tree.children?.[1]?.attributes).toContainEqual(
    expect.objectContaining({ name: 'title', value: 'Map.swift' }),
  );
});

it('names a sample by its path in a bundle', () => {
  const tree = page('file="packages/mvf/fixtures/samples/v2/space/m_1.geojson"');
  remarkFiles(root)()(tree);
  expect(tree.children?.[1]?.attributes).toContainEqual(
    expect.objectContaining({ name: 'title', value: 'space/m_1.geojson' }),
  );
});

it('fails the build for a file or region that may not be shown, and lists the allowed ones', () => {
  const run = (meta: string) => () => remarkFiles(root)()(page(meta));
  expect(run('file="site.config.ts"')).toThrow(/"site.config.ts".*Folders.*examples\/kit/);
  expect(run('file="examples/kit/map.swift"')).toThrow(/"examples.*Files.*Map\.swift/);
  expect(run('file="examples/kit/Map.swift" region="fly"')).toThrow(/"fly".*draw/);
});
