import { constants } from 'node:fs';
import { lstat, open, readdir, realpath, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { loadVenue, type Venue } from '@mezzanine/mezzanine-js/headless';
import { readVenueFile, writeMvf } from '@mezzanine/mvf';
import { plainText } from '../results/plainText.ts';
import { ToolError } from '../results/ToolError.ts';
import type { VenueEntry, VenueFiles, VenueStore } from './VenueStore.ts';

const maxFileBytes = 64 * 2 ** 20;
const maxEntries = 1000;
/** Maximum number of files and folders that a list visits. */
const maxVisited = 20_000;
const maxDepth = 8;
/** Maximum number of parsed venues in memory. */
const maxOpen = 4;
const venueFile = /\.(?:zip|imdf|geojson|osm|dxf)$/i;

interface OpenVenue {
  readonly stamp: string;
  readonly venue: Promise<Venue>;
}

/** The venues in a folder. Paths that lead out of it, even through links, are rejected. */
export class FolderVenues implements VenueStore {
  readonly files: VenueFiles;
  readonly #root: string;
  readonly #open = new Map<string, OpenVenue>();

  private constructor(root: string) {
    this.#root = root;
    this.files = {
      read: (name) => this.#read(name),
      write: (name, bytes) => this.#write(name, bytes),
    };
  }

  /** @throws ToolError if there is no such folder */
  static async openFolder(folder: string): Promise<FolderVenues> {
    const root = await realpath(folder).catch(() => undefined);
    if (root === undefined || !(await stat(root)).isDirectory()) {
      throw new ToolError(`--root is "${plainText(folder)}"; expected an existing folder.`);
    }
    return new FolderVenues(root);
  }

  async list(): Promise<readonly VenueEntry[]> {
    const found: VenueEntry[] = [];
    let visited = 0;
    const visit = async (folder: string, depth: number): Promise<void> => {
      const entries = await readdir(join(this.#root, folder), { withFileTypes: true });
      entries.sort((a, b) => (a.name < b.name ? -1 : 1));
      for (const entry of entries) {
        visited += 1;
        if (visited > maxVisited || found.length >= maxEntries) return;
        if (entry.name.startsWith('.') || entry.name === 'node_modules') continue;
        const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
        if (entry.isDirectory() && depth < maxDepth) await visit(name, depth + 1);
        if (entry.isFile() && venueFile.test(name)) {
          const { size } = await lstat(join(this.#root, name));
          found.push({ venue: name, bytes: size });
        }
      }
    };
    await visit('', 1);
    return found;
  }

  async open(name: string): Promise<Venue> {
    const file = await this.#find(name);
    const { mtimeMs, size } = await stat(file);
    const stamp = `${mtimeMs} ${size}`;
    const known = this.#open.get(file);
    if (known?.stamp === stamp) return known.venue;
    const venue = this.#read(name).then(async (bytes) => {
      const { format, venue: mvf } = readVenueFile(bytes, { file: name });
      return loadVenue(format === 'mvf-2' || format === 'mvf-1' ? bytes : writeMvf(mvf));
    });
    this.#remember(file, { stamp, venue });
    return venue;
  }

  #remember(file: string, opened: OpenVenue): void {
    this.#open.delete(file);
    this.#open.set(file, opened);
    opened.venue.catch(() => this.#open.delete(file));
    const [oldest] = this.#open.keys();
    if (this.#open.size > maxOpen && oldest !== undefined) this.#open.delete(oldest);
  }

  async #read(name: string): Promise<Uint8Array> {
    // A link that replaced the file after the check is not followed.
    const handle = await open(
      await this.#find(name),
      constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0),
    );
    try {
      const { size } = await handle.stat();
      if (size > maxFileBytes) {
        throw new ToolError(
          `"${plainText(name)}" has ${size} bytes; at most ${maxFileBytes} are read.`,
        );
      }
      return new Uint8Array(await handle.readFile());
    } finally {
      await handle.close();
    }
  }

  async #write(name: string, bytes: Uint8Array): Promise<void> {
    const file = this.#pathOf(name);
    const folder = await realpath(dirname(file)).catch(() => undefined);
    if (folder !== dirname(file)) {
      throw new ToolError(
        `The folder of "${plainText(name)}" does not exist, or is a link. Write into an existing folder.`,
      );
    }
    const handle = await open(file, 'wx').catch((error: NodeJS.ErrnoException) => {
      const reason = error.code === 'EEXIST' ? 'exists already' : 'cannot be written';
      throw new ToolError(`"${plainText(name)}" ${reason}. Pass another name.`, { cause: error });
    });
    try {
      await handle.writeFile(bytes);
    } finally {
      await handle.close();
    }
  }

  /** Finds the file with a name. Its path has no links, so it is in the folder. */
  async #find(name: string): Promise<string> {
    const file = this.#pathOf(name);
    const real = await realpath(file).catch(() => undefined);
    if (real === undefined) {
      throw new ToolError(`There is no file "${plainText(name)}". List venues with venue_list.`);
    }
    if (real !== file) throw outside(name);
    if ((await stat(file)).isFile()) return file;
    throw new ToolError(`"${plainText(name)}" is not a file. List venues with venue_list.`);
  }

  #pathOf(name: string): string {
    const parts = name.split('/');
    const isPlain = parts.every((part) => part !== '' && part !== '.' && part !== '..');
    const file = join(this.#root, name);
    const isInside = file.startsWith(this.#root === sep ? sep : this.#root + sep);
    // oxlint-disable-next-line no-control-regex -- No path has control characters.
    if (!isPlain || !isInside || /[\u0000-\u001f\\:]/.test(name)) throw outside(name);
    return file;
  }
}

function outside(name: string): ToolError {
  return new ToolError(
    `"${plainText(name)}" is not a path below the root folder. Pass a path from venue_list; links are not followed.`,
  );
}
