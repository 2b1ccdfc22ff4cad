import type { TypedName } from './NameReader.ts';
import type { ShownPart } from './typedBlocks.ts';

/** The file that a page fetches when the user interacts with a block: `/types/<id>.json`. */
export interface BlockTypes {
  /** Descriptions of names as HTML, without duplicates. */
  readonly texts: readonly string[];
  /** For each name: line and column from 0, length, and index of its text. */
  readonly names: readonly number[];
}

/** A name with its description as HTML. */
export interface DescribedName extends Pick<TypedName, 'line' | 'column' | 'name'> {
  readonly html: string;
}

/** The types of the names in all parts of a block. */
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

/** Column of a name in the shown line; -1 if the line differs. */
function columnOf(shown: string, name: string, column: number): number {
  const at = shown.search(/\S/) + column;
  return shown.startsWith(name, at) ? at : -1;
}
