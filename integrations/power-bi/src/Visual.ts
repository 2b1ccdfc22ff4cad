import { loadVenue, type MapEvents, type MapView, showMap } from '@mezzanine/mezzanine-js';
import type powerbi from 'powerbi-visuals-api';
import { builtInVenue } from './builtInVenue.ts';
import { FloorNames } from './data/FloorNames.ts';
import { readTable, type Row, type TableReading } from './data/readTable.ts';
import { MapDrawing } from './drawing/MapDrawing.ts';
import { Panels } from './drawing/Panels.ts';
import { HostLinks } from './host/HostLinks.ts';
import { hostColors } from './host/hostColors.ts';
import { isAddressAllowed } from './host/isAddressAllowed.ts';
import type { ColorScale } from './scale/ColorScale.ts';
import { heatLegend, type Legend, legendOf } from './scale/legendOf.ts';
import { formattingModel } from './settings/formattingModel.ts';
import { type Drawing, drawingOf, readSettings, type Settings } from './settings/settings.ts';
import { type SourceChoice, venueSource } from './venueSource.ts';

type ConstructorOptions = powerbi.extensibility.visual.VisualConstructorOptions;
type UpdateOptions = powerbi.extensibility.visual.VisualUpdateOptions;

type OpenChoice = Extract<SourceChoice, { kind: 'source' }>;

/** A displayed map and its input. */
interface Shown {
  readonly key: string;
  readonly view: MapView;
  readonly drawing: MapDrawing;
}

/**
 * The visual. Power BI creates one for each instance in a report and reports every change to it.
 */
export class Visual implements powerbi.extensibility.visual.IVisual {
  readonly #host: powerbi.extensibility.visual.IVisualHost;
  readonly #root = document.createElement('div');
  readonly #map = document.createElement('div');
  readonly #panels: Panels;
  readonly #links: HostLinks;
  #settings: Settings = readSettings(undefined);
  #reading: TableReading = readTable(undefined);
  #shown: Shown | undefined;
  #loading: { readonly key: string; readonly abort: AbortController } | undefined;
  #chosen: ReadonlySet<Row> = new Set();

  constructor({ host, element }: ConstructorOptions) {
    this.#host = host;
    this.#root.className = 'mezzanine';
    this.#map.className = 'map';
    this.#root.append(this.#map);
    this.#panels = new Panels(this.#root);
    element.append(this.#root);
    this.#links = new HostLinks(host, this.#root, (chosen) => {
      this.#chosen = chosen;
      this.#draw();
    });
  }

  /** Called by Power BI with new data, settings, or size. */
  update(options: UpdateOptions): void {
    this.#host.eventService.renderingStarted(options);
    const [data] = options.dataViews ?? [];
    const settings = readSettings(data?.metadata?.objects);
    const colors = hostColors(this.#host.colorPalette, settings);
    this.#settings = { ...settings, ...colors.settings };
    this.#root.style.setProperty('--text', colors.text);
    this.#root.style.setProperty('--paper', colors.paper);
    this.#reading = readTable(data?.table);
    this.#chosen = this.#links.setRows(this.#reading.rows, data?.table);
    this.#show().then(
      () => this.#host.eventService.renderingFinished(options),
      (error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.#panels.say('The map cannot be shown', reason, this.#shown === undefined);
        this.#host.eventService.renderingFailed(options, reason);
      },
    );
  }

  /** The format pane. */
  getFormattingModel(): powerbi.visuals.FormattingModel {
    return formattingModel(this.#settings);
  }

  /** Called when the visual is removed from the page. */
  destroy(): void {
    this.#loading?.abort.abort();
    this.#close();
  }

  async #show(): Promise<void> {
    const choice = venueSource(this.#settings, builtInVenue);
    if (choice.kind === 'missing') {
      this.#loading?.abort.abort();
      this.#loading = undefined;
      this.#close();
      this.#panels.say('Show your data on an indoor map', choice.message, true);
      return;
    }
    // Labels are an option for creating a map, so changing them requires another map.
    const key = JSON.stringify([choice.key, this.#settings.map.labels]);
    if (this.#shown?.key === key) return this.#draw();
    // A map that is still loading reads settings and data when it is ready.
    if (this.#loading?.key === key) return;
    this.#loading?.abort.abort();
    const abort = new AbortController();
    this.#loading = { key, abort };
    try {
      await this.#open(choice, key, abort.signal);
    } catch (error) {
      if (!abort.signal.aborted) throw error;
    } finally {
      if (this.#loading?.abort === abort) this.#loading = undefined;
    }
  }

  async #open(choice: OpenChoice, key: string, signal: AbortSignal): Promise<void> {
    await isAddressAllowed(this.#host, choice.asks);
    if (this.#shown === undefined) this.#panels.say('Loading the map…');
    const venue = await loadVenue(choice.source, { signal, language: this.#host.locale });
    signal.throwIfAborted();
    this.#close();
    const { floor, labels, theme } = this.#settings.map;
    const first = new FloorNames(venue.floors).find(floor);
    const view = await showMap(this.#map, venue, {
      theme,
      labels: labels ? 'auto' : 'none',
      ...(first !== undefined && { floor: first }),
    });
    if (signal.aborted) return view.destroy();
    this.#shown = { key, view, drawing: new MapDrawing(view) };
    this.#follow(this.#shown);
    this.#draw();
    await view.whenIdle();
  }

  #draw(): void {
    if (this.#shown === undefined) return;
    const { view, drawing } = this.#shown;
    const { hasFloors, rows } = this.#reading;
    const settings = this.#settings;
    view.setTheme(settings.map.theme);
    const kind = drawingOf(settings, this.#reading);
    drawing.draw({ drawing: kind, rows, hasFloors, settings, chosen: this.#chosen });
    this.#panels.showLegend(settings.legend.show ? this.#legendOf(kind, drawing.scale) : undefined);
    this.#showFloors();
    this.#sayWhatIsMissing(drawing.unknown);
  }

  #legendOf(kind: Drawing, scale: ColorScale | undefined): Legend | undefined {
    const { valueName, rows } = this.#reading;
    if (scale === undefined || rows.length === 0) return undefined;
    if (kind === 'heat') return heatLegend(scale, valueName ?? 'Density');
    if (valueName === undefined && kind === 'points') return undefined;
    return legendOf(scale, valueName ?? 'Rows', this.#host.locale);
  }

  #showFloors(): void {
    const view = this.#shown?.view;
    if (view === undefined) return;
    const { current, currentStack } = view.floors;
    this.#panels.showFloors(currentStack.floors, current, (floor) => view.floors.set(floor));
  }

  #sayWhatIsMissing(unknown: readonly string[]): void {
    const { hasPositions, hasPlaces, misplaced } = this.#reading;
    if (!hasPositions && !hasPlaces) {
      return this.#panels.say(
        'Add fields to see your data',
        'Latitude, Longitude and Floor for points and heat, or Place and Value for places.',
      );
    }
    const parts = [
      ...(unknown.length > 0 ? [`not in the venue: ${namesText(unknown)}`] : []),
      ...(misplaced > 0 ? [`rows without a position on Earth: ${misplaced}`] : []),
    ];
    this.#panels.say(parts.length === 0 ? '' : 'Some data is not shown', parts.join('; '));
  }

  #follow({ view, drawing }: Shown): void {
    const rowsAt = ({ coordinate, spaces }: MapEvents['hover']): readonly Row[] =>
      drawing.rowsAt(coordinate, spaces);
    view.on('hover', (detail) => {
      this.#links.pointAt(rowsAt(detail), detail, this.#reading.valueName);
    });
    view.on('click', (detail) => {
      this.#links.choose(rowsAt(detail), detail.originalEvent);
    });
    view.on('floor-change', () => this.#showFloors());
    view.on('error', ({ error }) => this.#panels.say('The map has a problem', error.message));
  }

  #close(): void {
    this.#shown?.drawing.stop();
    this.#shown?.view.destroy();
    this.#shown = undefined;
    this.#panels.showLegend(undefined);
    this.#panels.showFloors([], undefined, () => undefined);
  }
}

/** The first names, and the number of further ones. */
function namesText(names: readonly string[]): string {
  const shown = names
    .slice(0, 3)
    .map((name) => (name.length > 40 ? `${name.slice(0, 39)}…` : name));
  const more = names.length - shown.length;
  return `${shown.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
