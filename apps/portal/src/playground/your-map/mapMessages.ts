import type { YourMap } from './YourMap.ts';

/** A file for the worker to import. */
export interface MapRequest {
  readonly file: File;
}

/** What the worker made of it. */
export type MapReply =
  | { readonly kind: 'map'; readonly map: Omit<YourMap, 'stamp'> }
  | { readonly kind: 'failure'; readonly message: string };
