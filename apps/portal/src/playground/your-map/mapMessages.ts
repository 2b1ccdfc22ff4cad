import type { YourMap } from '@mezzanine/examples/your-map';
import type { WasmImport } from '../../your-map/wasm/wasmMessages.ts';

/** A file for the worker. */
export interface MapRequest {
  readonly file: File;
  /** The result of the worker with WebAssembly. */
  readonly imported?: WasmImport;
}

/** The result of the worker. `wasm`: another worker, which may run WebAssembly, imports the file. */
export type MapReply =
  | { readonly kind: 'map'; readonly map: Omit<YourMap, 'stamp'> }
  | { readonly kind: 'wasm' }
  | { readonly kind: 'failure'; readonly message: string };
