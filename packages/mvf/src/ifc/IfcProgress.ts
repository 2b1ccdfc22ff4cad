/** Phase of an import. */
export type IfcPhase = 'opening' | 'reading shapes' | 'drawing floors' | 'making the graph';

/** Progress of an import. */
export interface IfcProgress {
  /** Current phase of the import. */
  readonly phase: IfcPhase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}
