/** What an import is doing. */
export type IfcPhase = 'opening' | 'reading shapes' | 'drawing floors' | 'making the graph';

/** How far an import is. */
export interface IfcProgress {
  /** What the import is doing. */
  readonly phase: IfcPhase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}
