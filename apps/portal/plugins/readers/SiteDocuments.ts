import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import { site } from '../../../../site.config.ts';
import { routesOf } from '../../config/publishedSets.ts';
import { docsInstance, type DocSet, type SetVersion } from '../../config/DocSet.ts';
import type { FindDocument } from './llmsLists.ts';
import { markdownPath } from './markdownPath.ts';
import type { Crumb, PageSource } from './PageSource.ts';
import { setTitle } from './setTitle.ts';

/** The section of a page. */
export interface PagePlace {
  /** Whether it is a page of a documentation set. */
  readonly isInSet: boolean;
  /** Set and version, or the site's tagline. */
  readonly section: string;
  /** Additional lines of the Markdown front matter. */
  readonly facts: Readonly<Record<string, string>>;
  readonly trail: readonly Required<Crumb>[];
}

/** The documents of all sets, and the other pages. */
export class SiteDocuments {
  readonly #sets: readonly DocSet[];
  readonly #content: ReadonlyMap<string, LoadedContent>;

  /** @param content - loaded content of the docs plugins, by plugin id */
  constructor(sets: readonly DocSet[], content: ReadonlyMap<string, LoadedContent>) {
    this.#sets = sets;
    this.#content = content;
  }

  readonly find: FindDocument = (set, version, file) => {
    const found = this.#version(set, version)?.docs.find(({ id }) => id === file);
    if (found === undefined) return undefined;
    const markdown = markdownPath(found.permalink) ?? found.permalink;
    return {
      entry: {
        title: found.title,
        address: site.url + markdown,
        description: found.description,
      },
      // Generated documents, such as those of the API reference, have no source to edit.
      isGenerated: found.frontMatter.custom_edit_url === null,
    };
  };

  /** The section of a page, its front matter, and its breadcrumbs. */
  placeOf(page: PageSource): PagePlace {
    const [set, version] = this.#versionOf(page.path) ?? [];
    if (set === undefined || version === undefined) return placeOfOther(page);
    const section =
      version.name === 'current' ? setTitle(set) : `${setTitle(set)} ${version.label}`;
    const updated = this.#version(set, version)?.docs.find(
      ({ permalink }) => permalink === page.path,
    )?.lastUpdatedAt;
    return {
      isInSet: true,
      section,
      facts: {
        ...(version.name === 'current' ? {} : { version: section }),
        ...(updated ? { updated: new Date(updated).toISOString().slice(0, 10) } : {}),
      },
      trail: this.#trail(page, { name: section, path: routesOf(set, version)[0] ?? page.path }),
    };
  }

  /** Home, the set, the groups with a page, and the page, without duplicates. */
  #trail(page: PageSource, start: Required<Crumb>): readonly Required<Crumb>[] {
    const own = { name: page.crumbs.at(-1)?.name ?? page.title, path: page.path };
    const groups = page.crumbs
      .slice(0, -1)
      .flatMap(({ name, path }) => (path ? [{ name, path }] : []));
    const above = [{ name: site.product.name, path: '/' }, start, ...groups];
    return [...above.filter(({ path }) => path !== own.path), own];
  }

  #versionOf(path: string): readonly [DocSet, SetVersion] | undefined {
    const [, id, second] = path.split('/');
    const set = this.#sets.find((one) => one.id === id);
    if (set === undefined) return undefined;
    const version =
      set.versions.find((one) => one.path !== '' && one.path === second) ??
      set.versions.find((one) => one.path === '');
    return version === undefined ? undefined : [set, version];
  }

  #version(set: DocSet, version: SetVersion): LoadedVersion | undefined {
    const content = this.#content.get(docsInstance(set));
    return content?.loadedVersions.find(({ versionName }) => versionName === version.name);
  }
}

function placeOfOther({ path, title }: PageSource): PagePlace {
  const section = path.startsWith('/blog') ? 'Blog' : site.product.tagline;
  return { isInSet: false, section: title === section ? '' : section, facts: {}, trail: [] };
}
