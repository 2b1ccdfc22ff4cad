import { getVcsPreset } from '@docusaurus/utils';
import type { VcsConfig } from '@docusaurus/types';

/**
 * Days of last changes from the history, read at once. A downloaded archive and a copy have no
 * history of their own: their pages show no day, and build all the same.
 */
export function lastChanges(): VcsConfig {
  const git = getVcsPreset('git-eager');
  return {
    initialize: (params) => git.initialize(params),
    getFileCreationInfo: (file) => git.getFileCreationInfo(file).catch(() => null),
    getFileLastUpdateInfo: (file) => git.getFileLastUpdateInfo(file).catch(() => null),
  };
}
