import { createHash } from 'node:crypto';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { apiFolders, forgetApi, loadApi, type Api } from './Api.ts';
import type { ApiPageData } from './ApiPageData.ts';
import { restPage } from '../rest/remarkRestApi.ts';
import type { RestPiece } from '../rest/RestPiece.ts';
import { restPieces } from '../rest/restPieces.ts';
import { optionsPage } from './remarkOptionsTables.ts';
import type { ApiPiece } from './renderSymbol.ts';

/** Import of the data of all pages, which the plugin writes. */
const pagesModule = '@generated/mezzanine-api/default/pages.json';

/**
 * Generates the API reference and option tables from the packages' sources, and the reference of the
 * platform API from the server's contract.
 *
 * The generated HTML is only in the page. In a script, it would be downloaded twice.
 */
export function apiPlugin(root: string) {
  return function mezzanineApi({
    generatedFilesDir,
  }: Pick<LoadContext, 'generatedFilesDir'>): Plugin {
    const pagesFile = path.join(generatedFilesDir, 'mezzanine-api/default/pages.json');
    let outline = '';
    return {
      name: 'mezzanine-api',
      getPathsToWatch: () => [
        ...apiFolders.map((folder) => path.join(root, folder, '**/*.{ts,tsx}')),
        path.join(root, 'sdks/*/api/*.json'),
      ],
      async contentLoaded({ actions }) {
        forgetApi(root);
        const api = await loadApi(root);
        const rest = await restPieces();
        outline = outlineOf(api, rest);
        const { pages, optionsTables } = api;
        const tables = [...optionsTables].map(
          ([name, html]) => [optionsPage(name), [{ kind: 'html', html }]] as const,
        );
        const data = [...pages, ...tables, [restPage, rest] as const].map(
          ([id, pieces]) => [id, pageData(pieces)] as const,
        );
        await actions.createData('pages.json', JSON.stringify(Object.fromEntries(data)));
      },
      configureWebpack(config, isServer, { currentBundler }) {
        const settings = config.experiments as
          | { readonly cache?: { version?: string } }
          | undefined;
        // Set in place, because Docusaurus merges returned settings after its own.
        if (settings?.cache) settings.cache.version = `${settings.cache.version}-${outline}`;
        if (!isServer) return {};
        const { NormalModuleReplacementPlugin } = currentBundler.instance;
        const components = path.resolve(__dirname, '../../src/components/ApiHtml');
        return {
          // Otherwise, the code of each page that contains a part would contain all parts of all pages.
          externals: { [pagesModule]: `commonjs ${pagesFile}` },
          plugins: [
            new NormalModuleReplacementPlugin(
              /\/pageInBrowser\.ts$/,
              path.join(components, 'pageOnServer.ts'),
            ),
          ],
        };
      },
    };
  };
}

/** Hash of the reference data in compiled pages: cached pages with another hash are out of date. */
function outlineOf({ pages, finders }: Api, rest: readonly RestPiece[]): string {
  const pieces = [...pages, [restPage, rest] as const].map(([id, list]) => [
    id,
    list.map((piece) => ('html' in piece ? piece.kind : piece)),
  ]);
  const symbols = [...finders.values()].flatMap((finder) =>
    finder.symbols.map(({ name, path: page }) => [name, page]),
  );
  const text = JSON.stringify([pieces, symbols]);
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

function pageData(pieces: readonly (ApiPiece | RestPiece)[]): ApiPageData {
  const parts = Object.fromEntries(
    pieces.flatMap((piece, index) => ('html' in piece ? [[index, piece.html]] : [])),
  );
  const html = Object.values(parts).join('');
  const valuesOf = (name: string): readonly string[] => [
    ...new Set(
      [...html.matchAll(new RegExp(` ${name}="([^"]+)"`, 'g'))].map(([, value = '']) => value),
    ),
  ];
  return { parts, anchors: valuesOf('id'), links: valuesOf('href') };
}
