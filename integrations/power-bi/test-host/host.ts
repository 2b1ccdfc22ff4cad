/**
 * Simulates Power BI: provides an element, data, and services to the visual, and records its calls.
 * Runs inside the sandboxed frame, into which the page's script inserts the visual's program.
 */

interface Plugin {
  create(options: unknown): { update(options: unknown): void; getFormattingModel(): unknown };
}

/** A table in Power BI's format. */
export interface Data {
  readonly roles: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
  readonly objects: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

/** Calls that the visual makes to its host. */
export interface Heard {
  readonly rendering: string[];
  readonly chosen: number[][];
  readonly tooltips: string[];
  readonly refused: string[];
}

declare global {
  interface Window {
    update(data: Data): void;
    heard: Heard;
    /** Status of web access: 0 allows it. */
    webAccess: number;
    powerbi: { visuals: { plugins: Readonly<Record<string, Plugin>> } };
  }
}

const heard: Heard = { rendering: [], chosen: [], tooltips: [], refused: [] };
let selected: { readonly row: number }[] = [];

const host = {
  locale: 'en-US',
  hostCapabilities: { allowInteractions: true },
  colorPalette: { isHighContrast: false },
  eventService: {
    renderingStarted: () => heard.rendering.push('started'),
    renderingFinished: () => heard.rendering.push('finished'),
    renderingFailed: (_: unknown, reason: string) => heard.rendering.push(`failed: ${reason}`),
  },
  webAccessService: { webAccessStatus: () => Promise.resolve(window.webAccess) },
  tooltipService: {
    enabled: () => true,
    hide: () => undefined,
    show: ({ dataItems }: { dataItems: readonly { displayName: string; value: string }[] }) =>
      heard.tooltips.push(dataItems.map((item) => `${item.displayName}: ${item.value}`).join(', ')),
  },
  createSelectionIdBuilder: () => ({
    withTable: (_: unknown, row: number) => ({
      createSelectionId: () => ({ row, getKey: () => String(row) }),
    }),
  }),
  createSelectionManager: () => ({
    registerOnSelectCallback: () => undefined,
    showContextMenu: () => Promise.resolve({}),
    clear: () => Promise.resolve((selected = [])),
    getSelectionIds: () => selected,
    select: (ids: typeof selected) => {
      selected = ids;
      heard.chosen.push(ids.map(({ row }) => row));
      return Promise.resolve(ids);
    },
  }),
};

window.heard = heard;
window.webAccess = 0;
const element = document.querySelector('main');
const [plugin] = Object.values(window.powerbi.visuals.plugins);
const visual = plugin?.create({ element, host });

window.update = ({ roles, rows, objects }) => {
  const columns = roles.map((role) => ({ displayName: role, roles: { [role]: true } }));
  const viewport = { width: 640, height: 480 };
  visual?.update({
    viewport,
    dataViews: [{ metadata: { columns, objects }, table: { columns, rows } }],
  });
};
