import { SearchIndex, type SearchRecord } from '@mezzanine/search';
import { indexSearch } from './site/indexSearch.ts';
import type { PackageSource } from './site/SiteSource.ts';

const head = (version: string, path: string) =>
  `---\ntitle: "T"\nurl: "http://localhost:8080${path}"\nversion: "${version}"\n---\n\n`;

/** A page that is longer than a result. */
const longPage = Array.from(
  { length: 60 },
  (_, index) => `## Part ${index}\n\n${`Sentence ${index} about maps. `.repeat(30)}`,
).join('\n\n');

const files: Readonly<Record<string, string>> = {
  '/web-sdk/camera.md': `${head('Web SDK 6.0', '/web-sdk/camera')}# Camera\n\nMove the [camera](http://localhost:8080/web-sdk/views).\n\n## Fly to a place\n\n\`\`\`ts\n// # no heading\nfly();\n\`\`\`\n\n## Set limits\n\nLimits.\n`,
  '/web-sdk/camera.html':
    '<h2 id="bound-its">Fly to a place</h2><h2 class="a" id="bound-it">Set limits<a class="hash" href="#bound-it">#</a></h2>',
  '/web-sdk/long.md': `${head('Web SDK 6.0', '/web-sdk/long')}# Long\n\n${longPage}\n`,
  '/web-sdk/api/camera.md': `${head('Web SDK 6.0', '/web-sdk/api/camera')}# Camera: API reference\n\n## Camera\n\n| Name | Default |\n| - | - |\n| \`pitch\` | \`0\` |\n\n### animateTo()\n\n\`\`\`ts\nanimateTo(state: CameraState): Promise<void>\n\`\`\`\n\nAnimates.\n\n## Labels\n\nOther.\n\n### animateTo()\n\nAnimates labels.\n`,
  '/web-sdk/migration-guide.md': `${head('Web SDK 6.0', '/web-sdk/migration-guide')}# Migrate from 5.0 to 6.0\n\n## Camera\n\nUse animateTo for flyTo.\n\n## Labels\n\nUse labels.add for addLabel.\n`,
  '/web-sdk/release-notes.md': `${head('Web SDK 6.0', '/web-sdk/release-notes')}# Release notes\n\n## 6.0.0\n\n- Labels lie on the floor.\n`,
  '/llms-web-sdk.txt':
    '# Testmaps Web SDK 6.0\n\n- [All pages of 5.0](http://localhost:8080/llms-web-sdk-5.0.txt)\n',
  '/llms.txt': '- [Camera](http://localhost:8080/web-sdk/camera.md): Move the camera.\n',
  '/mvf/v2/space.schema.json': '{"title":"Space"}',
  '/examples/examples.json': JSON.stringify([
    {
      name: 'labels/own-labels',
      title: 'Labels',
      description: 'Rooms with labels.',
      group: 'labels',
      venue: 'mall',
      notes: ['A note.'],
      file: 'main.ts',
      source: 'export {};\n',
    },
  ]),
  '/play/types.json': '{}',
};

const record = (
  path: string,
  headings: readonly string[],
  kind: SearchRecord['kind'],
): SearchRecord => ({
  objectID: path,
  path,
  type: headings.length === 1 ? 'lvl1' : headings.length === 2 ? 'lvl2' : 'lvl3',
  hierarchy: ['Part', ...headings, ...new Array<null>(6 - headings.length).fill(null)],
  content: null,
  language: 'en',
  version: '6.0',
  tags: ['docs-web-sdk-6.0'],
  set: 'web-sdk',
  kind,
  position: headings.length,
});

const api = 'Camera: API reference';

/** A documentation site of a few pages, in memory. */
export function testSite(): PackageSource {
  const index = SearchIndex.build([
    record('/web-sdk/camera', ['Camera'], 'guide'),
    record('/web-sdk/camera#fly-to-a-place', ['Camera', 'Fly to a place'], 'guide'),
    record('/web-sdk/api/camera', [api], 'reference'),
    record('/web-sdk/api/camera#camera', [api, 'Camera'], 'reference'),
    record('/web-sdk/api/camera#camera-animateto', [api, 'Camera', 'animateTo()'], 'reference'),
  ]);
  return {
    origin: 'http://localhost:8080',
    search: (query) => Promise.resolve(indexSearch(index, query)),
    readText: (path) => Promise.resolve(Object.hasOwn(files, path) ? files[path] : undefined),
    readBytes: () => Promise.resolve(undefined),
  };
}
