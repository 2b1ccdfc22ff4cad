import type { Example } from '@mezzanine/tooling/examples';
import { guideOf } from './guideOf.ts';

/** The topic of React examples in every group. Its phrases would not tell groups apart. */
const sharedTopic = 'using-react';
/** The showcase apps combine topics, and their page has enough phrases of its own. */
const appsGroup = 'apps';

/**
 * Search phrases for the playground's pages of groups, from the guides of their examples: `fly to example` for
 * `fly to`. The added word keeps the guide first if the query does not ask for an example.
 *
 * @param examples - of all groups
 * @param phrases - search phrases of documents, by URL path without a slash at its end
 * @returns the phrases by URL path
 */
export function examplePhrases(
  examples: readonly Pick<Example, 'topic' | 'group'>[],
  phrases: ReadonlyMap<string, readonly string[]>,
): ReadonlyMap<string, readonly string[]> {
  const guides = new Map<string, Set<string>>();
  for (const { topic, group } of examples) {
    const { guide } = guideOf({ topic, group }, phrases);
    if (guide === undefined || topic === sharedTopic || group === appsGroup) continue;
    const page = `/playground/${group}`;
    guides.set(page, (guides.get(page) ?? new Set()).add(guide));
  }
  return new Map(
    [...guides].map(([page, own]) => [
      page,
      [...own].flatMap((guide) => (phrases.get(guide) ?? []).map((text) => `${text} example`)),
    ]),
  );
}
