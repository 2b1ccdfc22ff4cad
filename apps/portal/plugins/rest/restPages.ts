/** A page of the reference of the platform API. */
export interface RestPage {
  /** Value of `of` in `<RestApi of="venues" />`; empty for the entrance. */
  readonly of: string;
  readonly path: string;
  /** Name in the list of pages. */
  readonly name: string;
  /** Ids of the topics on the page, in order. */
  readonly topics: readonly string[];
}

/** Id of the heading above all schemas. */
export const schemasTopic = 'schemas';
/** Id of the heading above the list of all operations. */
export const resourcesTopic = 'resources';

/** The pages of the reference, in the order of the sidebar. */
export const restPages: readonly RestPage[] = [
  { of: '', path: '/api/api', name: 'Overview', topics: [resourcesTopic, 'errors'] },
  page('venues', 'Venues', ['venues', 'images']),
  page('locations', 'Locations and categories', ['locations', 'categories']),
  page('events', 'Events and views', ['events', 'views']),
  page('directions', 'Geometry and directions', ['geometry', 'directions', 'static-maps']),
  page('private-maps', 'Private maps', ['private-maps']),
  page('webhooks', 'Webhooks', ['webhooks']),
  page('keys', 'Tokens and keys', ['tokens', 'keys', 'contract']),
  {
    of: 'data-sync',
    path: '/api/data-sync',
    name: 'Data sync',
    topics: ['data-sync', 'airport-data'],
  },
  { of: 'schemas', path: '/api/schemas', name: 'Schemas', topics: [schemasTopic] },
];

function page(of: string, name: string, topics: readonly string[]): RestPage {
  return { of, path: `/api/api/${of}`, name, topics };
}

/** `Airport data` → `airport-data`: id of the heading of a topic. */
export function topicAnchor(tag: string): string {
  return tag.toLowerCase().replaceAll(' ', '-');
}

/**
 * The page of a topic.
 *
 * @throws Error if no page has it
 */
export function pageOfTopic(topic: string): RestPage {
  const found = restPages.find(({ topics }) => topics.includes(topic));
  if (found !== undefined) return found;
  const known = restPages.flatMap(({ topics }) => topics).join(', ');
  throw new Error(
    `No page of the platform API has the topic "${topic}". Add it to plugins/rest/restPages.ts. Topics: ${known}.`,
  );
}
