import type { YourMap } from '@mezzanine/examples/your-map';

/** A file for the worker. */
export interface MapRequest {
  readonly file: File;
}

/** The result of the worker. */
export type MapReply =
  | { readonly kind: 'map'; readonly map: Omit<YourMap, 'stamp'> }
  | { readonly kind: 'failure'; readonly message: string };
