import { isSqlite } from '@mezzanine/mvf/geopackage';
import { isIfc } from '@mezzanine/mvf/ifc';

/** Whether a file is read by WebAssembly, which only one worker may run. */
export function needsWasm(bytes: Uint8Array): boolean {
  return isIfc(bytes) || isSqlite(bytes);
}
