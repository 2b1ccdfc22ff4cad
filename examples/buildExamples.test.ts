import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { site } from '../site.config.ts';
import { buildExamples } from './buildExamples.ts';
import type { Example } from '@mezzanine/tooling/examples';

let folder: string;
let examples: readonly Example[];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'examples-'));
  examples = await buildExamples(folder);
}, 60_000);

afterAll(() => rm(folder, { recursive: true, force: true }));

/** Groups whose programs work without the SDK, or are complete apps. */
const mostLines: Readonly<Record<string, number>> = {
  apps: 200,
  'version-5-apps': 200,
  'venue-format': 200,
};

describe('the programs', () => {
  test('open the venue with the keys and the URL of the site', () => {
    for (const { name, source, venue } of examples) {
      for (const text of [site.demo.key, site.demo.secret, site.server.sampleOrigin, venue]) {
        expect(source, `examples/${name} names ${text}`).toContain(`'${text}'`);
      }
    }
  });

  test('are short enough to read, and contain no region marks', () => {
    for (const { source, group } of examples) {
      expect(source.split('\n').length).toBeLessThanOrEqual(mostLines[group] ?? 80);
      expect(source).not.toMatch(/#(end)?region/);
    }
  });
});

describe('the pages', () => {
  test('run no inline script and load only existing files with hashed names', async () => {
    const assets = new Set(await readdir(path.join(folder, 'assets')));
    for (const { name } of examples) {
      const html = await readFile(path.join(folder, name, 'index.html'), 'utf8');
      expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\son\w+=/);
      const addresses = [...html.matchAll(/(?:src|href)="(\/[^"]*)"/g)].map((match) => match[1]);
      expect(addresses.length).toBeGreaterThanOrEqual(3);
      for (const address of addresses) {
        expect(address).toMatch(/^\/examples\/assets\/[\w-]+-[A-Z0-9]{8}\.(js|css)$/);
        expect(assets.has(path.basename(address ?? ''))).toBe(true);
      }
    }
  });

  test('load the venue that the URL names, from the server that serves them', async () => {
    for (const { name, venue } of examples) {
      const html = await readFile(path.join(folder, name, 'index.html'), 'utf8');
      const scripts = [...html.matchAll(/<script [^>]*src="\/examples\/([^"]*)"/g)];
      const program = scripts.at(-1)?.[1] ?? '';
      const text = await readFile(path.join(folder, program), 'utf8');
      expect(text).not.toContain(site.server.sampleOrigin);
      expect(text).toContain('location.origin');
      expect(text, name).toMatch(new RegExp(`\\w\\(["'\`]${venue}["'\`]\\)`));
    }
  });

  test('share one copy of the SDK', async () => {
    const texts = await Promise.all(
      (await readdir(path.join(folder, 'assets')))
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFile(path.join(folder, 'assets', file), 'utf8')),
    );
    expect(texts.filter((text) => text.includes('pixels wide and'))).toHaveLength(1);
  });

  test('include the style sheet that their program imports', async () => {
    const html = await readFile(
      path.join(folder, 'venue-format/render-with-leaflet/index.html'),
      'utf8',
    );
    const sheets = [...html.matchAll(/rel="stylesheet" href="\/examples\/([^"]*)"/g)];
    const texts = await Promise.all(
      sheets.map(([, file = '']) => readFile(path.join(folder, file), 'utf8')),
    );
    expect(texts.some((text) => text.includes('.leaflet-container'))).toBe(true);
    expect(texts.join()).not.toMatch(/url\((?!["']?(data:|#))/);
  });
});

test('examples.json has everything that pages show', async () => {
  const text = await readFile(path.join(folder, 'examples.json'), 'utf8');
  expect(JSON.parse(text)).toEqual(examples);
  for (const { description, notes } of examples) {
    expect(description).toMatch(/^[A-Z].{40,160}\.$/);
    expect(notes.length).toBeGreaterThanOrEqual(2);
  }
});
