import { getVcsPreset } from '@docusaurus/utils';
import type { VcsConfig } from '@docusaurus/types';

/**
 * Reads the dates of last changes from the git history, all at once. Downloaded archives and copies have
 * no history: they build, but their pages show no date.
 */
export function lastChanges(): VcsConfig {
  const git = getVcsPreset('git-eager');
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: (file) => git.getFileCreationInfo(file).catch(() => null),
    getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(file).catch(() => null),
  };
}
