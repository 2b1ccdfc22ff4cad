import {
  exportImdf,
  MvfError,
  writeMvf,
  type LayerRole,
  type LossReport,
  type Mvf,
} from '@mezzanine/mvf';
import {
  changesOf,
  describeChanges,
  type Diagnosis,
  DoctorHistory,
  type DoctorFix,
  examineVenue,
  fixAll,
  openFile,
} from '@mezzanine/mvf/doctor';
import { zipSync } from 'fflate';
import { notesOf, placesOf } from '../your-map/describeVenue.ts';
import type { Chart, DoctorReply, SavedFormat } from './doctorMessages.ts';
import { withoutPaths } from './withoutPaths.ts';

/** Changes that a preview draws at most. */
const mostChanges = 500;

/** A file, and what is known about it. */
interface OpenedSource {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Roles of the layers of a DXF drawing; default: by their names. */
  readonly layers?: Readonly<Record<string, LayerRole>> | undefined;
  /** Source file from which another importer created the bytes, which are a bundle. */
  readonly imported?: {
    readonly format: string;
    readonly fileBytes: number;
    readonly report: LossReport;
  };
  readonly onProgress?: (done: number, all: number) => void;
}

/** One file under examination, with the versions that its fixes created. */
export class DoctorSession {
  readonly #file: string;
  readonly #fileBytes: number;
  readonly #format: string;
  readonly #report: LossReport;
  readonly #history: DoctorHistory;
  readonly #onProgress: (done: number, all: number) => void;
  #diagnosis: Diagnosis;

  /**
   * Reads and examines a file.
   *
   * @throws MvfError if it contains no venue, is damaged, or is over a limit
   */
  constructor({ name, bytes, layers, imported, onProgress = () => undefined }: OpenedSource) {
    const { format, venue, report } = openFile(bytes, {
      file: name,
      ...(layers && { drawing: { layers } }),
    });
    this.#file = name;
    this.#fileBytes = imported?.fileBytes ?? bytes.byteLength;
    this.#format = imported?.format ?? format;
    this.#report = imported?.report ?? report;
    this.#onProgress = onProgress;
    this.#history = new DoctorHistory(venue);
    this.#diagnosis = examineVenue(venue, { onProgress });
  }

  /** The current state, for the page. */
  chart(): Chart {
    const { venue, findings, reachability } = this.#diagnosis;
    const bundle = bundleOf(this.#history.venue);
    return {
      file: this.#file,
      fileBytes: this.#fileBytes,
      format: this.#format,
      venue: venue.manifest.name,
      floors: venue.floors.map(({ properties: { id, name } }) => ({ id, name })),
      spaces: Object.values(venue.spaces).flat().length,
      places: placesOf(venue),
      notes: notesOf(this.#report, findings),
      report: this.#report.entries,
      findings: findings.map(({ fixes, ...finding }) => ({
        ...finding,
        fixes: fixes.map(({ apply: _apply, ...fix }) => fix),
      })),
      reachability,
      applied: this.#history.applied,
      next: this.#history.next,
      bundle,
      mapBundle: bundle && bundleOf(withoutPaths(this.#history.venue)),
    };
  }

  /** Describes what a fix would change. */
  preview(id: string, text?: string): DoctorReply {
    const fix = this.#fix(id);
    const changes = changesOf(this.#history.venue, fix.apply(this.#history.venue, text));
    const preview = {
      fix: id,
      summary: describeChanges(changes),
      changes: changes.slice(0, mostChanges),
    };
    return { kind: 'preview', preview };
  }

  /** Applies a fix. @returns what happened, for people */
  apply(id: string, text?: string): string {
    const fix = this.#fix(id);
    const before = this.#history.venue;
    const after = fix.apply(before, text);
    if (!this.#history.add(after, fix.title)) return 'The fix changed nothing.';
    this.#examine();
    return `${fix.title}: ${describeChanges(changesOf(before, after))}.`;
  }

  /** Applies every automatic fix as one step. @returns what happened, for people */
  applyAll(): string {
    const { venue, applied, findings, reachability } = fixAll(this.#history.venue, {
      onProgress: this.#onProgress,
    });
    const count = applied.length === 1 ? '1 fix' : `${applied.length.toLocaleString('en')} fixes`;
    if (!this.#history.add(venue, count)) return 'Nothing can be fixed automatically.';
    this.#diagnosis = { venue, findings, reachability };
    return `${count} applied.`;
  }

  /** Returns to the previous version. @returns what happened, for people */
  undo(): string {
    const last = this.#history.applied.at(-1) ?? '';
    if (!this.#history.undo()) return 'There is nothing to undo.';
    this.#examine();
    return `Undone: ${last}.`;
  }

  /** Repeats what was undone last. @returns what happened, for people */
  redo(): string {
    const { next } = this.#history;
    if (!this.#history.redo()) return 'There is nothing to redo.';
    this.#examine();
    return `Redone: ${next ?? ''}.`;
  }

  /** The venue as a file. */
  save(format: SavedFormat): DoctorReply {
    const stem = this.#file.replace(/(?:\.(?:mvf|imdf|geojson|shp))?\.[a-z]{2,7}$/i, '');
    if (format === 'mvf') {
      const bytes = writeMvf(this.#history.venue);
      return {
        kind: 'file',
        name: `${stem}.mvf.zip`,
        bytes: new Uint8Array(bytes).buffer,
        losses: [],
      };
    }
    const { files, report } = exportImdf(this.#history.venue);
    const bytes = new Uint8Array(zipSync({ ...files })).buffer;
    return { kind: 'file', name: `${stem}.imdf.zip`, bytes, losses: report.entries };
  }

  #examine(): void {
    this.#diagnosis = examineVenue(this.#history.venue, { onProgress: this.#onProgress });
  }

  #fix(id: string): DoctorFix {
    for (const { fixes } of this.#diagnosis.findings) {
      const fix = fixes.find((one) => one.id === id);
      if (fix !== undefined) return fix;
    }
    throw new Error('The finding of this fix no longer exists. Choose another one.');
  }
}

function bundleOf(venue: Mvf): ArrayBuffer | undefined {
  try {
    return new Uint8Array(writeMvf(venue)).buffer;
  } catch (error) {
    // A venue with broken references has findings, but no bundle and no map.
    if (error instanceof MvfError) return undefined;
    throw error;
  }
}
