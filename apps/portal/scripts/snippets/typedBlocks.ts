import path from 'node:path';
import { readExamples as readPrograms } from '@mezzanine/tooling/examples';
import { exampleLanguage } from '../../plugins/api/exampleLanguage.ts';
import { blockId } from '../../plugins/code/blockId.ts';
import { parseFenceMeta } from '../../plugins/code/parseFenceMeta.ts';
import { listQuotableFiles, readQuotableFile } from '../../plugins/files/quotableFiles.ts';
import type { Snippet } from './extractSnippets.ts';
import { readExamples } from './readExamples.ts';
import { isQuote, readSnippets, scriptsOf } from './readSnippets.ts';
import { snippetEnding, snippetModule } from './snippetService.ts';

/** A compiled module, and the blocks of pages that show it or parts of it. */
export interface TypedModule {
  /** Virtual path of the module, so that its imports resolve. */
  readonly file: string;
  readonly text: string;
  readonly blocks: readonly ShownPart[];
}

/** A part of a block that shows lines of a module. */
export interface ShownPart {
  readonly id: string;
  /** The lines as shown. */
  readonly code: string;
  /** First shown line of the module, from 0. */
  readonly moduleLine: number;
  /** First line of the block that shows it, from 0. */
  readonly blockLine: number;
}

/** Blocks of all pages whose names have types, by the module that contains them. */
export async function typedModules(root: string): Promise<readonly TypedModule[]> {
  const snippets = await readSnippets(root);
  return [
    ...pageModules(root, snippets),
    ...(await programModules(root)),
    ...(await referenceModules(root)),
    ...fileModules(root, snippets),
  ];
}

function pageModules(root: string, snippets: readonly Snippet[]): readonly TypedModule[] {
  const portal = path.join(root, 'apps/portal');
  const modules = new Map<string, TypedModule>();
  for (const snippet of snippets) {
    if (isQuote(snippet)) continue;
    const id = blockId(snippet.language, snippet.code);
    if (id === undefined) continue;
    const parts = snippet.language === 'html' ? scriptsOf(snippet) : [snippet];
    parts.forEach((part, index) => {
      const file = path.join(portal, '.snippets', `${id}-${index}.${snippetEnding(part)}`);
      modules.set(file, {
        file,
        text: snippetModule(part),
        blocks: [partOf(id, part, part.line - snippet.line)],
      });
    });
  }
  return [...modules.values()];
}

function partOf(id: string, { code }: Snippet, blockLine: number): ShownPart {
  return { id, code, moduleLine: 0, blockLine };
}

async function programModules(root: string): Promise<readonly TypedModule[]> {
  const folder = path.join(root, 'examples');
  const programs = await readPrograms(folder);
  return programs.map(({ name, file, source, regions }) =>
    moduleWith(path.join(folder, name, file), source, regions),
  );
}

/** The examples in the API reference, which shows them without fences. */
async function referenceModules(root: string): Promise<readonly TypedModule[]> {
  const modules = new Map<string, TypedModule>();
  for (const { code, comment } of await readExamples(root)) {
    const shown = comment.trim();
    const id = blockId(exampleLanguage(shown), shown);
    if (id === undefined) continue;
    const file = path.join(root, 'apps/portal/.snippets', `${id}.tsx`);
    const part = { id, code: shown, moduleLine: lineOf(code, shown), blockLine: 0 };
    modules.set(file, { file, text: code, blocks: [part] });
  }
  return [...modules.values()];
}

function fileModules(root: string, snippets: readonly Snippet[]): readonly TypedModule[] {
  const quoted = new Set(snippets.map(({ meta }) => parseFenceMeta(meta).file));
  return listQuotableFiles(root)
    .filter((file) => quoted.has(file))
    .map((file) => readQuotableFile(root, file))
    .filter(({ language }) => language === 'ts')
    .map((file) => moduleWith(path.join(root, file.path), file.text, file.regions));
}

/** A file without region markers, and its regions, which pages can show. */
function moduleWith(
  file: string,
  text: string,
  regions: Readonly<Record<string, string>>,
): TypedModule {
  const language = path.extname(file).slice(1);
  const blocks = [text, ...Object.values(regions)].flatMap((code): readonly ShownPart[] => {
    const id = blockId(language, code);
    return id === undefined ? [] : [{ id, code, moduleLine: lineOf(text, code), blockLine: 0 }];
  });
  return { file, text, blocks };
}

/** Line in text where a code block starts, ignoring indentation. */
function lineOf(text: string, code: string): number {
  const trimmed = (whole: string) => whole.split('\n').map((line) => line.trim());
  const [all, shown] = [trimmed(text), trimmed(code.trimEnd())];
  return all.findIndex((_, at) => shown.every((line, index) => all[at + index] === line));
}
