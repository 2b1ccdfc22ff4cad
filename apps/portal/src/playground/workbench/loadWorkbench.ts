import { readKeptMap } from '../your-map/mapStore.ts';
import type { YourMap } from '../your-map/YourMap.ts';
import { startOnYourMap } from './drafts.ts';
import { Workbench } from './Workbench.tsx';

/** The workbench, and what it begins with. */
export interface LoadedWorkbench {
  readonly Workbench: typeof Workbench;
  /** The reader's own map, kept of an earlier visit. */
  readonly keptMap: YourMap | undefined;
}

/** Reads what is kept before the workbench is shown, so that no program begins without it. */
export async function loadWorkbench(): Promise<LoadedWorkbench> {
  const keptMap = await readKeptMap();
  // It may have been forgotten in another tab.
  if (keptMap === undefined) startOnYourMap(false);
  return { Workbench, keptMap };
}
