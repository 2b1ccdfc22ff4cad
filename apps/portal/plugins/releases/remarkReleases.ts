import { nodesBelow, type MarkdownNode } from '../code/markdownTree.ts';
import { readReleases, type Change, type Release } from './readReleases.ts';
import { releasedSets } from './releasedSets.ts';

/**
 * Replaces `<Releases set="web-sdk" />` with the releases of that set.
 *
 * @throws if the set does not exist; the message lists the sets
 */
export function remarkReleases(root: string) {
  return () =>
    (tree: MarkdownNode): void => {
      for (const parent of [tree, ...nodesBelow(tree)]) {
        // Leaf nodes must not get the key `children`.
        if (parent.children === undefined) continue;
        parent.children = parent.children.flatMap((node) =>
          node.name === 'Releases' ? releaseNodes(root, node) : [node],
        );
      }
    };
}

function releaseNodes(root: string, node: MarkdownNode): readonly MarkdownNode[] {
  const set = (node.attributes ?? []).find(({ name }) => name === 'set')?.value;
  const released = typeof set === 'string' ? releasedSets[set] : undefined;
  if (!released) {
    const known = Object.keys(releasedSets).join(', ');
    throw new Error(`<Releases> has the unknown set ${JSON.stringify(set)}. Sets: ${known}.`);
  }
  return readReleases(root, released.packages).flatMap(nodesOf);
}

function nodesOf({ version, date, groups }: Release): readonly MarkdownNode[] {
  return [
    heading(2, `${version}, ${dayOf(date)}`),
    ...groups.flatMap(({ name, changes }) => [
      heading(3, `${name} in ${version}`),
      { type: 'list', ordered: false, children: changes.map(itemOf) } as MarkdownNode,
    ]),
  ];
}

/** Formats a date: `November 21, 2026`. */
function dayOf(date: string): string {
  return new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${date}T00:00:00Z`),
  );
}

function heading(depth: number, value: string): MarkdownNode {
  return { type: 'heading', depth, children: [{ type: 'text', value }] } as MarkdownNode;
}

function itemOf({ label, text }: Change): MarkdownNode {
  const about = label === '' ? [] : [{ type: 'text', value: `${label}: ` }];
  const words = partsOf(text).map(({ isCode, value }) => ({
    type: isCode ? 'inlineCode' : 'text',
    value,
  }));
  return { type: 'listItem', children: [{ type: 'paragraph', children: [...about, ...words] }] };
}

/** Splits the text of a change at code in backticks. */
export function partsOf(
  text: string,
): readonly { readonly isCode: boolean; readonly value: string }[] {
  return text
    .split('`')
    .map((value, index) => ({ isCode: index % 2 === 1, value }))
    .filter(({ value }) => value !== '');
}
