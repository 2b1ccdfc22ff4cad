import type { Row } from '../data/readTable.ts';
import type { Drawing, Settings } from '../settings/settings.ts';

/** What is drawn of the report. */
export interface Picture {
  readonly drawing: Drawing;
  readonly rows: readonly Row[];
  readonly hasFloors: boolean;
  readonly settings: Settings;
  /** Rows the reader chose; empty for none. */
  readonly chosen: ReadonlySet<Row>;
}
