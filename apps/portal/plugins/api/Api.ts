import path from 'node:path';
import { htmlEscape } from 'escape-goat';
import { withProduct } from '../../config/productText.ts';
import { ApiIndex, type ApiSymbol } from './ApiIndex.ts';
import { apiPackages, packageGroups, topicSlug, type ApiPackage } from './apiPages.ts';
import { codeAnchor, readErrorTables, withErrorCodes, type ErrorTable } from './errorCodes.ts';
import { kinds } from './kinds.ts';
import { memberRows, memberTableHtml, type ApiWriter } from './memberRows.ts';
import { readProject } from './readProject.ts';
import { renderPages } from './renderPage.ts';
import type { ApiPiece } from './renderSymbol.ts';
import { TypeHtml } from './typeHtml.ts';

/** The version whose pages these are. */
const base = '/web-sdk';

/** The reference of the packages: its pages, and where each symbol stands. */
export interface Api {
  readonly index: ApiIndex;
  /** By what `<ApiReference of="…" />` names. */
  readonly pages: ReadonlyMap<string, readonly ApiPiece[]>;
  /** Tables of the properties of every interface, as HTML, by the interface's name. */
  readonly optionsTables: ReadonlyMap<string, string>;
}

/** Folders whose sources the reference is made of. */
export const apiFolders = [
  'mezzanine-js',
  'react-sdk',
  'maplibre-overlay',
  'mvf',
  'wayfinding',
].map((name) => `packages/${name}/src`);

const known = new Map<string, Promise<Api>>();

/** Reads the packages of a repository, once a build. */
export function loadApi(root: string): Promise<Api> {
  const found = known.get(root) ?? readApi(root);
  known.set(root, found);
  return found;
}

/** Forgets what was read, since a source has changed. */
export function forgetApi(root: string): void {
  known.delete(root);
}

async function readApi(root: string): Promise<Api> {
  const modules = await readProject({
    root,
    entryPoints: apiPackages.map(({ entryPoint }) => entryPoint),
    tsconfig: 'apps/portal/plugins/api/tsconfig.json',
    folders: apiFolders,
    cache: '.cache/api-reference',
  });
  const groupsOf = (api: ApiPackage) => packageGroups(root, api);
  const index = new ApiIndex(
    apiPackages.flatMap((api, at) => {
      const module = modules[at];
      const pathOf = (group: string): string => {
        const topic = api.hasTopicPages ? `/${topicSlug(group)}` : '';
        return path.posix.join(base, withProduct(api.document) + topic);
      };
      return module === undefined ? [] : [{ api, module, groups: groupsOf(api), pathOf }];
    }),
  );
  const tables = readErrorTables(root);
  const writer = writerOf(index, tables);
  return {
    index,
    pages: withErrorCodes(renderPages({ index, writer, groupsOf }), tables),
    optionsTables: optionsTables(index, writer),
  };
}

function writerOf(index: ApiIndex, tables: readonly ErrorTable[]): ApiWriter {
  const name = (text: string, number?: number): string => {
    const symbol = number === undefined ? index.byName(text) : index.byNumber(number);
    const html = htmlEscape(text);
    return symbol === undefined ? html : `<a href="${addressOf(symbol)}">${html}</a>`;
  };
  // A type's name says nothing by itself: only numbers tell a symbol from its namesake elsewhere.
  const types = new TypeHtml((text, number) =>
    number === undefined ? htmlEscape(text) : name(text, number),
  );
  const errors = index.byName('MezzanineError');
  const codes = new Set(tables.flatMap((table) => table.codes.map(({ code }) => code)));
  const errorName = (text: string, number?: number): string =>
    errors !== undefined && codes.has(text)
      ? `<a href="${errors.path}#${codeAnchor(text)}">${htmlEscape(text)}</a>`
      : name(text, number);
  return { types, name, errorName };
}

/** Where a symbol is described: `/web-sdk/api-reference/…#camera`. */
export function addressOf({ path: page, anchor }: ApiSymbol): string {
  return `${page}#${anchor}`;
}

function optionsTables(index: ApiIndex, writer: ApiWriter): ReadonlyMap<string, string> {
  return new Map(
    index.symbols
      .filter(({ declaration }) => declaration.kind === kinds.interface)
      .reverse()
      .map(({ name, declaration }) => {
        const rows = memberRows(declaration.children ?? [], writer);
        return [name, memberTableHtml(rows, `Properties of ${name}`)] as const;
      }),
  );
}
