import type { LossReport } from '@mezzanine/mvf';

/** A venue of an IFC model, for the workers that read other formats. */
export interface IfcModel {
  /** The venue as a bundle. */
  readonly bundle: ArrayBuffer;
  /** What the import lost, changed, or added. */
  readonly report: LossReport;
}

/** A message from the worker. `progress` can come several times, before one message of another kind. */
export type IfcReply =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'model'; readonly model: IfcModel }
  | { readonly kind: 'failure'; readonly message: string };
