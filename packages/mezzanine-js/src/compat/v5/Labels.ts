import type { Label as Label6, LabelOptions as Options6 } from '../../index.ts';
import type { MapContext } from './MapContext.ts';
import { placeOf, primaryLocationOf, type Place } from './places.ts';
import { expectObject, invalidArgument } from './expectArgument.ts';
import { withOldNames } from './oldNames.ts';
import { Polygon } from './entities.ts';

/** Text on the map. */
export class OldLabel {
  /** Unique among the labels of a map. */
  readonly id: string;
  readonly #label6: Label6;
  readonly #place: Place;

  /** @internal Made by `FlatLabels` and `FloatingLabels`. */
  constructor(label6: Label6, place: Place) {
    this.id = `label-${label6.id}`;
    this.#label6 = label6;
    this.#place = place;
  }

  /** The text. */
  get text(): string {
    return this.#label6.text;
  }

  /** Where the label is. */
  get place(): Place {
    return this.#place;
  }

  /** The polygon the label is on; `undefined` if it is at another place. */
  get polygon(): Polygon | undefined {
    return this.#place instanceof Polygon ? this.#place : undefined;
  }

  /** The label of version 6. */
  get v6(): Label6 {
    return this.#label6;
  }
}

/** Labels of one kind, as version 5 adds and removes them. */
export abstract class OldLabels<Options extends object> {
  readonly #context: MapContext;
  readonly #labels = new Map<Label6, OldLabel>();
  /** Labels that `labelAllLocations` added. */
  readonly #named = new Set<OldLabel>();
  /** Labels whose color `setColor` changed, each with the color before. */
  readonly #recolored = new Map<OldLabel, string | undefined>();
  /** Colors that labels were added with. */
  readonly #colors = new WeakMap<OldLabel, string | undefined>();

  /** @internal */
  constructor(context: MapContext) {
    this.#context = context;
  }

  /**
   * Labels each polygon that has a location with the name of its location. Another call replaces
   * these labels.
   *
   * @param options - look of the labels
   * @returns the labels
   * @throws MezzanineError `invalid-argument`
   */
  labelAllLocations(options?: Options): readonly OldLabel[] {
    const before = [...this.#named];
    const labels = this.#context.venue.polygons.flatMap((polygon) => {
      const name = primaryLocationOf(polygon)?.name;
      return name ? [this.#add(polygon, name, options)] : [];
    });
    // Removed after adding, so that invalid options leave the labels unchanged.
    for (const label of before) this.remove(label);
    for (const label of labels) this.#named.add(label);
    return labels;
  }

  /** Lists all labels in the order in which they were added. */
  getAll(): readonly OldLabel[] {
    return [...this.#labels.values()];
  }

  /**
   * Removes a label. Removing it again is a no-op.
   *
   * @param label - the label, its id, or the place it is on
   */
  remove(label: OldLabel | Place | string): void {
    for (const one of this.getAll()) {
      if (one !== label && one.id !== label && one.place !== label) continue;
      this.#labels.delete(one.v6);
      this.#named.delete(one);
      this.#recolored.delete(one);
      this.#context.map6.labels.remove(one.v6);
    }
  }

  /** Removes all labels of this kind. */
  removeAll(): void {
    for (const label of this.getAll()) this.remove(label);
  }

  /** @internal Labels among those of version 6. */
  among(labels6: readonly Label6[]): OldLabel[] {
    return labels6.flatMap((one) => this.#labels.get(one) ?? []);
  }

  /** @internal Takes the names of the current language. */
  rename(): void {
    for (const { v6, polygon } of this.#named) {
      const text = polygon && primaryLocationOf(polygon)?.name;
      if (text) this.#context.map6.labels.update(v6, { text });
    }
  }

  /** @internal Changes the color of the letters on a polygon. */
  setColor(polygon: Polygon, textColor: string): void {
    for (const label of this.getAll()) {
      if (label.place !== polygon) continue;
      withOldNames({ 'patch.color': 'textColor' }, () =>
        this.#context.map6.labels.update(label.v6, { color: textColor }),
      );
      if (!this.#recolored.has(label)) this.#recolored.set(label, this.#colors.get(label));
    }
  }

  /** @internal Takes changes of `setColor` back. */
  resetColor(polygon: Polygon): void {
    for (const [label, color] of this.#recolored) {
      if (label.place !== polygon) continue;
      this.#recolored.delete(label);
      // A key with `undefined` makes version 6 use the color of the theme again.
      const patch: object = { color };
      this.#context.map6.labels.update(label.v6, patch);
    }
  }

  /** Converts options of version 5 to options of version 6. */
  protected abstract optionsOf(options: Options | undefined): Options6;

  /** Old names of options of version 6. */
  protected abstract readonly names: Readonly<Record<string, string>>;

  /** Adds a label. */
  protected addAt(place: Place, text: string, options: Options | undefined): OldLabel {
    if (typeof text !== 'string') throw invalidArgument('text', text, 'a string');
    return this.#add(place, text, options);
  }

  #add(place: Place, text: string, options: Options | undefined): OldLabel {
    expectObject('options', options);
    const target = placeOf(this.#context, place);
    const options6 = this.optionsOf(options);
    const label6 = withOldNames(this.names, () =>
      this.#context.map6.labels.add(target, text, options6),
    );
    const label = new OldLabel(label6, place);
    this.#labels.set(label6, label);
    this.#colors.set(label, options6.color);
    return label;
  }
}
