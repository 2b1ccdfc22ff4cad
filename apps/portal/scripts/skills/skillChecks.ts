import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { PublishedRoutes } from '../../config/publishedRoutes.ts';
import { publishedSets } from '../../config/publishedSets.ts';
import { fillProductText } from '../../config/productText.ts';
import errorTables from '../../src/components/ErrorCodes/errorCodes.json' with { type: 'json' };
import { commandProblems } from './commandProblems.ts';
import { defaultProblems } from './defaultProblems.ts';
import { fieldProblems } from './fieldProblems.ts';
import { formatProblems } from './formatProblems.ts';
import { linkProblems } from './linkProblems.ts';
import { nameProblems } from './nameProblems.ts';
import type { SkillCheck } from './SkillProblem.ts';
import { codeOf } from './skillText.ts';
import { versionProblems } from './versionProblems.ts';

/** Where the names of each skill come from, besides the pages of its set. */
const sources: Readonly<Record<string, SkillSources>> = {
  'mezzanine-web': {
    pages: ['web-sdk_versioned_docs/version-6.0'],
    names: ['packages/mezzanine-js/api-report/index.md', 'apps/portal/docs/demo-keys-and-maps.mdx'],
    codes: ['@mezzanine/mezzanine-js'],
  },
  'mezzanine-react': {
    pages: ['web-sdk_versioned_docs/version-6.0'],
    names: ['packages/react-sdk/api-report/index.md', 'packages/mezzanine-js/api-report/index.md'],
    codes: ['@mezzanine/mezzanine-js'],
  },
  'mezzanine-react-native': {
    pages: ['react-native-sdk_versioned_docs/version-5.0'],
    names: ['sdks/react-native/api-report/index.md'],
    codes: ['@mezzanine/mezzanine-js', 'mobile'],
  },
  'mezzanine-ios': {
    pages: ['ios-sdk_versioned_docs/version-5.0'],
    names: ['sdks/ios/api/Mezzanine.json', 'sdks/ios/api/MezzanineCore.json'],
    codes: ['mobile in Swift'],
  },
  'mezzanine-android': {
    pages: ['android-sdk_versioned_docs/version-5.0'],
    names: ['sdk.api', 'core.api', 'compose.api'].map((name) => `sdks/android/api/${name}`),
    codes: ['mobile'],
  },
  'mezzanine-venue-data': {
    pages: ['docs/product-venue-format-mvf/version-2', 'docs/run-a-server'],
    names: [
      'packages/mvf/api-report/index.md',
      'packages/mvf/api-report/geopackage.md',
      'packages/mvf/api-report/ifc.md',
      'packages/mvf/spec',
    ],
    codes: ['@mezzanine/mvf'],
  },
  'mezzanine-embedding': {
    pages: ['docs/embed-a-map'],
    names: ['packages/bridge/api-report/index.md'],
    codes: ['bridge'],
  },
  'mezzanine-server': {
    pages: ['docs/run-a-server', 'docs/embed-a-map', 'docs/integrations'],
    names: ['packages/api-client/README.md'],
    codes: [],
  },
};

interface SkillSources {
  /** Folders of pages, in the portal. */
  readonly pages: readonly string[];
  /** Files and folders with names, relative to the repository root. */
  readonly names: readonly string[];
  /** Tables of error codes. */
  readonly codes: readonly string[];
}

/** Every check of a single skill, except the code check, which compiles all skills together. */
export function skillChecks(root: string): readonly SkillCheck[] {
  const portal = path.join(root, 'apps/portal');
  const routes = new PublishedRoutes(portal, path.join(portal, 'src/pages'));
  const pageText = pagesIn(portal, ['docs', 'src/pages', ...latestPages()]);
  return [
    formatProblems,
    linkProblems({
      sets: publishedSets(portal),
      hasPage: (route) => routes.has(route),
      pageText,
    }),
    commandProblems(root),
    versionProblems(root, pageText),
    defaultProblems(root, {
      files: ['packages/mezzanine-js/src/view/showMap.ts'],
      variablesPage: 'apps/portal/docs/run-a-server/run-your-own-server.mdx',
    }),
    nameProblems({
      textOf: (folder) => {
        const { pages = [], names = [] } = sources[folder] ?? {};
        return (
          codeOf(pagesIn(portal, pages)) +
          names.map((name) => textOf(path.join(root, name))).join('\n')
        );
      },
      codesOf: (folder) =>
        new Set((sources[folder]?.codes ?? []).flatMap((of) => codesOf(root, of))),
    }),
    fieldProblems(root),
  ];
}

function latestPages(): readonly string[] {
  return [
    'web-sdk_versioned_docs/version-6.0',
    ...['react-native', 'ios', 'android'].map((sdk) => `${sdk}-sdk_versioned_docs/version-5.0`),
  ];
}

function pagesIn(portal: string, folders: readonly string[]): string {
  return fillProductText(folders.map((folder) => textOf(path.join(portal, folder))).join('\n'));
}

/** The text of a file, or of all text files in a folder. */
function textOf(place: string): string {
  if (path.extname(place) !== '' && !/\d$/.test(place)) return readFileSync(place, 'utf8');
  return readdirSync(place, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.mdx?$/.test(name))
    .sort()
    .map((name) => readFileSync(path.join(place, name), 'utf8'))
    .join('\n');
}

/** Error codes by table: of a package, of the bridge, or of the mobile SDKs. */
function codesOf(root: string, table: string): readonly string[] {
  const known = errorTables.find((each) => each.package === table);
  if (known !== undefined) return known.codes.map(({ code }) => code);
  const file =
    table === 'bridge'
      ? 'packages/bridge/src/BridgeError.ts'
      : 'packages/mobile-protocol/src/schema/errorCodes.ts';
  const text = readFileSync(path.join(root, file), 'utf8');
  const codes = [...text.matchAll(/^ {2}'?([a-z]+(?:-[a-z]+)*)'?: \{/gm)].map(
    ([, code = '']) => code,
  );
  return table === 'mobile in Swift' ? codes.map(camelCase) : codes;
}

function camelCase(code: string): string {
  return code.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
