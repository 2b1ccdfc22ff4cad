import type { PluginConfig } from '@docusaurus/types';
import { site } from '../../../site.config.ts';
import { sidebarFile } from './publishedSets.ts';
import { docsInstance, type DocSet } from './DocSet.ts';
import { markdownPlugins } from './markdownPlugins.ts';

/** One docs instance per set. */
export function docsPlugins(sets: readonly DocSet[]): PluginConfig[] {
  return sets.map((set) => {
    const [latest] = set.versions;
    if (latest === undefined) throw new Error(`Set ${set.id} has no version to mount.`);
    const hasCurrent = latest.name === 'current';
    return [
      '@docusaurus/plugin-content-docs',
      {
        id: docsInstance(set),
        path: set.id,
        routeBasePath: set.id,
        includeCurrentVersion: hasCurrent,
        lastVersion: latest.name,
        versions: Object.fromEntries(
          set.versions.map((version) => [
            version.name,
            {
              label: version.label,
              path: version.path,
              ...(hasCurrent ? { banner: 'none', badge: false } : {}),
            },
          ]),
        ),
        ...(hasCurrent ? { sidebarPath: sidebarFile(set, latest) } : {}),
        sidebarCollapsible: true,
        sidebarCollapsed: false,
        breadcrumbs: true,
        showLastUpdateTime: true,
        editUrl: site.links.edit,
        ...markdownPlugins(),
      },
    ];
  });
}
