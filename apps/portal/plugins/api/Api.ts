import path from 'node:path';
import { htmlEscape } from 'escape-goat';
import { withProduct } from '../../config/productText.ts';
import { ApiIndex, type ApiSymbol } from './ApiIndex.ts';
import {
  apiPackages,
  packageGroups,
  topicPath,
  versionBases,
  type ApiPackage,
  type ApiVersion,
} from './apiPages.ts';
import { codeAnchor, readErrorTables, withErrorCodes, type ErrorTable } from './errorCodes.ts';
import { kinds } from './kinds.ts';
import { memberRows, memberTableHtml, type ApiWriter } from './memberRows.ts';
import { readProject, type ApiModule } from './readProject.ts';
import { renderPages } from './renderPage.ts';
import { readNativeReferences } from './native/readNativeReferences.ts';
import { renderNativePages } from './native/renderNativePages.ts';
import type { ApiPiece } from './renderSymbol.ts';
import { addressOf, type SymbolFinder } from './SymbolPlace.ts';
import { TypeHtml } from './typeHtml.ts';

/** The API reference: its pages, and the page of each symbol. */
export interface Api {
  /** Symbols of each version, by set and version; a name can be a different symbol in another version. */
  readonly finders: ReadonlyMap<string, SymbolFinder>;
  /** By the name in `<ApiReference of="…" />`. */
  readonly pages: ReadonlyMap<string, readonly ApiPiece[]>;
  /** HTML tables of the properties of every 6.0 interface, by interface name. */
  readonly optionsTables: ReadonlyMap<string, string>;
}

/** Folders whose sources the reference is generated from. */
export const apiFolders = [
  'packages/mezzanine-js',
  'packages/react-sdk',
  'packages/maplibre-overlay',
  'packages/mobile-protocol',
  'packages/mvf',
  'packages/wayfinding',
  'sdks/react-native',
].map((folder) => `${folder}/src`);

const known = new Map<string, Promise<Api>>();

/** Reads the packages of a repository, once per build. */
export function loadApi(root: string): Promise<Api> {
  const found = known.get(root) ?? readApi(root);
  known.set(root, found);
  return found;
}

/** Discards what was read, after a source changed. */
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
  const indexOf = (version: ApiVersion) => indexFor(version, root, modules);
  const indexes = {
    '6.0': indexOf('6.0'),
    '5.0': indexOf('5.0'),
    '4.0': indexOf('4.0'),
    'react-native-5.0': indexOf('react-native-5.0'),
    'react-native-4.0': indexOf('react-native-4.0'),
    'react-native-3.0': indexOf('react-native-3.0'),
  };
  const tables = readErrorTables(root);
  const errors = indexes['6.0'].byName('MezzanineError');
  const groupsOf = (api: ApiPackage) => packageGroups(root, api);
  const pages = Object.entries(indexes).flatMap(([version, index]) => {
    const packages = apiPackages.filter((api) => api.version === version);
    const hasSelfLinks = packages.some((api) => api.hasTopicPages);
    const writer = writerOf(index, { tables, errors, hasSelfLinks });
    return [...renderPages({ index, writer, groupsOf, packages })];
  });
  const native = readNativeReferences(root);
  const nativePages = native.flatMap((index) => [...renderNativePages(index)]);
  return {
    finders: new Map<string, SymbolFinder>([
      ...Object.entries(indexes),
      ...native.map((index) => [index.reference.version, index] as const),
    ]),
    pages: withErrorCodes(new Map([...pages, ...nativePages]), tables),
    optionsTables: optionsTables(
      indexes['6.0'],
      writerOf(indexes['6.0'], { tables, errors, hasSelfLinks: true }),
    ),
  };
}

function indexFor(version: ApiVersion, root: string, modules: readonly ApiModule[]): ApiIndex {
  const base = versionBases[version];
  const parts = apiPackages.flatMap((api, at) => {
    const module = modules[at];
    if (module === undefined || api.version !== version) return [];
    const pathOf = (group: string): string =>
      path.posix.join(base, withProduct(api.document) + topicPath(api, group));
    return [{ api, module, groups: packageGroups(root, api), pathOf }];
  });
  return new ApiIndex(parts, modules);
}

interface WriterOptions {
  readonly tables: readonly ErrorTable[];
  /** Links error codes to the page that lists them. */
  readonly errors: ApiSymbol | undefined;
  /** Whether members link to themselves; on long pages, these links would exceed the size budget. */
  readonly hasSelfLinks: boolean;
}

function writerOf(index: ApiIndex, { tables, errors, hasSelfLinks }: WriterOptions): ApiWriter {
  const name = (text: string, number?: number): string => {
    const symbol = number === undefined ? index.byName(text) : index.byNumber(number);
    // An entry can export a type under a different name than its source.
    const html = htmlEscape(number === undefined ? text : (symbol?.name ?? text));
    return symbol === undefined ? html : `<a href="${addressOf(symbol)}">${html}</a>`;
  };
  // Type names are not unique, so only numbers identify a symbol.
  const types = new TypeHtml((text, number) =>
    number === undefined ? htmlEscape(text) : name(text, number),
  );
  const codes = new Set(tables.flatMap((table) => table.codes.map(({ code }) => code)));
  const errorName = (text: string, number?: number): string =>
    errors !== undefined && codes.has(text)
      ? `<a href="${errors.path}#${codeAnchor(text)}">${htmlEscape(text)}</a>`
      : name(text, number);
  return { types, name, errorName, hasSelfLinks };
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
