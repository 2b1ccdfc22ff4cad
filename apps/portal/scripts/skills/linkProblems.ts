import { openApiDocument } from '@mezzanine/api-contract/open-api-document';
import { archiveName, publicPackages } from '@mezzanine/tooling/public-packages';
import { site } from '../../../../site.config.ts';
import type { DocSet } from '../../config/DocSet.ts';
import { llmsPath } from '../../plugins/readers/llmsLists.ts';
import { inFiles, type SkillCheck } from './SkillProblem.ts';

/** The pages and files that links in skills may lead to. */
export interface SiteAddresses {
  readonly sets: readonly DocSet[];
  /** Whether the site has a page at a path. */
  readonly hasPage: (path: string) => boolean;
  /** All text of the pages; browser tests open the URLs in it. */
  readonly pageText: string;
}

const origin = site.server.sampleOrigin;
const archives = new Set(publicPackages.map((folder) => `/packages/${archiveName(folder)}`));
const { paths } = openApiDocument(site.product.name) as { readonly paths: object };
const operations = Object.keys(paths).map(
  (path) => new RegExp(`^/api/v1${path.replace(/\{\w+\}/g, '[^/]+')}$`),
);
/** Hosts in examples and XML namespaces, which are not checked. */
const otherHosts =
  /^https?:\/\/([\w-]+\.)?example\.com\b|^http:\/\/(127\.0\.0\.1|schemas\.android\.com)\b/;

/** Finds URLs that lead to no page, package, operation, or other file of the site. */
export function linkProblems({ sets, hasPage, pageText }: SiteAddresses): SkillCheck {
  const lists = new Set([
    '/llms.txt',
    ...sets.flatMap((set) => set.versions.map((version) => llmsPath(set, version))),
  ]);
  const isKnown = (path: string): boolean => {
    if (path.endsWith('.md')) return hasPage(path.slice(0, -'.md'.length));
    if (path.startsWith('/llms')) return lists.has(path);
    if (path.startsWith('/packages/')) return archives.has(path);
    if (path.startsWith('/api/v1/')) return operations.some((operation) => operation.test(path));
    return (
      path === '' ||
      hasPage(path) ||
      [`${origin}${path}`, `\`${path}\``].some((one) => pageText.includes(one))
    );
  };
  return inFiles((text) =>
    [...text.matchAll(/https?:\/\/[^\s"'`)<>\\]+/g)].flatMap(([address]) => {
      if (otherHosts.test(address)) return [];
      if (!address.startsWith(origin)) return [`${address} is not an address of ${origin}.`];
      const path = address.slice(origin.length).replace(/[?#].*$/, '');
      return isKnown(path) ? [] : [`${address} leads to nothing on the site.`];
    }),
  );
}
