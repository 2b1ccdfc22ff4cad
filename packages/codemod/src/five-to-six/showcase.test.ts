import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { convertPrograms, problemsOf } from './programs.fixture.ts';

const apps = path.resolve(import.meta.dirname, '../../../../examples/version-5-apps');
const programs = Object.fromEntries(
  readdirSync(apps).map((name) => {
    const file = readdirSync(path.join(apps, name)).find((one) => /^main\.tsx?$/.test(one)) ?? '';
    return [`${name}${path.extname(file)}`, readFileSync(path.join(apps, name, file), 'utf8')];
  }),
);
const converted = convertPrograms(programs);

describe('the apps of the 5.0 showcase', () => {
  it('compile with version 6 after the codemod', () => {
    const texts = [...converted].map(([name, { text }]) => [name, text] as const);
    expect(texts.length).toBeGreaterThanOrEqual(8);
    expect(problemsOf(new Map(texts))).toEqual([]);
  });

  it.each(Object.keys(programs))('%s has no names of 5.x left', (name) => {
    const { text = '', converted: count = 0, left = [] } = converted.get(name) ?? {};
    expect(text).not.toMatch(/\/v5'|getVenue|showVenue|E_SDK_EVENT|mapView\.[A-Z]/);
    expect(count).toBeGreaterThan(20);
    expect(left.length).toBeLessThanOrEqual(1);
  });
});
