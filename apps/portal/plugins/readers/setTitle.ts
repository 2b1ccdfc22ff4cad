import { hitLabels } from '../../config/hitLabels.ts';
import type { DocSet } from '../../config/DocSet.ts';

/** Name of a set in running text: `Web SDK`, `Docs`. */
export function setTitle({ id, name }: DocSet): string {
  return id in hitLabels ? `${name} SDK` : name;
}
