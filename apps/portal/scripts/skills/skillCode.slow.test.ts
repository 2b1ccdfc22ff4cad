import path from 'node:path';
import { expect, it } from 'vitest';
import { blocksOf, codeProblems } from './codeProblems.ts';
import { changed, root, skills } from './skills.fixture.ts';

const portal = path.join(root, 'apps/portal');

it('skills have code that compiles', () => {
  expect(blocksOf(skills).length).toBeGreaterThan(100);
  expect(codeProblems(portal, skills)).toEqual([]);
});

it('a skill is rejected with code that does not compile, or that the viewer or a parser does not read', () => {
  const wrong = [
    changed('mezzanine-web', 'mapView.camera.focusOn(', 'mapView.camera.flyTo('),
    changed(
      'mezzanine-react',
      '<SpaceState target={chosen} color',
      '<SpaceState target={chosen} fill',
    ),
    changed('mezzanine-embedding', 'idle=60', 'idle=soon'),
    changed(
      'mezzanine-venue-data',
      '"type": "Feature",',
      '"type": "Feature"',
      'references/files.md',
    ),
  ];
  const messages = wrong.map((skill) => codeProblems(portal, [skill]).map((one) => one.message));
  expect(messages).toEqual([
    [expect.stringContaining("'flyTo'")],
    [expect.stringContaining("'fill'")],
    [expect.stringContaining('idle=soon')],
    [expect.stringContaining('not JSON')],
  ]);
});

it('a skill is rejected with names of members in the prose that objects of the SDK do not have', () => {
  const wrong = changed('mezzanine-web', '`space.center`', '`space.anchor`');
  expect(codeProblems(portal, [wrong]).map(({ message }) => message)).toEqual([
    expect.stringContaining("'anchor'"),
  ]);
});
