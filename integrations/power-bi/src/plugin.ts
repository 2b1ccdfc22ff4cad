import type powerbi from 'powerbi-visuals-api';
import { Visual } from './Visual.ts';

export { Visual };

type Options = powerbi.extensibility.visual.VisualConstructorOptions;

/** Power BI looks this up by the GUID of the visual. */
declare const PLUGIN: {
  readonly guid: string;
  readonly displayName: string;
  readonly apiVersion: string;
};

const page = globalThis as unknown as {
  powerbi?: { visuals?: { plugins?: Record<string, unknown> } };
};
const visuals = ((page.powerbi ??= {}).visuals ??= {});
const plugins = (visuals.plugins ??= {});
plugins[PLUGIN.guid] = {
  name: PLUGIN.guid,
  displayName: PLUGIN.displayName,
  class: 'Visual',
  apiVersion: PLUGIN.apiVersion,
  create: (options: Options) => new Visual(options),
  createModalDialog: () => undefined,
  custom: true,
};
