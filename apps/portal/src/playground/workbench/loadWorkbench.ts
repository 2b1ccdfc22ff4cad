import { readMapChoice } from '@mezzanine/examples/map-choice';
import { chooseMap, readYourMap, type YourMap } from '@mezzanine/examples/your-map';
import { Workbench } from './Workbench.tsx';

/** The workbench and its initial data. */
export interface LoadedWorkbench {
  readonly Workbench: typeof Workbench;
  /** The user's own map from an earlier visit. */
  readonly keptMap: YourMap | undefined;
}

/** Loads stored data before the workbench is shown, so that no program starts without it. */
export async function loadWorkbench(): Promise<LoadedWorkbench> {
  const keptMap = await readYourMap();
  const isChoice = readMapChoice() !== null;
  // The map and the choice are stored in different places, and one may have been cleared.
  if (isChoice !== (keptMap !== undefined)) chooseMap(keptMap === undefined ? null : 'demo');
  return { Workbench, keptMap };
}
