import path from 'node:path';
import { expect, it } from 'vitest';
import { compileSnippets } from './compileSnippets.ts';
import { blockTypes } from './BlockTypes.ts';
import { NameReader } from './NameReader.ts';
import { snippetModule, snippetService } from './snippetService.ts';

const portal = path.resolve(import.meta.dirname, '../..');
const snippet = (code: string, meta = '') => ({
  file: 'page.mdx',
  line: 10,
  language: 'ts',
  meta,
  code,
});

const wrong = "mapView.on('tap', () => {});";
const message =
  "Argument of type '\"tap\"' is not assignable to parameter of type 'keyof MapEvents'.";

it('completes a block, compiles it, and shows its expected errors in its own words', () => {
  const [right, unexpected, hidden, shown, misquoted, edited, older, ...own] = compileSnippetsOf(
    ["mapView.on('click', () => {});"],
    [wrong],
    [wrong, 'expect-error=TS2345'],
    [`${wrong}\n// @error ${message}`, 'expect-error=TS2345'],
    [`${wrong}\n// @error Never heard of it.`, 'expect-error=TS2345'],
    ['const pitch = 0;\nconst pitch = 30;\npitch;', 'del={1} ins={2}'],
    ['mapView.Camera.set({ tilt: 0 });', 'sdk=5'],
    ["import { getVenue } from '@mezzanine/mezzanine-js/v4'; void getVenue;", 'sdk=4'],
    ['const { venue } = { venue: 1 };\nvenue.toFixed();', 'sdk=4'],
    ['const { pitch } = await map.getCamera();\npitch.toFixed();', 'sdk=react-native-5'],
    ["import { View } from 'react-native';\nvoid View;", 'sdk=react-native-5'],
    ['map.setFloor(1);', 'sdk=react-native-5 expect-error=TS2339'],
    ['store.Journey.clear();\npolygon.map.id.trim();', 'sdk=react-native-4'],
    ['store.enableBlueDot();', 'sdk=react-native-4'],
    ['store.enableBlueDot();', 'sdk=react-native-3'],
  );
  expect(right).toEqual([]);
  expect(unexpected).toEqual([`10 TS2345: ${message}`]);
  expect(hidden).toEqual([`10 Show the error in the next line: // @error ${message}`]);
  expect(shown).toEqual([]);
  expect(misquoted).toEqual(hidden);
  expect(edited).toEqual([]);
  expect(older).toEqual([]);
  const native = own.splice(2);
  const [native4, unknown4, native3] = native.splice(3);
  expect(own).toEqual([[], []]);
  expect(native).toEqual([[], [], ['10 The fence expects TS2339; the compiler reports TS2345.']]);
  expect(native4).toEqual([]);
  expect(unknown4).toEqual([expect.stringContaining("'enableBlueDot' does not exist")]);
  expect(native3).toEqual([]);
}, 60_000);

/** Compiles all in one program, which is as fast as compiling one. */
function compileSnippetsOf(
  ...blocks: readonly (readonly [code: string, meta?: string])[]
): readonly (readonly string[])[] {
  const snippets = blocks.map(([code, meta]) => snippet(code, meta));
  const problems = compileSnippets(portal, snippets);
  return snippets.map((each) =>
    problems
      .filter((problem) => problem.snippet === each)
      .map(({ line, message: text }) => `${line} ${text}`),
  );
}

it('reads the types of names in a block without imports, once per position', () => {
  const file = path.join(portal, '.snippets/test.ts');
  const code =
    'const names = venue.floors.map(({ name }) => name);\nif (names) {\n  mapView.destroy();\n}';
  const service = snippetService(portal, new Map([[file, snippetModule(snippet(code))]]));
  const names = new NameReader(service).namesOf(file);
  const typeOf = (name: string) => names.find((each) => each.name === name)?.type;
  expect(typeOf('names')).toBe('const names: string[]');
  expect(typeOf('venue')).toBe('const venue: Venue');
  expect(typeOf('floors')).toBe('Venue.floors: readonly Floor[]');
  expect(names.find(({ name }) => name === 'destroy')).toMatchObject({
    line: 2,
    column: 8,
    type: 'MapView.destroy(): void',
    text: expect.stringMatching(/\w+\.$/) as string,
  });

  // A page quotes this line with less indentation.
  const shown = { id: 'x', code: 'mapView.destroy();', moduleLine: 2, blockLine: 0 };
  const described = names.map(({ type, ...place }) => ({ ...place, html: type }));
  expect(blockTypes([{ ...shown, described }])).toEqual({
    texts: ['const mapView: MapView', 'MapView.destroy(): void'],
    names: [0, 0, 7, 0, 0, 8, 7, 1],
  });
}, 60_000);
