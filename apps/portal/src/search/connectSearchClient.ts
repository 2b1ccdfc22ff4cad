import type { DocSearchTransformClient } from '@docsearch/react';
import { searchHosts } from './searchHosts.ts';

interface Transporter {
  readonly hosts: object[];
}

/**
 * Points the widget's client at our hosts and tells of each answer. The list is edited in place:
 * the client keeps the array it was made with, so that a new one would be ignored.
 */
export function connectSearchClient(
  client: DocSearchTransformClient,
  onAnswer: (query: string, count: number) => void,
): DocSearchTransformClient {
  const transporter = client.transporter as unknown as Transporter;
  transporter.hosts.splice(0, transporter.hosts.length, ...searchHosts(window.location));
  const search: DocSearchTransformClient['search'] = async (request, options) => {
    const answer = await client.search(request, options);
    const [first] = answer.results;
    if (first !== undefined && 'nbHits' in first) {
      onAnswer(String(first.query ?? ''), Number(first.nbHits ?? 0));
    }
    return answer as never;
  };
  return { ...client, search };
}
