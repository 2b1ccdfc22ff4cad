import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import { mainFile, skillOf } from './readSkills.ts';
import { skillEntries, skillFiles } from './skillFiles.ts';

const skill = skillOf(
  'maps-web',
  new Map([
    [mainFile, '---\nname: maps-web\ndescription: Build maps. Use it when asked.\n---\n\n# Maps\n'],
    ['references/files.md', `[Page](${site.server.sampleOrigin}/a.md)\n`],
  ]),
);

describe('the files of skills', () => {
  const files = skillFiles([skill]);
  const textOf = (name: string) => strFromU8(files.get(name) ?? new Uint8Array());

  it('are served as text, as an archive of the folder, and in a list', () => {
    expect([...files.keys()]).toEqual([
      '/skills/maps-web/SKILL.md',
      '/skills/maps-web/references/files.md',
      '/skills/maps-web.zip',
      '/skills/index.json',
    ]);
    const packed = unzipSync(files.get('/skills/maps-web.zip') ?? new Uint8Array());
    expect(Object.keys(packed)).toEqual(['maps-web/SKILL.md', 'maps-web/references/files.md']);
    expect(JSON.parse(textOf('/skills/index.json'))).toEqual({
      skills: [
        {
          name: 'maps-web',
          description: 'Build maps. Use it when asked.',
          url: `${site.url}/skills/maps-web/SKILL.md`,
          archive: `${site.url}/skills/maps-web.zip`,
          files: ['SKILL.md', 'references/files.md'],
        },
      ],
    });
  });

  it('link to this site', () => {
    expect(textOf('/skills/maps-web/references/files.md')).toBe(`[Page](${site.url}/a.md)\n`);
  });

  it('are listed for language models with their first sentence', () => {
    expect(skillEntries([skill])).toEqual([
      {
        title: 'maps-web',
        address: `${site.url}/skills/maps-web/SKILL.md`,
        description: 'Build maps.',
      },
    ]);
  });
});

describe('a folder that is not a skill', () => {
  it.each([
    ['without the file', new Map<string, string>()],
    ['without front matter', new Map([[mainFile, '# Maps\n']])],
    ['with a multiline value', new Map([[mainFile, '---\nname: a\n  b\n---\n']])],
  ])('%s is rejected', (_, files) => {
    expect(() => skillOf('maps', files)).toThrow(/skills\/maps.*(Add the file|Expected "name)/);
  });
});
