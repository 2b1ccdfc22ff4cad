import { describe, expect, it } from 'vitest';
import { site } from '../../../../site.config.ts';
import type { DocSet, SetVersion } from '../../config/DocSet.ts';
import { llmsPath, siteList, versionList, type FindDocument } from './llmsLists.ts';
import { llmsText, maxLlmsCharacters, type LlmsList } from './llmsText.ts';

const list: LlmsList = {
  title: 'Maps',
  summary: 'Indoor maps.',
  notes: ['Every page is Markdown.'],
  sections: [
    {
      title: 'Start',
      entries: [
        { title: 'Colors [new]', address: 'https://a.example/c.md', description: 'Paint.' },
      ],
    },
    { title: 'Nothing', entries: [] },
  ],
  optional: [{ title: 'Old', address: 'https://a.example/old.md', description: '' }],
};

const set: DocSet = {
  id: 'web-sdk',
  name: 'Web',
  roadmapSection: 'web-sdk',
  versions: [
    {
      name: '6.0',
      label: '6.0',
      path: '',
      sidebar: [
        'getting-started',
        {
          label: 'Reference',
          items: [{ label: 'JS', document: 'api', items: ['api/camera'] }, 'unwritten'],
        },
      ],
    },
    { name: '5.0', label: '5.0', path: '5.0', sidebar: ['getting-started'] },
  ],
};

const find: FindDocument = (_set, version, file) => {
  if (file === 'unwritten') return undefined;
  const path = version.path === '' ? file : `${version.path}/${file}`;
  const entry = { title: file, address: `https://a.example/${path}.md`, description: 'About.' };
  return { entry, isGenerated: file === 'api/camera' };
};

describe('a list for language models', () => {
  it('has title, summary, notes, sections, and optional links, as defined by llmstxt.org', () => {
    expect(llmsText(list)).toBe(
      [
        '# Maps',
        '> Indoor maps.',
        'Every page is Markdown.',
        '## Start',
        '- [Colors \\[new\\]](https://a.example/c.md): Paint.',
        '## Optional',
        '- [Old](https://a.example/old.md)\n',
      ].join('\n\n'),
    );
  });

  it('that is too long is rejected with its length', () => {
    const long = { ...list, notes: ['x'.repeat(maxLlmsCharacters)] };
    expect(() => llmsText(long)).toThrow(/"Maps" .* 50\d{3} characters/);
  });
});

describe('the lists of the site', () => {
  const [latest, older] = set.versions as [SetVersion, SetVersion];

  it('include one per version with its pages by topic, and other versions as optional', () => {
    const { title, sections, optional } = versionList(set, latest, find);
    expect(title).toBe(`${site.product.name} Web SDK 6.0`);
    expect(
      sections.map((section) => [section.title, section.entries.map((one) => one.title)]),
    ).toEqual([
      ['Start', ['getting-started']],
      ['Reference: JS', ['api', 'api/camera']],
    ]);
    expect(optional.map((one) => [one.title, one.address])).toEqual([
      ['All pages of Web SDK 5.0', `${site.url}/llms-web-sdk-5.0.txt`],
    ]);
  });

  it('include one for each earlier version, with its number in the URL', () => {
    const { sections, optional } = versionList(set, older, find);
    expect(sections.map(({ entries }) => entries.map(({ address }) => address))).toEqual([
      ['https://a.example/5.0/getting-started.md'],
    ]);
    expect(optional[0]?.address).toBe(site.url + llmsPath(set));
    expect(llmsPath(set, older)).toBe('/llms-web-sdk-5.0.txt');
  });

  it('include one for the site without generated pages, with links to the lists of the sets', () => {
    const { sections, optional } = siteList([set], find, []);
    expect(sections[0]?.entries.map(({ title }) => title)).toEqual(['getting-started', 'api']);
    expect(optional).toEqual([
      {
        title: 'All pages of Web SDK',
        address: `${site.url}/llms-web-sdk.txt`,
        description: 'The latest version by topic, and links to the lists of 5.0.',
      },
    ]);
  });
});
