import type { Venue } from '@mezzanine/mezzanine-js/headless';

/** A venue that the tools may read. */
export interface VenueEntry {
  /** Its name for the tools. */
  readonly venue: string;
  /** Size of its file. */
  readonly bytes: number;
}

/** Files of venues, which tools can validate and convert. */
export interface VenueFiles {
  /**
   * Reads a file.
   *
   * @throws ToolError if it does not exist, is outside the folder, or is too large
   */
  read(name: string): Promise<Uint8Array>;
  /**
   * Writes a new file.
   *
   * @throws ToolError if it exists already or is outside the folder
   */
  write(name: string, bytes: Uint8Array): Promise<void>;
}

/** The venues that the tools may read. */
export interface VenueStore {
  /** Lists the venues, at most 1,000. */
  list(): Promise<readonly VenueEntry[]>;
  /**
   * Reads a venue.
   *
   * @throws ToolError, MvfError, or MezzanineError if it cannot be read
   */
  open(name: string): Promise<Venue>;
  /** The files of the venues, if there are any. */
  readonly files?: VenueFiles;
}
