import { hitLabels } from '../../config/hitLabels.ts';
import type { DocSet } from '../../config/sets.ts';

/** What a set is called in running text: `Web SDK`, `Docs`. */
export function setTitle({ id, name }: DocSet): string {
  return id in hitLabels ? `${name} SDK` : name;
}
