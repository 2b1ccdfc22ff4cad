import type { Generated } from 'kysely';

/** A venue that records belong to. */
export interface VenueRow {
  readonly id: string;
  readonly workspace: string;
  /** Digest of the bundle that its records were last taken from. */
  readonly digest: string;
  /** Counts changes that the bundle is to show. */
  readonly revision: Generated<number>;
  /** `private` is read by keys that may write, and by links to it. */
  readonly visibility: Generated<'public' | 'private'>;
  /** The version that is served; null for a demo venue as it was built. */
  readonly version: string | null;
}

/** What the API says of the findings and losses of a version. */
export interface ReportSummary {
  readonly errors: number;
  readonly warnings: number;
  readonly infos: number;
  readonly losses: number;
}

/** A version of a venue that a workspace published. It never changes. */
export interface VenueVersionRow {
  readonly id: string;
  readonly venue: string;
  readonly name: string;
  readonly description: string;
  readonly city: string | null;
  /** Format of the file that it was made of. */
  readonly format: 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson';
  /** Digest of its newest bundle. */
  readonly digest: string;
  /** JSON: {@link ReportSummary}. */
  readonly summary: string;
  /** JSON: findings and losses. */
  readonly report: string;
  readonly created_at: string;
}

/** The bundle of a version in one version of the venue format. */
export interface VenueBundleRow {
  readonly version: string;
  readonly format_version: string;
  /** SHA-256, in hexadecimal digits. */
  readonly digest: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}
