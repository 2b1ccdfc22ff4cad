import type { TypedName } from './NameReader.ts';
import type { ShownPart } from './typedBlocks.ts';

/** What a page fetches when its reader turns to a block: `/types/<id>.json`. */
export interface BlockTypes {
  /** What is said of names, as HTML; each text once. */
  readonly texts: readonly string[];
  /** Of each name, one after another: its line and column from 0, its length, its text's index. */
  readonly names: readonly number[];
}

/** A name with what is said of it, as HTML. */
export interface DescribedName extends Pick<TypedName, 'line' | 'column' | 'name'> {
  readonly html: string;
}

/** The types of one block, of the names in all its parts. */
export function blockTypes(
  parts: readonly (ShownPart & { readonly described: readonly DescribedName[] })[],
): BlockTypes {
  const texts = new Map<string, number>();
  const names: number[] = [];
  for (const { code, moduleLine, blockLine, described } of parts) {
    const lines = code.split('\n');
    for (const { line, column, name, html } of described) {
      const shown = lines[line - moduleLine];
      const at = shown === undefined ? -1 : columnOf(shown, name, column);
      if (at === -1) continue;
      const text = texts.get(html) ?? texts.size;
      texts.set(html, text);
      names.push(line - moduleLine + blockLine, at, name.length, text);
    }
  }
  return { texts: [...texts.keys()], names };
}

/** The name's column in a line as it is shown; -1 where the line says something else there. */
function columnOf(shown: string, name: string, column: number): number {
  const at = shown.search(/\S/) + column;
  return shown.startsWith(name, at) ? at : -1;
}
