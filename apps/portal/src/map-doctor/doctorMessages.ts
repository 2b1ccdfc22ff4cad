import type { MapNote } from '@mezzanine/examples/your-map';
import type { DrawingLayer, LayerRole, LossEntry } from '@mezzanine/mvf';
import type { DoctorFinding, DoctorFix, VenueChange } from '@mezzanine/mvf/doctor';
import type { WasmImport } from '../your-map/wasm/wasmMessages.ts';

/** A fix as the page sees it; the worker has the function. */
export type ShownFix = Omit<DoctorFix, 'apply'>;

/** A finding as the page sees it. */
export interface ShownFinding extends Omit<DoctorFinding, 'fixes'> {
  readonly fixes: readonly ShownFix[];
}

/** Formats in which the venue can be saved. */
export type SavedFormat = 'mvf' | 'imdf';

/** A request to the worker. */
export type DoctorRequest =
  | {
      readonly kind: 'open';
      readonly file: File;
      /** The result of the worker with WebAssembly. */
      readonly imported?: WasmImport;
      /** Roles of the layers of a DXF drawing. */
      readonly layers?: Readonly<Record<string, LayerRole>>;
    }
  | { readonly kind: 'preview'; readonly fix: string; readonly text?: string }
  | { readonly kind: 'apply'; readonly fix: string; readonly text?: string }
  | { readonly kind: 'apply-all' }
  | { readonly kind: 'undo' }
  | { readonly kind: 'redo' }
  | { readonly kind: 'save'; readonly format: SavedFormat };

/** The state of the file after a request. */
export interface Chart {
  readonly file: string;
  readonly fileBytes: number;
  readonly format: string;
  readonly venue: string;
  readonly floors: readonly { readonly id: string; readonly name: string }[];
  readonly spaces: number;
  /** Number of shops, rooms, and other places. */
  readonly places: number;
  /** Report and findings in short, for other pages. */
  readonly notes: readonly MapNote[];
  readonly report: readonly LossEntry[];
  readonly findings: readonly ShownFinding[];
  readonly reachability: {
    readonly spaces: number;
    readonly reachable: number;
    readonly stepFree: number;
  };
  /** Titles of the applied fixes, in order. */
  readonly applied: readonly string[];
  /** Title of the fix that `redo` repeats. */
  readonly next: string | undefined;
  /** The venue as a bundle for live examples; undefined if it cannot be written. */
  readonly bundle: ArrayBuffer | undefined;
  /** The same without the paths of its walking graph, for the map of this page. */
  readonly mapBundle: ArrayBuffer | undefined;
}

/** What a fix would change. */
export interface ShownPreview {
  readonly fix: string;
  readonly summary: string;
  /** At most 500. */
  readonly changes: readonly VenueChange[];
}

/** A message from the worker. `progress` can come several times, before one message of another kind. */
export type DoctorReply =
  | { readonly kind: 'progress'; readonly done: number; readonly all: number }
  | { readonly kind: 'chart'; readonly chart: Chart; readonly said: string }
  /** Another worker, which may run WebAssembly, imports the file. */
  | { readonly kind: 'wasm' }
  /** The file is a DXF drawing; the user chooses the roles of its layers. */
  | { readonly kind: 'layers'; readonly layers: readonly DrawingLayer[] }
  | { readonly kind: 'preview'; readonly preview: ShownPreview }
  | {
      readonly kind: 'file';
      readonly name: string;
      readonly bytes: ArrayBuffer;
      /** Content that the format cannot represent. */
      readonly losses: readonly LossEntry[];
    }
  | { readonly kind: 'failure'; readonly message: string };
