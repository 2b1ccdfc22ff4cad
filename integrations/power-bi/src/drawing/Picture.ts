import type { Row } from '../data/readTable.ts';
import type { Drawing, Settings } from '../settings/settings.ts';

/** What to draw of the report. */
export interface Picture {
  readonly drawing: Drawing;
  readonly rows: readonly Row[];
  readonly hasFloors: boolean;
  readonly settings: Settings;
  /** Rows that the user selected; empty for none. */
  readonly chosen: ReadonlySet<Row>;
}
