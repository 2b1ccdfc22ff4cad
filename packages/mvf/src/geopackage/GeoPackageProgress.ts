/** What an import is doing. */
export type GeoPackagePhase = 'opening' | 'reading layers' | 'making the venue';

/** How far an import is. */
export interface GeoPackageProgress {
  /** What the import is doing. */
  readonly phase: GeoPackagePhase;
  /** Finished parts of the phase. */
  readonly done: number;
  /** Parts of the phase. */
  readonly count: number;
}
