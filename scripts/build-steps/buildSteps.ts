import { join } from 'node:path';
import { packPackages } from './packPackages.ts';
import { runProgram } from './runProgram.ts';
import type { Step } from './Step.ts';

/** Read by every step: the versions of all dependencies, and the build itself. */
const common = ['package-lock.json', 'tsconfig.base.json', 'scripts/build-steps'];

const libraries = ['packages/mvf', 'packages/wayfinding', 'packages/mezzanine-js'];
/** Sources of ours that examples are bundled from. */
const bundledSources = [...libraries, 'packages/react-sdk'].map((at) => `${at}/src`);
/** What the pages about the venue format are made of. */
const formatDocuments = ['fixtures', 'schema', 'spec', 'transcripts'].map(
  (folder) => `packages/mvf/${folder}`,
);
const packagesFolder = '.cache/packages';
const compressedFolder = '.cache/compressed';
const portalBuild = 'apps/portal/build';
const serverDist = 'apps/server/dist';

/** The steps of the build, each after those whose outputs it reads. */
export function buildSteps(root: string): readonly Step[] {
  const script = (workspace: string) => async () => {
    await runProgram('npm', ['run', '--silent', 'build', '-w', workspace], root);
  };
  const steps: readonly Step[] = [
    {
      name: 'Demo venues',
      inputs: ['venues', 'packages/mvf/src'],
      outputs: ['venues/dist/venues.json'],
      run: script('@mezzanine/venues'),
    },
    ...librarySteps(script),
    {
      name: 'Packages for npm',
      inputs: libraries.flatMap((folder) => [folder, `${folder}/dist`]),
      outputs: ['mvf', 'wayfinding', 'mezzanine-js'].map((name) => `${packagesFolder}/${name}.tgz`),
      run: () => packPackages(root, libraries, packagesFolder),
    },
    {
      name: 'Live examples',
      inputs: ['examples', 'site.config.ts', ...bundledSources],
      outputs: ['examples/dist/examples.json'],
      run: script('@mezzanine/examples'),
    },
    {
      name: 'Portal',
      inputs: [
        'apps/portal',
        'examples',
        'site.config.ts',
        ...libraries.map((at) => `${at}/src`),
        ...formatDocuments,
      ],
      outputs: [`${portalBuild}/index.html`, `${portalBuild}/404.html`],
      run: async () => {
        const docusaurus = join(root, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
        await runProgram(process.execPath, [docusaurus, 'build'], join(root, 'apps/portal'));
      },
    },
    ...serverSteps(root),
  ];
  return steps.map((step) => ({ ...step, inputs: [...common, ...step.inputs] }));
}

/** The packages of ours that others install; each after those that it carries. */
function librarySteps(script: (workspace: string) => () => Promise<void>): readonly Step[] {
  return [
    {
      name: 'Venue format library',
      inputs: ['packages/mvf'],
      outputs: ['packages/mvf/dist/index.js', 'packages/mvf/dist/index.d.ts'],
      run: script('@mezzanine/mvf'),
    },
    {
      name: 'Wayfinding library',
      inputs: ['packages/wayfinding'],
      outputs: ['packages/wayfinding/dist/index.js', 'packages/wayfinding/dist/index.d.ts'],
      run: script('@mezzanine/wayfinding'),
    },
    {
      name: 'Web SDK',
      inputs: ['packages/mezzanine-js', 'packages/mvf', 'packages/wayfinding'],
      outputs: [
        'packages/mezzanine-js/dist/index.js',
        'packages/mezzanine-js/dist/browser/mezzanine.js',
      ],
      run: script('@mezzanine/mezzanine-js'),
    },
  ];
}

/** What they run is loaded only when they do: parsers and bundlers cost a start half a second. */
function serverSteps(root: string): readonly Step[] {
  return [
    {
      name: 'Search index',
      inputs: [portalBuild, 'apps/server/src/search', 'apps/server/src/static'],
      outputs: [`${serverDist}/search-index.json`],
      run: async () => {
        const { writeSearchIndex } = await import('./writeSearchIndex.ts');
        await writeSearchIndex(
          join(root, portalBuild),
          join(root, serverDist, 'search-index.json'),
        );
      },
    },
    {
      name: 'Compressed copies and script hashes',
      inputs: [
        ...[portalBuild, 'packages/mezzanine-js/dist/browser', packagesFolder, 'examples/dist'],
        ...['apps/server/src/static', 'apps/server/src/security'],
      ],
      outputs: [`${serverDist}/site.json`],
      run: async () => {
        const { writeSiteManifest } = await import('./writeSiteManifest.ts');
        await writeSiteManifest(root, `${serverDist}/site.json`, compressedFolder);
      },
    },
    {
      name: 'Server',
      inputs: ['apps/server/src', 'site.config.ts'],
      outputs: [`${serverDist}/main.js`],
      run: async () => {
        const { bundleServer } = await import('./bundleServer.ts');
        await bundleServer(root, `${serverDist}/main.js`);
      },
    },
  ];
}
