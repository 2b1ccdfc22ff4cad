import { nodesBelow, type MarkdownNode } from '../code/markdownTree.ts';

/**
 * Rejects boxes that Markdown does not recognize; readers would see their source.
 *
 * @throws Error with the line, if a paragraph starts with `:::`
 */
export function remarkAdmonitions() {
  return (tree: MarkdownNode): void => {
    for (const { type, children } of nodesBelow(tree)) {
      const text = type === 'paragraph' ? (children?.[0]?.value ?? '') : '';
      if (!text.startsWith(':::')) continue;
      const [line] = text.split('\n');
      throw new Error(
        `"${line}" is not a box. Write its title in brackets, such as :::info[In 5.0], and end it with ::: in a line ` +
          'of its own.',
      );
    }
  };
}
