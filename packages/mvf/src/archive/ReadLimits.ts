/** How large an archive `readMvf` accepts. Sizes are checked before anything is unpacked. */
export interface ReadLimits {
  /** Bytes of the archive itself; 64 MiB unless told otherwise. */
  readonly maxArchiveBytes: number;
  /** Bytes of all files unpacked; 256 MiB unless told otherwise. */
  readonly maxUnpackedBytes: number;
  /** Bytes of all JSON files that are read; 64 MiB unless told otherwise. */
  readonly maxJsonBytes: number;
  /** Number of entries, folders included; 4,096 unless told otherwise. */
  readonly maxFiles: number;
  /** Unpacked bytes per packed byte, of any file and of the whole; 200 unless told otherwise. */
  readonly maxRatio: number;
  /** Folders a file may be in, one inside the other; 1 unless told otherwise. */
  readonly maxFolders: number;
}

/** The limits that hold when `readMvf` is given none. */
export const defaultReadLimits: ReadLimits = {
  maxArchiveBytes: 64 * 2 ** 20,
  maxUnpackedBytes: 256 * 2 ** 20,
  // In memory, JSON made to harm takes twenty times its size.
  maxJsonBytes: 64 * 2 ** 20,
  maxFiles: 4096,
  maxRatio: 200,
  maxFolders: 1,
};
