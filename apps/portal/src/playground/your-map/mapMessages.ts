import type { YourMap } from '@mezzanine/examples/your-map';
import type { IfcModel } from '../../your-map/ifc/ifcMessages.ts';

/** A file for the worker. */
export interface MapRequest {
  readonly file: File;
  /** The result of the IFC importer. */
  readonly model?: IfcModel;
}

/** The result of the worker. `ifc`: the file is an IFC model, which another worker imports. */
export type MapReply =
  | { readonly kind: 'map'; readonly map: Omit<YourMap, 'stamp'> }
  | { readonly kind: 'ifc' }
  | { readonly kind: 'failure'; readonly message: string };
