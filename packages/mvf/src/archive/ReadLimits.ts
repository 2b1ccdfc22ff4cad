/** Limits on archives that `readMvf` accepts. Sizes are checked before anything is unpacked. */
export interface ReadLimits {
  /** Size of the archive in bytes; default 64 MiB. */
  readonly maxArchiveBytes: number;
  /** Unpacked size of all files in bytes; default 256 MiB. */
  readonly maxUnpackedBytes: number;
  /** Unpacked size of all JSON files that are read, in bytes; default 64 MiB. */
  readonly maxJsonBytes: number;
  /** Number of entries, including folders; default 4,096. */
  readonly maxFiles: number;
  /**
   * Compression ratio of any file and of the whole archive: unpacked bytes per packed byte; default
   * 200.
   */
  readonly maxRatio: number;
  /** Maximum folder depth; default 1. */
  readonly maxFolders: number;
}

/** Default limits of `readMvf`. */
export const defaultReadLimits: ReadLimits = {
  maxArchiveBytes: 64 * 2 ** 20,
  maxUnpackedBytes: 256 * 2 ** 20,
  // In memory, malicious JSON takes twenty times its size.
  maxJsonBytes: 64 * 2 ** 20,
  maxFiles: 4096,
  maxRatio: 200,
  maxFolders: 1,
};
