import { checkValue, type Fault } from './checkValue.ts';
import { configurationSchema } from './configurationSchema.ts';
import type { GivenFor, ValueOf } from './Schema.ts';

/** A validated configuration. */
export type Configuration = ValueOf<typeof configurationSchema>;

/** Type of `window.mezzanine`. */
export type GivenConfiguration = GivenFor<typeof configurationSchema>;

/** Result of {@link readConfiguration}. */
export interface ReadConfiguration {
  /** Undefined if there is nothing to show. */
  readonly configuration: Configuration | undefined;
  /** Invalid settings, which are ignored. */
  readonly faults: readonly Fault[];
}

/** Validates the configuration of a page. Never throws. */
export function readConfiguration(given: unknown): ReadConfiguration {
  const faults: Fault[] = [];
  const configuration = checkValue(given, configurationSchema, '', faults) as
    | Configuration
    | undefined;
  return { configuration, faults };
}
