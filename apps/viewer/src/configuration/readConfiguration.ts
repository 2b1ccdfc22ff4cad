import { checkValue, type Fault } from './checkValue.ts';
import { configurationSchema } from './configurationSchema.ts';
import type { GivenFor, ValueOf } from './Schema.ts';

/** What the app does, checked. */
export type Configuration = ValueOf<typeof configurationSchema>;

/** What a page may set `window.mezzanine` to. */
export type GivenConfiguration = GivenFor<typeof configurationSchema>;

/** What was made of a configuration. */
export interface ReadConfiguration {
  /** Undefined where there is nothing to show. */
  readonly configuration: Configuration | undefined;
  /** What is wrong; those settings are as if they had not been given. */
  readonly faults: readonly Fault[];
}

/** Reads what a page gives. Never throws. */
export function readConfiguration(given: unknown): ReadConfiguration {
  const faults: Fault[] = [];
  const configuration = checkValue(given, configurationSchema, '', faults) as
    Configuration | undefined;
  return { configuration, faults };
}
