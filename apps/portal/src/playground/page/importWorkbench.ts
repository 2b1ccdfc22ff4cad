import type { LoadedWorkbench } from '../workbench/loadWorkbench.ts';

/** The module of the editor and all around it. */
interface WorkbenchModule {
  readonly loadWorkbench: () => Promise<LoadedWorkbench>;
}

/** Loads the editor and all around it; called again, it loads nothing more. */
export function importWorkbench(): Promise<WorkbenchModule> {
  return import(/* webpackChunkName: "workbench" */ '../workbench/loadWorkbench.ts');
}
