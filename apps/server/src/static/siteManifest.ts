import { z } from 'zod';

const encodedFileSchema = z.object({ path: z.string(), size: z.int() });

const siteFileSchema = z.object({
  /** Location of the file, relative to the repository. */
  path: z.string(),
  /** Content-Type that it is sent with. */
  type: z.string(),
  /** Bytes of the plain file. */
  size: z.int(),
  /** Milliseconds since 1970. */
  modified: z.number(),
  /** Digest of the plain content, used for the ETag. */
  hash: z.string(),
  /**
   * Whether its name contains a digest of its content or the version of a release, so that it can
   * be cached forever.
   */
  immutable: z.boolean(),
  br: encodedFileSchema.optional(),
  gzip: encodedFileSchema.optional(),
  /** Content-Security-Policy sources of a page's inline scripts. */
  scripts: z.array(z.string()).optional(),
});

export const siteManifestSchema = z.object({
  version: z.literal(1),
  /** All served files, by URL path. */
  files: z.record(z.string(), siteFileSchema),
  /** URL prefixes whose files the build has not written yet. */
  pending: z.array(z.string()).optional(),
});

/** One file that the server may send, as found by the build. */
export type SiteFile = z.infer<typeof siteFileSchema>;

/** The list of all files that the server may send. Others do not exist. */
export type SiteManifest = z.infer<typeof siteManifestSchema>;

/** A folder whose files are served below a URL prefix. */
export interface Mount {
  /** Ends with a slash. */
  readonly prefix: string;
  /** Relative to the repository. */
  readonly folder: string;
  /** How to build its files, for folders that `npm run build` does not write. */
  readonly buildHint?: string;
}

/** Static folders of the server. The first mount whose prefix matches a path serves it. */
export const mounts: readonly Mount[] = [
  { prefix: '/sdk/6/', folder: 'packages/mezzanine-js/dist/browser' },
  { prefix: '/sdk/5/', folder: 'packages/mezzanine-js/dist/browser-older/5' },
  { prefix: '/sdk/4/', folder: 'packages/mezzanine-js/dist/browser-older/4' },
  { prefix: '/packages/', folder: '.cache/packages' },
  { prefix: '/types/', folder: '.cache/types' },
  { prefix: '/downloads/', folder: '.cache/downloads' },
  {
    prefix: '/maven/',
    folder: '.cache/maven',
    buildHint: 'Build the Android artifacts with Maven and a JDK: npm run artifacts',
  },
  { prefix: '/swift/', folder: '.cache/swift-registry' },
  { prefix: '/examples/', folder: 'examples/dist' },
  { prefix: '/mobile-page/', folder: 'packages/mobile-page/dist' },
  { prefix: '/play/', folder: '.cache/playground' },
  { prefix: '/viewer/', folder: 'apps/viewer/dist' },
  { prefix: '/viewer/', folder: 'packages/bridge/dist/browser' },
  { prefix: '/img/cards/', folder: '.cache/cards' },
  { prefix: '/', folder: 'apps/portal/build' },
];
