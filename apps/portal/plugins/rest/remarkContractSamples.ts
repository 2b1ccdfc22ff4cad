import { attribute } from '../api/remarkApiReference.ts';
import { nodesBelow, type MarkdownNode } from '../code/markdownTree.ts';
import { contractParts } from './contractTables.ts';
import { jsonText } from './samplesOf.ts';

/**
 * Replaces `<ContractSample of="sync/location" title="GET /locations" list />` with the contract's
 * example, wrapped in a list if the endpoint returns one.
 *
 * @throws if the sample does not exist; the message lists the samples
 */
export function remarkContractSamples() {
  return (tree: MarkdownNode): void => {
    for (const node of nodesBelow(tree).filter(({ name }) => name === 'ContractSample')) {
      const of = attribute(node, 'of');
      const title = attribute(node, 'title');
      const isList = (node.attributes ?? []).some(({ name }) => name === 'list');
      const sample = contractParts.get(of)?.sample;
      if (sample === undefined) {
        const known = [...contractParts].flatMap(([name, part]) => (part.sample ? [name] : []));
        throw new Error(`The contract has no sample "${of}". Samples: ${known.join(', ')}.`);
      }
      node.type = 'code';
      node.lang = 'json';
      node.meta = title === '' ? null : `title="${title}"`;
      node.value = jsonText(isList ? [sample] : sample);
      delete node.name;
      delete node.attributes;
      delete node.children;
    }
  };
}
