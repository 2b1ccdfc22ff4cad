import { readKeptMap } from '../your-map/mapStore.ts';
import type { YourMap } from '../your-map/YourMap.ts';
import { startOnYourMap } from './drafts.ts';
import { Workbench } from './Workbench.tsx';

/** The workbench and its initial data. */
export interface LoadedWorkbench {
  readonly Workbench: typeof Workbench;
  /** The user's own map from an earlier visit. */
  readonly keptMap: YourMap | undefined;
}

/** Loads stored data before the workbench is shown, so that no program starts without it. */
export async function loadWorkbench(): Promise<LoadedWorkbench> {
  const keptMap = await readKeptMap();
  // The map may have been deleted in another tab.
  if (keptMap === undefined) startOnYourMap(false);
  return { Workbench, keptMap };
}
