import { ToolError } from '../results/ToolError.ts';
import type { SiteSource } from './SiteSource.ts';

/** The versions of a documentation set, newest first. */
interface SetVersions {
  readonly set: string;
  readonly versions: readonly string[];
}

/**
 * Reads the versions of a set from its list of pages.
 *
 * @throws ToolError if there is no such set, or it has no versions
 */
export async function readVersions(site: SiteSource, set: string): Promise<SetVersions> {
  const list = await site.readText(`/llms-${set}.txt`);
  if (list === undefined) {
    throw new ToolError(
      `There is no documentation set "${set}". Sets with versions: web-sdk, react-native-sdk, android-sdk, ios-sdk.`,
    );
  }
  const [, latest] = /^# .*? (\d+\.\d+)$/m.exec(list) ?? [];
  const others = [...list.matchAll(/llms-[\w-]+?-(\d+\.\d+)\.txt\)/g)].map(([, one = '']) => one);
  if (latest === undefined) throw new ToolError(`The set "${set}" has only one version.`);
  const versions = [...new Set([latest, ...others])].sort((a, b) => Number(b) - Number(a));
  return { set, versions };
}

/** Path of a version of a set; the latest version has no number in its path. */
export function pathOfVersion({ set, versions }: SetVersions, version: string): string {
  return version === versions[0] ? `/${set}` : `/${set}/${version}`;
}

/**
 * Checks that a set has a version.
 *
 * @throws ToolError that lists the versions
 */
export function expectVersion({ set, versions }: SetVersions, version: string): void {
  if (versions.includes(version)) return;
  throw new ToolError(
    `The set "${set}" has no version "${version}". Versions: ${versions.join(', ')}.`,
  );
}
