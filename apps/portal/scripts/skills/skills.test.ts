import { describe, expect, it } from 'vitest';
import type { Skill } from '../../plugins/skills/readSkills.ts';
import { skillChecks } from './skillChecks.ts';
import { changed, root, skills } from './skills.fixture.ts';

const checks = skillChecks(root);

describe('the skills', () => {
  it('have true facts, in the Agent Skills format', () => {
    expect(problemsOf(skills)).toEqual([]);
  });

  it('cover every platform', () => {
    const names = [
      'android',
      'embedding',
      'ios',
      'react',
      'react-native',
      'server',
      'venue-data',
      'web',
    ];
    expect(skills.map(({ folder }) => folder)).toEqual(names.map((name) => `mezzanine-${name}`));
  });
});

describe('a skill with a wrong fact is rejected:', () => {
  it.each([
    ['mezzanine-web', 'name: mezzanine-web', 'name: web', 'Expected the name of the folder'],
    ['mezzanine-web', '\n## Rules', `${'\n'.repeat(400)}## Rules`, 'Expected fewer than 500'],
    [
      'mezzanine-web',
      'description: Build',
      `description: ${'a'.repeat(1024)} Build`,
      'Expected 1 to 1024',
    ],
    ['mezzanine-web', 'description: Build', 'description: Maps: build', 'plain YAML'],
    ['mezzanine-web', 'Use it when', 'It is for when', 'does not say when'],
    ['mezzanine-web', 'web-sdk/spaces.md', 'web-sdk/rooms.md', 'leads to nothing'],
    ['mezzanine-web', 'llms-web-sdk.txt)', 'llms-web.txt)', 'leads to nothing'],
    ['mezzanine-web', 'packages/mezzanine-js.tgz', 'packages/mezzanine.tgz', 'leads to nothing'],
    [
      'mezzanine-web',
      'http://localhost:8080/web-sdk/camera.md',
      'https://maps.test/',
      'is not an address',
    ],
    ['mezzanine-web', '`mapView.labels`', '`mapView.signs`', '"signs"'],
    ['mezzanine-web', '`focusOn`', '`zoomTo`', '"zoomTo"'],
    ['mezzanine-web', '| `no-webgl` ', '| `no-gpu` ', 'no error with the code "no-gpu"'],
    ['mezzanine-web', '| 6.0.0 ', '| 6.1.0 ', 'does not have the version 6.1.0'],
    ['mezzanine-web', '>=0.187.0', '>=0.186.0', 'does not have the version >=0.186.0'],
    ['mezzanine-web', 'three@0.187.0', 'three@0.150.0', 'No page installs three@0.150.0'],
    ['mezzanine-web', '| 50 ', '| 45 ', 'default of ShowMapOptions.pitch is not 45'],
    ['mezzanine-web', '| `pitch` ', '| `tilt` ', 'has no option `tilt`'],
    ['mezzanine-ios', '15 or later', '13 or later', 'does not have the version 13'],
    ['mezzanine-ios', '| 5.0.0 ', '| 5.2.0 ', 'does not have the version 5.2.0'],
    ['mezzanine-ios', '| `pageLost` ', '| `page-lost` ', 'no error with the code'],
    ['mezzanine-android', 'mezzanine-sdk:5.0.0', 'mezzanine-sdk:6.0.0', 'No page installs'],
    ['mezzanine-venue-data', 'npx mvf info', 'npx mvf inspect', 'no command "mvf inspect"'],
    ['mezzanine-venue-data', '--dry-run', '--preview', 'has no option --preview'],
    ['mezzanine-venue-data', 'references/files.md)', 'references/fields.md)', 'leads to no file'],
    ['mezzanine-server', '`127.0.0.1` ', '`0.0.0.0` ', 'The default of `HOST` is'],
    ['mezzanine-server', 'npm run api-key', 'npm run keys', 'no script "keys"'],
    ['mezzanine-server', '/api/v1/viewer-access', '/api/v1/links', 'leads to nothing'],
    [
      'mezzanine-server',
      'deploy/docker/compose.yaml',
      'deploy/compose.yaml',
      'no file deploy/compose.yaml',
    ],
  ])('%s with "%s" as "%s"', (folder, right, wrong, message) => {
    const found = problemsOf([changed(folder, right, wrong)]).map((one) => one.message);
    expect(found).toContainEqual(expect.stringContaining(message));
  });

  it('fields of files that the format does not have, or does not require', () => {
    const wrong = changed('mezzanine-venue-data', '`elevation`', '`level`', 'references/files.md');
    expect(problemsOf([wrong]).map(({ message }) => message)).toEqual(
      expect.arrayContaining([
        '`floor.geojson` does not require "level".',
        '`floor.geojson` requires "elevation".',
      ]),
    );
  });
});

function problemsOf(given: readonly Skill[]) {
  return given.flatMap((skill) => checks.flatMap((check) => check(skill)));
}
