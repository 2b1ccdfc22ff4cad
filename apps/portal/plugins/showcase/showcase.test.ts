import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenApp } from '../../src/showcase/chosenApp.ts';
import {
  choicesOf,
  noFilters,
  passes,
  readFilters,
  writeFilters,
} from '../../src/showcase/showcaseFilters.ts';
import { PublishedRoutes } from '../../config/publishedRoutes.ts';
import { readShowcase, showcaseVersions } from './readShowcase.ts';

const contentRoot = path.resolve(import.meta.dirname, '../..');
const places = { examples: path.resolve(contentRoot, '../../examples'), contentRoot };
const items = await readShowcase('6.0', places);
const items5 = await readShowcase('5.0', places);
const all = [...items, ...items5];
const venues = ['mall', 'airport', 'office', 'campus'];

describe('the apps of the showcase', () => {
  it('[SC-01] are at least eight, for every kind of venue', () => {
    for (const apps of [items, items5]) {
      expect(apps.length).toBeGreaterThanOrEqual(8);
      expect(new Set(apps.map(({ venue }) => venue))).toEqual(new Set(venues));
    }
  });

  it('[SC-01] of 5.0 import nothing from 6.0, and link to their counterpart', () => {
    expect(items5.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
    expect(items.filter(({ newer }) => newer !== undefined)).toEqual([]);
    for (const { example, file, name, newer } of items5) {
      const program = readFileSync(path.join(places.examples, example, file), 'utf8');
      expect(program).toContain("from '@mezzanine/mezzanine-js/v5'");
      expect(program).not.toMatch(/@mezzanine\/(?!mezzanine-js\/v5')|\.v6\b/);
      expect(newer?.to).toBe(`/showcase/item?app=${name}`);
    }
  });

  it.each(all)('[SC-01] $example describes itself in three sentences', (item) => {
    expect(item.title.length).toBeLessThanOrEqual(32);
    expect(item.description).toMatch(/^[A-Z].{59,159}\.$/);
    expect(item.story.length).toBeGreaterThanOrEqual(180);
    expect(item.story.length).toBeLessThanOrEqual(420);
    expect(item.story.match(/[.?!](?= [A-Z]|$)/g)).toHaveLength(3);
    expect(item.alt).toMatch(/^[A-Z].{30,180}\.$/);
  });

  it.each(all)('[SC-01] $example links to two to five published guides', (item) => {
    const routes = new PublishedRoutes(contentRoot, path.join(contentRoot, 'src/pages'));
    expect(item.topics.length).toBeGreaterThanOrEqual(2);
    expect(item.topics.length).toBeLessThanOrEqual(5);
    expect(item.topics.filter(({ to }) => !routes.has(to))).toEqual([]);
    expect(new Set(item.topics.map(({ slug }) => slug)).size).toBe(item.topics.length);
  });

  it.each(all)('[SC-01] $example has its images, with small ones for the index', ({ example }) => {
    for (const theme of ['light', 'dark']) {
      const picture = path.join(contentRoot, `static/img/examples/${example}-${theme}`);
      for (const size of ['', '-phone', '-800']) {
        expect(existsSync(`${picture}${size}.webp`), picture + size).toBe(true);
      }
      expect(statSync(`${picture}-360.webp`).size).toBeLessThan(8_000);
    }
  });

  it('differ in everything that identifies them', () => {
    for (const field of ['example', 'title', 'description', 'story', 'alt'] as const) {
      expect(new Set(all.map((item) => item[field])).size).toBe(all.length);
    }
  });

  it('are rejected for a version that has none, with a list of those that do', async () => {
    const known = Object.keys(showcaseVersions).join(', ');
    await expect(readShowcase('9.9', places)).rejects.toThrow(`Versions: ${known}.`);
  });
});

describe('filters', () => {
  it('are parsed from the URL and formatted to it, without values that no app has', () => {
    const filters = readFilters('?topic=wayfinding&venue=mall&x=1', items);
    expect(filters).toEqual({ venue: 'mall', topic: 'wayfinding' });
    expect(writeFilters(filters)).toBe('?venue=mall&topic=wayfinding');
    expect(readFilters('?venue=<script>&topic=nowhere', items)).toEqual(noFilters);
    expect(writeFilters(noFilters)).toBe('');
  });

  it('keep apps with all selected values, and count the matches', () => {
    for (const name of ['venue', 'topic'] as const) {
      for (const { value, count } of choicesOf(items, name)) {
        const left = items.filter((item) => passes(item, { ...noFilters, [name]: value }));
        expect(left).toHaveLength(count);
      }
    }
    const both = { venue: 'mall', topic: 'wayfinding' };
    const left = items.filter((item) => passes(item, both));
    expect(left.length).toBeGreaterThan(0);
    expect(left.every(({ venue }) => venue === 'mall')).toBe(true);
  });
});

describe('the app in the URL', () => {
  const [item] = items;
  const name = item?.name ?? '';

  it('is found by its query, or by the fragment that search links to', () => {
    expect(chosenApp({ search: `?app=${name}`, hash: '' }, items)).toEqual({ kind: 'app', item });
    expect(chosenApp({ search: '', hash: `#${name}` }, items)).toEqual({ kind: 'app', item });
    expect(chosenApp({ search: '', hash: '#source' }, items)).toEqual({ kind: 'all' });
  });

  it('can be unknown, and a long name is truncated', () => {
    expect(chosenApp({ search: '?app=kisok', hash: `#${name}` }, items)).toEqual({
      kind: 'unknown',
      name: 'kisok',
    });
    const { name: shown } = chosenApp({ search: `?app=${'x'.repeat(500)}`, hash: '' }, items) as {
      readonly name: string;
    };
    expect(shown).toHaveLength(60);
  });
});
