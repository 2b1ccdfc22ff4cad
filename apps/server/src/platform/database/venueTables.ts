import type { Generated } from 'kysely';

/** A venue with records. */
export interface VenueRow {
  readonly id: string;
  readonly workspace: string;
  /** Digest of the bundle that its records were last imported from. */
  readonly digest: string;
  /** Number of changes that the bundle must include. */
  readonly revision: Generated<number>;
  /** `private` venues are readable with keys that have write access, and with links. */
  readonly visibility: Generated<'public' | 'private'>;
  /** The published version; null for an unchanged demo venue. */
  readonly version: string | null;
}

/** Findings and losses of a version, as the API returns them. */
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
  /** Format of its source file. */
  readonly format: 'mvf-2' | 'mvf-1' | 'imdf' | 'geojson' | 'osm' | 'shapefile' | 'dxf';
  /** Digest of its newest bundle. */
  readonly digest: string;
  /** JSON: {@link ReportSummary}. */
  readonly summary: string;
  /** JSON: findings and losses. */
  readonly report: string;
  readonly created_at: string;
}

/** The bundle of a published version in one version of the format. */
export interface VenueBundleRow {
  readonly version: string;
  readonly format_version: string;
  /** SHA-256, hexadecimal. */
  readonly digest: string;
  readonly size: number;
  readonly bytes: Uint8Array;
}
