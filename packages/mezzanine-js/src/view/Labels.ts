import type { PlacedEntity } from '../data/distances/PlacedEntity.ts';
import { MezzanineError } from '../data/MezzanineError.ts';
import { Collection } from './Collection.ts';
import { expectType, invalidArgument } from '../data/expectArgument.ts';
import { expectLabelOptions } from './expectLabelOptions.ts';
import {
  Label,
  type LabelOptions,
  type LabelPatch,
  type LabelTarget,
  type MapSymbol,
} from './Label.ts';
import { ControlBoxes } from './labels/ControlBoxes.ts';
import { expectEntities, hasPlace, nameOfEntity } from './labels/entities.ts';
import { symbolOf } from './labels/symbolOf.ts';
import type { symbolOfPlace as SymbolOfPlaceFunction } from '../style/symbols/symbolOfPlace.ts';
import {
  automaticLabels,
  NO_LIMIT,
  type LabelExtras,
  type LabelTierChoice,
} from './labelDefaults.ts';
import { expectPlaceTarget, spaceOfTarget } from './PlaceTarget.ts';
import { sceneLabelOf } from './sceneLabelOf.ts';
import type { Stage } from './Stage.ts';

/** Options for labeling many entities. */
export interface LabelAllOptions extends LabelOptions {
  /** Text of a label; default: the name. `''` shows only the symbol. */
  readonly text?: (entity: PlacedEntity) => string;
}

type SymbolOfPlace = typeof SymbolOfPlaceFunction;

interface Content {
  readonly text: string;
  readonly options: LabelOptions;
  readonly extras: LabelExtras;
}

/**
 * Texts on the map. They never overlap; of two that would, the one with higher priority is shown.
 */
export class Labels extends Collection<Label> {
  readonly #stage: Stage;
  readonly #contents = new Map<Label, Content>();
  readonly #controls: ControlBoxes;
  #nextId = 1;

  /** @internal */
  constructor(stage: Stage, mode: 'auto' | 'none' | LabelTierChoice) {
    super(stage);
    this.#stage = stage;
    this.#controls = new ControlBoxes(stage);
    if (mode !== 'none') {
      const choose = mode === 'auto' ? undefined : mode;
      const automatic = automaticLabels(stage.venue, stage.projection, choose);
      const labels = automatic.map((one) =>
        one.text === '' ? undefined : this.#create(one.target, one, true),
      );
      this.#whenSymbols((symbolOfPlace) => {
        for (const [index, one] of automatic.entries()) {
          const icon = one.symbolOf && symbolOfPlace(one.symbolOf);
          if (icon === undefined) continue;
          const label = labels[index] ?? this.#create(one.target, one, true);
          this.#showSymbol(label, icon);
        }
      });
    }
    const { icons } = stage.scene.labels;
    icons.onChange = () => this.#showIcons();
    icons.onFail = (url) => reportIcon(stage, url);
    stage.themes.onChange(() => {
      for (const label of this.getAll()) this.#draw(label);
    });
  }

  /**
   * Adds a label.
   *
   * @param target - a coordinate or any entity of the venue that has a place; an entity with
   * several places uses the first. A coordinate without `floorId` is on the current floor
   * @param text - one paragraph in any script
   * @param options - appearance and priority
   * @throws MezzanineError `invalid-argument`, or `unknown-target` if the target does not belong to
   * this venue or has no place
   * @example
   * mapView.labels.add(venue.spaces[0], 'Meet here', { priority: 'high', icon: 'dot' });
   */
  add(target: LabelTarget, text: string, options: LabelOptions = {}): Label {
    this.#stage.assertAlive();
    if (typeof text !== 'string') throw invalidArgument('text', text, 'a string');
    expectLabelOptions('options', options, false);
    return this.#create(
      expectPlaceTarget(this.#stage, target),
      { text, options, extras: NO_LIMIT },
      false,
    );
  }

  /**
   * Labels many entities at once, each with its own symbol and name: points of interest, the
   * annotations of a group, locations with their logos. Entities without their own picture get
   * the built-in symbol of what they are, such as `elevator` or `restroom`, otherwise a dot.
   *
   * @param entities - entities of this venue; those without a place are skipped
   * @param options - appearance and priority of all labels
   * @returns the labels, in the order of their entities
   * @throws MezzanineError `invalid-argument` or `unknown-target`
   * @example
   * const group = venue.annotationGroups.find(({ id }) => id === 'fire-safety');
   * mapView.labels.addAll(group?.annotations ?? [], { text: () => '', priority: 'high' });
   */
  addAll(entities: readonly PlacedEntity[], options: LabelAllOptions = {}): readonly Label[] {
    this.#stage.assertAlive();
    expectEntities(this.#stage.venue, entities);
    const { text = nameOfEntity, icon, ...rest } = options;
    expectType('options.text', text, 'function');
    const { venue } = this.#stage;
    return entities.filter(hasPlace).map((entity: PlacedEntity) => {
      const url = symbolOf(venue, entity);
      const own = icon ?? (url === undefined ? 'dot' : { url });
      const label = this.add(entity, text(entity), {
        accessibleName: nameOfEntity(entity),
        ...rest,
        icon: own,
      });
      if (own !== icon && own === 'dot') {
        this.#whenSymbols((symbolOfPlace) =>
          this.#showSymbol(label, symbolOfPlace(entity) ?? 'dot', 'dot'),
        );
      }
      return label;
    });
  }

  /**
   * Changes a label.
   *
   * @param label - a label of this map
   * @param patch - what to change; everything else stays the same
   * @throws MezzanineError `unknown-target` if it was removed or belongs to another map
   */
  update(label: Label, patch: LabelPatch): void {
    this.#stage.assertAlive();
    expectLabelOptions('patch', patch, true);
    this.expectOwn(label);
    const before = this.#contents.get(label);
    if (!before) return;
    const { text = before.text, ...options } = patch;
    this.#contents.set(label, { ...before, text, options: { ...before.options, ...options } });
    this.#draw(label);
  }

  /**
   * Keeps labels clear of an element of the page above the map, such as a search field or a
   * button. Its position is read again in every frame.
   *
   * @param element - an element that covers part of the map
   * @returns a function that stops it
   * @throws MezzanineError `invalid-argument` if it is not an element
   * @example
   * const field = document.querySelector('#search');
   * if (field) mapView.labels.keepClearOf(field);
   */
  keepClearOf(element: Element): () => void {
    this.#stage.assertAlive();
    if (element instanceof Element) return this.#controls.add(element);
    throw invalidArgument('element', element, 'an element');
  }

  /** @internal Labels stand on top of their spaces and are hidden with them. */
  follow(spaces: readonly LabelTarget[]): void {
    const moved = new Set(spaces);
    for (const label of this.getAll()) {
      const space = spaceOfTarget(label.target);
      if (space && moved.has(space)) this.#draw(label);
    }
  }

  /** @internal Accessible name of a label. */
  nameOf(label: Label): string {
    return this.#contents.get(label)?.options.accessibleName ?? label.text;
  }

  /** @internal */
  at(x: number, y: number): Label[] {
    const ids = new Set(this.#stage.scene.labels.pick(x, y));
    return ids.size === 0 ? [] : this.getAll().filter((label) => ids.has(label.id));
  }

  /** @internal */
  isInteractive(label: Label): boolean {
    return this.#contents.get(label)?.options.interactive ?? false;
  }

  protected override onRemove(label: Label): void {
    this.#contents.delete(label);
    this.#stage.scene.labels.remove(label.id);
    this.#stage.wake();
  }

  #create(target: LabelTarget, content: Content, isAutomatic: boolean): Label {
    const label = new Label(this.#nextId++, target, isAutomatic, {
      textOf: (one) => this.#contents.get(one)?.text ?? content.text,
      isVisible: (one) => this.#stage.scene.labels.isShown(one.id),
    });
    this.#contents.set(label, content);
    this.insert(label);
    this.#draw(label);
    return label;
  }

  /** Calls a function with the table of symbols, unless the map is destroyed by then. */
  #whenSymbols(use: (symbolOfPlace: SymbolOfPlace) => void): void {
    void import('../style/symbols/symbolOfPlace.ts').then(({ symbolOfPlace }) => {
      if (!this.#stage.isDestroyed) use(symbolOfPlace);
    });
  }

  /** Shows a symbol, unless the label was removed or has another icon by now. */
  #showSymbol(label: Label, icon: MapSymbol | 'dot', before?: 'dot'): void {
    const content = this.#contents.get(label);
    if (content && content.options.icon === before) this.update(label, { icon });
  }

  #showIcons(): void {
    if (this.#stage.isDestroyed) return;
    this.#stage.scene.labels.refreshIcons();
    this.#stage.wake();
  }

  #draw(label: Label): void {
    const content = this.#contents.get(label);
    if (!content) return;
    this.#stage.scene.labels.set(sceneLabelOf(this.#stage, label, content));
    this.#stage.wake();
  }
}

function reportIcon(stage: Stage, url: string): void {
  if (stage.isDestroyed) return;
  const given = `The label icon ${JSON.stringify(url.slice(0, 120))} could not be loaded.`;
  stage.report(new MezzanineError('image-failed', { given }));
}
