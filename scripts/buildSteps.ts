import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { site } from '../site.config.ts';
import { buildPortal, memoryText } from '@mezzanine/tooling/build-portal';
import { copyIosPage, iosPageFiles } from '@mezzanine/tooling/copy-ios-page';
import { packPackages } from '@mezzanine/tooling/pack-packages';
import { archiveName, foundationsOf, publicPackages } from '@mezzanine/tooling/public-packages';
import { runProgram } from '@mezzanine/tooling/run-program';
import type { Step } from '@mezzanine/tooling/step';

/** Inputs of every step: the versions of all dependencies, and the build itself. */
const common = [
  'package-lock.json',
  'tsconfig.base.json',
  'packages/tooling/src/build-steps',
  'scripts/buildSteps.ts',
];

/** Our sources that examples bundle. */
const bundledSources = publicPackages.map((at) => `${at}/src`);
/** The examples, and the code that reads them. */
const exampleSources = ['examples', 'packages/tooling/src/examples'];
/** Sources of the pages about the venue format. */
const formatDocuments = ['fixtures', 'schema', 'spec', 'transcripts'].map(
  (folder) => `packages/mvf/${folder}`,
);
/** Sources of the platform API reference. */
const contractSources = ['packages/api-contract/src', 'packages/api-client/src'];
/** Sources of the pages about the viewer: its settings and its releases. */
const viewerDocuments = ['apps/viewer/src/configuration', 'apps/viewer/CHANGELOG.md'];
/** The sources of the pages and examples of the React Native SDK. */
const reactNativeSources = [
  'packages/mobile-protocol/src',
  ...['src', 'types', 'CHANGELOG.md', 'CHANGELOG-v4.md', 'CHANGELOG-v3.md'].map(
    (name) => `sdks/react-native/${name}`,
  ),
];
/** Packages that the server bundles. */
const serverPackages = ['api-contract', 'search', 'mcp', 'mvf', 'wayfinding', 'mezzanine-js'];
const packagesFolder = '.cache/packages';
const typesFolder = '.cache/types';
const downloadsFolder = '.cache/downloads';
const swiftRegistryFolder = '.cache/swift-registry';
/** Written by `npm run artifacts`. */
const mavenFolder = '.cache/maven';
const playgroundFolder = '.cache/playground';
const compressedFolder = '.cache/compressed';
const portalBuild = 'apps/portal/build';
const cardList = 'apps/portal/.cache/cards.json';
const cardsFolder = '.cache/cards';
const serverDist = 'apps/server/dist';
const searchIndex = `${serverDist}/search-index.json`;

/** The list of all files that the server serves, relative to the repository. */
export const siteManifest = `${serverDist}/site.json`;
const viewerDist = 'apps/viewer/dist';

/** The steps of the build, each after those whose outputs it reads. */
export function buildSteps(root: string): readonly Step[] {
  const script = (workspace: string) => async () => {
    await runProgram('npm', ['run', '--silent', 'build', '-w', workspace], root);
  };
  const libraries = librarySteps(root);
  const steps: readonly Step[] = [
    ...libraries.slice(0, 1),
    // The longest step starts first, concurrently with the others.
    ...portalSteps(root),
    {
      name: 'Demo venues',
      isForFirstPage: true,
      inputs: ['venues', 'packages/mvf/src'],
      outputs: ['venues/dist/venues.json'],
      run: script('@mezzanine/venues'),
    },
    // The React Native SDK's package contains this page.
    {
      name: 'Mobile page',
      inputs: ['packages/mobile-page', ...bundledSources, 'packages/mezzanine-js/leanThree.ts'],
      outputs: ['mezzanine.html', 'outdoor.js'].map((file) => `packages/mobile-page/dist/${file}`),
      run: script('@mezzanine/mobile-page'),
    },
    {
      name: 'Page in the iOS SDK',
      inputs: ['packages/mobile-page/dist', 'packages/tooling/src/testing/copyIosPage.ts'],
      outputs: iosPageFiles,
      run: async () => copyIosPage(root),
    },
    ...libraries.slice(1),
    {
      name: 'Packages for npm',
      inputs: [...publicPackages.flatMap((folder) => [folder, `${folder}/dist`]), 'LICENSE'],
      outputs: publicPackages.map((folder) => `${packagesFolder}/${archiveName(folder)}`),
      run: () => packPackages(root, publicPackages, packagesFolder),
    },
    {
      name: 'Live examples',
      isForFirstPage: true,
      inputs: [...exampleSources, 'site.config.ts', ...bundledSources, ...reactNativeSources],
      outputs: ['examples/dist/examples.json'],
      run: script('@mezzanine/examples'),
    },
    playgroundStep(root),
    visualStep(root),
    pluginsStep(root),
    swiftStep(root),
    viewerStep(script('@mezzanine/viewer')),
    ...serverSteps(root),
  ];
  return steps.map((step) => ({ ...step, inputs: [...common, ...step.inputs] }));
}

/** The pages, and the types for their code blocks. */
function portalSteps(root: string): readonly Step[] {
  return [
    {
      name: 'Portal',
      isForFirstPage: true,
      inputs: [
        'apps/portal',
        ...exampleSources,
        'site.config.ts',
        ...bundledSources,
        ...formatDocuments,
        ...contractSources,
        ...viewerDocuments,
        ...reactNativeSources,
        'packages/bridge/dist',
        'skills',
      ],
      outputs: [`${portalBuild}/index.html`, `${portalBuild}/404.html`, cardList],
      run: async () => {
        const { peakBytes } = await buildPortal(root, join(root, 'apps/portal'));
        return memoryText(peakBytes);
      },
    },
    {
      name: 'Preview pictures',
      inputs: [cardList, 'apps/portal/plugins/readers/cards', 'apps/portal/scripts/drawCards.ts'],
      outputs: [`${cardsFolder}/index.png`],
      run: async () => {
        await runScript(root, 'apps/portal/scripts/drawCards.ts', [cardList, cardsFolder]);
      },
    },
    {
      name: 'Types in code blocks',
      inputs: [
        'apps/portal',
        ...exampleSources,
        ...bundledSources,
        ...formatDocuments,
        ...contractSources,
        ...reactNativeSources,
      ],
      outputs: [typesFolder],
      run: async () => {
        await runScript(root, 'apps/portal/scripts/writeTypes.ts');
      },
    },
  ];
}

const libraryNames: Readonly<Record<string, string>> = {
  mvf: 'Venue format library',
  wayfinding: 'Wayfinding library',
  'mezzanine-js': 'Web SDK',
  'react-sdk': 'React binding',
  'maplibre-overlay': 'MapLibre binding',
  bridge: 'Bridge',
  'mobile-protocol': 'Mobile protocol',
  codemod: 'Codemod',
  search: 'Search engine',
  mcp: 'Server for assistants',
  'react-native': 'React Native SDK',
  'api-client': 'API client',
};

/** Builds each package with its own script; its types depend on the built types of its dependencies. */
function librarySteps(root: string): readonly Step[] {
  return publicPackages.map((folder) => {
    const name = folder.slice(folder.lastIndexOf('/') + 1);
    const dist = `${folder}/dist`;
    return {
      name: libraryNames[name] ?? name,
      // The portal and its search index depend on them.
      ...((name === 'bridge' || name === 'search') && { isForFirstPage: true }),
      inputs: [folder, ...foundationsOf(folder).flatMap((other) => [other, `${other}/dist`])],
      outputs: [
        `${dist}/index.js`,
        `${dist}/index.d.ts`,
        ...(name === 'mezzanine-js'
          ? [
              `${dist}/browser/mezzanine.js`,
              ...['5/mezzanine.js', '4/mezzanine.js', '4/mezzanine.global.js'].map(
                (file) => `${dist}/browser-older/${file}`,
              ),
            ]
          : []),
        ...(name === 'react-sdk' ? [`${dist}/ui/index.js`] : []),
        ...(name === 'react-native' ? [`${dist}/page.js`, `${dist}/outdoor-part.js`] : []),
        ...(name === 'bridge' ? [`${dist}/browser/mezzanine-map.js`] : []),
      ],
      run: async () => {
        // Removes outputs of deleted sources, which would be published otherwise.
        await rm(join(root, dist), { recursive: true, force: true });
        await runProgram('npm', ['run', '--silent', 'build'], join(root, folder));
      },
    };
  });
}

/** Files that the preview, the importer, and the editor of the playground load. */
function playgroundStep(root: string): Step {
  const scripts = ['preview', 'map', 'doctor', 'ifc', 'language', 'lib/react-sdk'];
  const names = [...scripts.map((name) => `${name}.js`), 'types.json', 'types-react-native.json'];
  return {
    name: 'Preview and language service',
    inputs: [
      'apps/portal/scripts/playground',
      'apps/portal/src/playground',
      'apps/portal/src/map-doctor',
      'apps/portal/src/your-map',
      'apps/portal/plugins/code',
      'apps/portal/src/components/LiveExample',
      ...exampleSources,
      ...bundledSources,
      // Programs are checked against the published types of the packages.
      ...publicPackages.map((folder) => `${folder}/dist`),
    ],
    outputs: names.map((name) => `${playgroundFolder}/${name}`),
    run: async () => {
      await runScript(root, 'apps/portal/scripts/playground/writePlayground.ts');
    },
  };
}

/** The viewer at `/viewer/`, and as a script for other pages. */
function viewerStep(run: Step['run']): Step {
  const files = ['index.html', 'sw.js', 'web.js', 'web.css'];
  return {
    name: 'Viewer',
    isForFirstPage: true,
    inputs: [
      'apps/viewer',
      'site.config.ts',
      ...bundledSources,
      'packages/mezzanine-js/leanThree.ts',
    ],
    outputs: files.map((name) => `${viewerDist}/${name}`),
    run,
  };
}

/** The Power BI visual; one from a public URL can only connect to that URL. */
function visualStep(root: string): Step {
  return {
    name: 'Visual for Power BI',
    inputs: ['integrations/power-bi', 'site.config.ts', ...bundledSources],
    outputs: [`${downloadsFolder}/mezzanine.pbiviz`],
    run: async () => {
      const from = site.url.startsWith('https://') ? ['--origin', new URL(site.url).origin] : [];
      await runScript(root, 'integrations/power-bi/build.ts', ['--out', downloadsFolder, ...from]);
    },
  };
}

/** The plugins that the WordPress pages offer for download. */
function pluginsStep(root: string): Step {
  return {
    name: 'Plugins for WordPress',
    inputs: ['integrations/wordpress', 'site.config.ts', 'packages/mvf/src/archive', 'LICENSE'],
    outputs: ['', '-web'].map(
      (kind) => `${downloadsFolder}/${site.product.slug}${kind}-plugin-for-wordpress.zip`,
    ),
    run: async () => {
      await runScript(root, 'integrations/wordpress/build.ts', ['--out', downloadsFolder]);
    },
  };
}

/** The Swift package, packed without Swift. */
function swiftStep(root: string): Step {
  return {
    name: 'Swift package',
    inputs: [
      'sdks/ios',
      'packages/mobile-page/dist',
      'packages/mobile-page/package.json',
      'packages/mvf/dist',
      'packages/tooling/src/artifacts',
      'site.config.ts',
      'LICENSE',
    ],
    outputs: [
      `${swiftRegistryFolder}/index.json`,
      `${downloadsFolder}/${site.product.slug}-ios-sdk.zip`,
    ],
    run: async () => {
      const { writeSwiftRegistry } = await import('@mezzanine/tooling/write-swift-registry');
      return writeSwiftRegistry(root, {
        registry: swiftRegistryFolder,
        downloads: downloadsFolder,
      });
    },
  };
}

/** Runs a program from its source. */
async function runScript(root: string, program: string, args: readonly string[] = []) {
  const tsx = join(root, 'node_modules/tsx/dist/cli.mjs');
  await runProgram(
    process.execPath,
    [tsx, '--conditions=mezzanine-source', program, ...args],
    root,
  );
}

/** Steps with lazy imports: parsers and bundlers would add half a second to a start. */
function serverSteps(root: string): readonly Step[] {
  return [
    {
      name: 'Search index',
      isForFirstPage: true,
      inputs: [
        portalBuild,
        'apps/server/scripts/build-steps',
        'apps/server/src/search',
        'packages/search/dist',
        'apps/server/src/static',
      ],
      outputs: [searchIndex],
      run: async () => {
        const { writeSearchIndex } = await import('@mezzanine/server/write-search-index');
        await writeSearchIndex(join(root, portalBuild), join(root, searchIndex));
      },
    },
    {
      name: 'Compressed copies and script hashes',
      inputs: [
        portalBuild,
        cardsFolder,
        'packages/mezzanine-js/dist/browser',
        'packages/mezzanine-js/dist/browser-older',
        packagesFolder,
        'examples/dist',
        typesFolder,
        playgroundFolder,
        viewerDist,
        downloadsFolder,
        'packages/bridge/dist/browser',
        'packages/mobile-page/dist',
        swiftRegistryFolder,
        mavenFolder,
        'apps/server/scripts/build-steps',
        'apps/server/src/static',
        'apps/server/src/security',
      ],
      outputs: [siteManifest],
      run: async () => {
        const { writeSiteManifest } = await import('@mezzanine/server/write-site-manifest');
        await writeSiteManifest(root, siteManifest, compressedFolder);
      },
    },
    {
      name: 'Example bundles',
      isForFirstPage: true,
      inputs: [...exampleSources, 'apps/portal/static/img/examples'],
      outputs: [`${serverDist}/example-bundles.json`],
      run: async () => {
        const { writeExampleBundles } = await import('@mezzanine/examples/write-example-bundles');
        await writeExampleBundles(root, `${serverDist}/example-bundles.json`);
      },
    },
    bundleStep(root),
  ];
}

/** Lists the files that the first build has written; the others are listed as pending. */
export async function listFirstFiles(root: string): Promise<void> {
  const { writeFirstManifest } = await import('@mezzanine/server/write-site-manifest');
  await writeFirstManifest(root, siteManifest, compressedFolder);
}

/** Bundles the server into one file. */
function bundleStep(root: string): Step {
  return {
    name: 'Server',
    isForFirstPage: true,
    inputs: [
      'apps/server/src',
      'apps/server/scripts/build-steps',
      'site.config.ts',
      ...serverPackages.map((name) => `packages/${name}/src`),
    ],
    outputs: [`${serverDist}/main.js`, `${serverDist}/uploadWorker.js`],
    run: async () => {
      const { bundleServer } = await import('@mezzanine/server/bundle-server');
      await bundleServer(root, `${serverDist}/main.js`);
    },
  };
}
