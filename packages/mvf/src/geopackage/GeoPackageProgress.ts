/** Phase of an import. */
export type GeoPackagePhase = 'opening' | 'reading layers' | 'making the venue';

/** Progress of an import. */
export interface GeoPackageProgress {
  /** Current phase of the import. */
  readonly phase: GeoPackagePhase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}
