import type { LoadedWorkbench } from '../workbench/loadWorkbench.ts';

/** The module of the workbench. */
interface WorkbenchModule {
  readonly loadWorkbench: () => Promise<LoadedWorkbench>;
}

/** Loads the workbench, once. */
export function importWorkbench(): Promise<WorkbenchModule> {
  return import(/* webpackChunkName: "workbench" */ '../workbench/loadWorkbench.ts');
}
