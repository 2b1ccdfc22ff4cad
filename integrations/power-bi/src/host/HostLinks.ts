import type powerbi from 'powerbi-visuals-api';
import type { Row } from '../data/readTable.ts';
import { tooltipItems } from './tooltipItems.ts';

type Host = powerbi.extensibility.visual.IVisualHost;
type SelectionId = powerbi.visuals.ISelectionId;

/** Position of the pointer in the visual. */
interface Pointing {
  readonly pointer: { readonly x: number; readonly y: number };
  readonly originalEvent: PointerEvent | KeyboardEvent;
}

/**
 * Connects rows to the report: selecting them filters other visuals, and hovering shows a tooltip.
 */
export class HostLinks {
  readonly #host: Host;
  readonly #selection: powerbi.extensibility.ISelectionManager;
  #ids = new Map<Row, SelectionId>();
  #pointed: readonly Row[] = [];
  #chosenKeys: ReadonlySet<string> = new Set();

  /** @param onChoose called with the selected rows when this visual or a bookmark selects them */
  constructor(host: Host, root: HTMLElement, onChoose: (rows: ReadonlySet<Row>) => void) {
    this.#host = host;
    this.#selection = host.createSelectionManager();
    const remember = (ids: readonly powerbi.extensibility.ISelectionId[]): void => {
      this.#chosenKeys = new Set(ids.map((id) => (id as SelectionId).getKey()));
      onChoose(this.#chosenRows());
    };
    this.#selection.registerOnSelectCallback(remember);
    this.#remember = remember;
    root.addEventListener('contextmenu', (event) => {
      event.preventDefault();
      const [row] = this.#pointed;
      const id = (row && this.#ids.get(row)) ?? ({} as SelectionId);
      void this.#selection.showContextMenu(id, { x: event.clientX, y: event.clientY });
    });
    root.addEventListener('pointerleave', () => this.#hideTooltip());
  }

  readonly #remember: (ids: readonly powerbi.extensibility.ISelectionId[]) => void;

  /** Receives new rows and returns those that are selected. */
  setRows(rows: readonly Row[], table: powerbi.DataViewTable | undefined): ReadonlySet<Row> {
    this.#pointed = [];
    this.#ids = new Map(
      table === undefined
        ? []
        : rows.map((row) => [
            row,
            this.#host.createSelectionIdBuilder().withTable(table, row.index).createSelectionId(),
          ]),
    );
    return this.#chosenRows();
  }

  /** Selects rows, adds to the selection with Ctrl or Cmd, or clears it if there are none. */
  choose(rows: readonly Row[], event: PointerEvent | KeyboardEvent): void {
    if (this.#host.hostCapabilities?.allowInteractions === false) return;
    const ids = rows.flatMap((row) => this.#ids.get(row) ?? []);
    const isMore = event.ctrlKey || event.metaKey;
    const done: powerbi.IPromise<unknown> =
      ids.length === 0 ? this.#selection.clear() : this.#selection.select(ids, isMore);
    void done.then(() => this.#remember(this.#selection.getSelectionIds()));
  }

  /** Shows a tooltip for the rows under the pointer, or hides it. */
  pointAt(rows: readonly Row[], { pointer, originalEvent }: Pointing, valueName?: string): void {
    this.#pointed = rows;
    const { tooltipService, locale } = this.#host;
    const dataItems = tooltipItems(rows, valueName, locale);
    if (dataItems.length === 0) return this.#hideTooltip();
    if (!tooltipService.enabled()) return;
    const isTouchEvent =
      originalEvent instanceof PointerEvent && originalEvent.pointerType === 'touch';
    const identities = rows.flatMap((row) => this.#ids.get(row) ?? []);
    const coordinates = [pointer.x, pointer.y];
    tooltipService.show({ coordinates, isTouchEvent, dataItems, identities });
  }

  #hideTooltip(): void {
    this.#host.tooltipService.hide({ isTouchEvent: false, immediately: true });
  }

  #chosenRows(): ReadonlySet<Row> {
    if (this.#chosenKeys.size === 0) return new Set();
    const chosen = [...this.#ids].filter(([, id]) => this.#chosenKeys.has(id.getKey()));
    return new Set(chosen.map(([row]) => row));
  }
}
