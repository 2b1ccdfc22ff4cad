import { blockId } from './blockId.ts';
import { highlightCode } from './highlightCode.ts';
import { languageName } from './languageNames.ts';
import {
  becomeElement,
  nodesBelow,
  staticHtmlAttribute,
  textAttribute,
  type MarkdownNode,
} from './markdownTree.ts';
import { parseFenceMeta } from './parseFenceMeta.ts';

/**
 * Turns every fenced block into `<CodeBlock>` with highlighted code, so that the browser needs no
 * highlighter. Other plugins handle blocks that quote an example or a file.
 */
export function remarkCode() {
  return async (tree: MarkdownNode): Promise<void> => {
    const blocks = nodesBelow(tree).filter(({ type }) => type === 'code');
    for (const [index, block] of blocks.entries()) {
      const meta = parseFenceMeta(block.meta ?? '');
      if (meta.example !== undefined || meta.file !== undefined) continue;
      const language = (block.lang ?? '').toLowerCase();
      const code = block.value ?? '';
      const html = await highlightCode(code, language, meta.marks);
      const types = blockId(language, code);
      becomeElement(block, 'CodeBlock', [
        staticHtmlAttribute('html', html),
        textAttribute('language', languageName(language)),
        textAttribute('htmlId', String(index)),
        ...(meta.title === undefined ? [] : [textAttribute('title', meta.title)]),
        ...(types === undefined ? [] : [textAttribute('types', types)]),
      ]);
    }
  };
}
