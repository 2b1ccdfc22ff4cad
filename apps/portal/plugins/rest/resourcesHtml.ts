import { operations } from '@mezzanine/api-contract/open-api-document';
import type { Operation } from '@mezzanine/api-contract/operation';
import { htmlEscape } from 'escape-goat';
import { operationAnchor } from './restAnchors.ts';
import { pageOfTopic, restPages, topicAnchor, type RestPage } from './restPages.ts';

/** The operations of each topic, by the id of its heading. */
function topicsOf(): ReadonlyMap<string, readonly Operation[]> {
  const topics = new Map<string, Operation[]>();
  for (const operation of operations) {
    const id = topicAnchor(operation.tags[0]);
    topics.set(id, [...(topics.get(id) ?? []), operation]);
  }
  return topics;
}

function operationsHtml(own: readonly Operation[], path: string): string {
  const entries = own.map(
    ({ method, operationId, summary }) =>
      `<li><span class="rest-method rest-${method}">${method.toUpperCase()}</span> ` +
      `<a href="${path}#${operationAnchor(operationId)}">${htmlEscape(summary)}</a></li>`,
  );
  return `<ul>${entries.join('')}</ul>`;
}

/** Every topic with links to its operations, for the page that all others start from. */
export function resourcesHtml(): string {
  const parts = [...topicsOf()].map(([id, own]) => {
    const { path } = pageOfTopic(id);
    const name = htmlEscape(own[0]?.tags[0] ?? '');
    return `<li><p><a href="${path}#${id}">${name}</a></p>${operationsHtml(own, path)}</li>`;
  });
  return `<ul class="rest-resources">${parts.join('')}</ul>`;
}

/** Links to all pages of the reference, and to the operations of the current one. */
export function navigationHtml(current: RestPage): string {
  const topics = topicsOf();
  const own = current.topics.flatMap((topic) => topics.get(topic) ?? []);
  const entries = restPages.map((page) => {
    if (page !== current) return `<li><a href="${page.path}">${page.name}</a></li>`;
    const list = own.length === 0 ? '' : operationsHtml(own, page.path);
    return `<li><a href="${page.path}" aria-current="page">${page.name}</a>${list}</li>`;
  });
  return `<nav aria-label="Pages of the API reference"><ul>${entries.join('')}</ul></nav>`;
}
