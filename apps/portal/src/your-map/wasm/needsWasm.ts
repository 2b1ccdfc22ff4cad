import { isSqlite } from '@mezzanine/mvf/geopackage';
import { isIfc } from '@mezzanine/mvf/ifc';

/** Whether reading a file requires WebAssembly, which only one worker may run. */
export function needsWasm(bytes: Uint8Array): boolean {
  return isIfc(bytes) || isSqlite(bytes);
}
