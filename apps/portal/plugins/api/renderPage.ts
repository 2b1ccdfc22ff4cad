import { htmlEscape } from 'escape-goat';
import { scrollTableHtml } from '../html/scrollTableHtml.ts';
import type { ApiIndex } from './ApiIndex.ts';
import { topicPath, topicSlug, topicTitle, type ApiPackage } from './apiPages.ts';
import { inlineHtml } from './commentHtml.ts';
import type { ExportGroup } from './exportGroups.ts';
import { mergePieces } from './mergePieces.ts';
import type { ApiWriter } from './memberRows.ts';
import { renderSymbol, type ApiPiece } from './renderSymbol.ts';
import type { ApiSymbol } from './ApiIndex.ts';

/** Input of a rendered page. */
export interface ApiSource {
  readonly index: ApiIndex;
  readonly writer: ApiWriter;
  readonly groupsOf: (api: ApiPackage) => readonly ExportGroup[];
  /** The packages of the version. */
  readonly packages: readonly ApiPackage[];
}

/** The pieces of each page, by the name in `<ApiReference of="…" />`. */
export function renderPages(source: ApiSource): ReadonlyMap<string, readonly ApiPiece[]> {
  const pages = new Map<string, readonly ApiPiece[]>();
  for (const api of source.packages) {
    const groups = source.groupsOf(api);
    if (!api.hasTopicPages) {
      for (const page of new Set(groups.map(({ name }) => topicPath(api, name)))) {
        const all = groups.filter(({ name }) => topicPath(api, name) === page);
        const pieces = all.flatMap((group) => groupPieces(source, api, group));
        pages.set(`${api.id}${page}`, mergePieces(pieces));
      }
      continue;
    }
    pages.set(api.id, mergePieces(groups.flatMap((group) => overviewPieces(source, api, group))));
    for (const group of groups) {
      const symbols = source.index.ofGroup(api.id, group.name);
      const pieces = symbols.flatMap((symbol) => renderSymbol(symbol, 2, source.writer));
      pages.set(`${api.id}${topicPath(api, group.name)}`, mergePieces(pieces));
    }
  }
  return pages;
}

/** A topic, on the page of a whole package. */
function groupPieces(source: ApiSource, api: ApiPackage, group: ExportGroup): readonly ApiPiece[] {
  const symbols = source.index.ofGroup(api.id, group.name);
  if (symbols.length === 0) return [];
  const heading = topicHeading(group.name);
  const renamed = symbols.filter((symbol) => isRenamed(source, symbol));
  if (renamed.length === symbols.length) return [heading, renamedTable(source, renamed)];
  return [heading, ...symbols.flatMap((symbol) => renderSymbol(symbol, 3, source.writer))];
}

/** A topic in the overview: each symbol with the first sentence of its description. */
function overviewPieces(
  { index, writer }: ApiSource,
  api: ApiPackage,
  group: ExportGroup,
): readonly ApiPiece[] {
  const rows = index.ofGroup(api.id, group.name).map(({ name, path, anchor, declaration }) => {
    const comment = declaration.comment ?? declaration.signatures?.[0]?.comment;
    const [first = ''] = inlineHtml(comment?.summary ?? [], writer.name).split(/(?<=[.!?]) /);
    const link = `<a href="${path}#${anchor}"><code>${htmlEscape(name)}</code></a>`;
    return `<tr id="${anchor}"><td>${link}</td><td>${first}</td></tr>`;
  });
  return rows.length === 0 ? [] : [topicHeading(group.name), tableOf(group.name, rows)];
}

/** The heading of a topic. */
export function topicHeading(group: string): ApiPiece {
  const slug = topicSlug(group);
  return { kind: 'heading', level: 2, text: topicTitle(group), id: `topic-${slug}` };
}

/** Whether this symbol of another package has a different name here. */
function isRenamed({ index }: ApiSource, { declaration, name }: ApiSymbol): boolean {
  const origin = index.byNumber(declaration.id);
  return origin !== undefined && origin.name !== name;
}

function renamedTable({ index }: ApiSource, symbols: readonly ApiSymbol[]): ApiPiece {
  const rows = symbols.map(({ name, anchor, declaration }) => {
    const origin = index.byNumber(declaration.id);
    const link = `<a href="${origin?.path}#${origin?.anchor}"><code>${origin?.name}</code></a>`;
    return `<tr id="${anchor}"><td><code>${htmlEscape(name)}</code></td><td>${link} of the web SDK</td></tr>`;
  });
  return tableOf('Renamed types', rows);
}

function tableOf(label: string, rows: readonly string[]): ApiPiece {
  return { kind: 'html', html: scrollTableHtml(label, ['Name', 'Description'], rows) };
}
