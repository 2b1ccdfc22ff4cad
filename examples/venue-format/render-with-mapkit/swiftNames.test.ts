import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { site } from '../../../site.config.ts';
import { appleNames } from './appleNames.ts';
import { swiftNames } from './swiftNames.ts';

const texts = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.swift'))
  .map((name) => readFileSync(path.join(import.meta.dirname, name), 'utf8'));

describe('the Swift program', () => {
  const used = swiftNames(texts);

  test.each(['globals', 'members', 'labels'] as const)('uses only known %s', (kind) => {
    const known = new Set<string>(Object.values(appleNames[kind]).flat());
    expect([...used[kind]].filter((name) => !known.has(name))).toEqual([]);
  });

  test('uses every listed name', () => {
    const code = texts.join('\n');
    const names = Object.values(appleNames).flatMap((byFramework) =>
      Object.values<readonly string[]>(byFramework).flat(),
    );
    expect(names.filter((name) => !new RegExp(`\\b${name}\\b`).test(code))).toEqual([]);
  });

  test('implements what its protocols require', () => {
    const code = texts.join('\n');
    for (const signature of [
      'func makeUIView(context: Context) -> MKMapView',
      'func updateUIView(_ map: MKMapView, context: Context)',
      'func makeCoordinator() -> Painter',
      'func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer',
      'var body: some View',
      'var body: some Scene',
    ]) {
      expect(code).toContain(signature);
    }
  });

  test('closes every bracket it opens', () => {
    for (const text of texts) {
      const code = text.replace(/"[^"\n]*"/g, '');
      for (const [open, close] of ['()', '[]', '{}']) {
        expect(code.split(open ?? '').length, open).toBe(code.split(close ?? '').length);
      }
    }
  });

  test('opens the venue with the keys and the URL of the site', () => {
    const code = texts.join('\n');
    for (const text of [site.demo.key, site.demo.secret, site.server.sampleOrigin]) {
      expect(code).toContain(`"${text}"`);
    }
  });
});

describe('swiftNames', () => {
  test('finds names that are used but not declared, including in interpolations', () => {
    const { globals, members, labels } = swiftNames([
      'import MapKit // MKNever\nlet map = MKMapView(frame: zero)\nText("a \\(map.title ?? "none") .no")',
    ]);
    expect([...globals]).toEqual(['MKMapView', 'Text']);
    expect([...members]).toEqual(['title']);
    expect([...labels]).toEqual(['frame']);
  });

  test('omits names that the program declares', () => {
    const { globals, members, labels } = swiftNames([
      'struct Floor { let name: String }\nfunc show(_ floor: Floor, on level: Floor) { show(floor, on: floor) }\nfloor.name',
    ]);
    expect([...globals]).toEqual(['String']);
    expect([...members]).toEqual([]);
    expect([...labels]).toEqual([]);
  });
});
