import type { LossReport } from '@mezzanine/mvf';

/** A venue that a WebAssembly reader created, for the workers that read other formats. */
export interface WasmImport {
  readonly format: 'ifc' | 'geopackage';
  /** The venue as a bundle. */
  readonly bundle: ArrayBuffer;
  /** What the import lost, changed, or added. */
  readonly report: LossReport;
}

/** A message from the worker. `progress` can come several times, before one message of another kind. */
export type WasmReply =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'venue'; readonly venue: WasmImport }
  | { readonly kind: 'failure'; readonly message: string };
