import { Collection } from './Collection.ts';
import { invalidArgument } from './expectArgument.ts';
import { expectLabelOptions } from './expectLabelOptions.ts';
import { Label, type LabelOptions, type LabelPatch, type LabelTarget } from './Label.ts';
import { automaticLabels, NO_LIMIT, type LabelExtras } from './labelDefaults.ts';
import { expectPlaceTarget } from './PlaceTarget.ts';
import { sceneLabelOf } from './sceneLabelOf.ts';
import type { Stage } from './Stage.ts';

interface Content {
  readonly text: string;
  readonly options: LabelOptions;
  readonly extras: LabelExtras;
}

/** Texts on the map. No two of them overlap; the one of higher priority wins. */
export class Labels extends Collection<Label> {
  readonly #stage: Stage;
  readonly #contents = new Map<Label, Content>();
  #nextId = 1;

  /** @internal */
  constructor(stage: Stage, mode: 'auto' | 'none') {
    super(stage);
    this.#stage = stage;
    if (mode === 'auto') {
      for (const { space, options, extras } of automaticLabels(stage.venue)) {
        this.#create(space, { text: space.name, options, extras }, true);
      }
    }
    stage.onTheme(() => {
      for (const label of this.getAll()) this.#draw(label);
    });
  }

  /**
   * Adds a label.
   *
   * @param target - a space, a location (the label stands at its first space) or a coordinate; a
   *   coordinate without `floorId` is on the floor that is shown
   * @param text - one paragraph in any script
   * @param options - look and priority
   * @throws MezzanineError `invalid-argument`, or `unknown-target` when the target is not of this
   *   venue or a location has no space
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
   * Changes a label.
   *
   * @param label - of this map
   * @param patch - what to change; the rest stays as it is
   * @throws MezzanineError `unknown-target` when it was removed or belongs to another map
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

  /** @internal Labels stand on top of their spaces, and go with them. */
  follow(spaces: readonly LabelTarget[]): void {
    const moved = new Set(spaces);
    for (const label of this.getAll()) {
      const { target } = label;
      const space = 'spaces' in target ? target.spaces[0] : target;
      if (space && moved.has(space)) this.#draw(label);
    }
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

  #draw(label: Label): void {
    const content = this.#contents.get(label);
    if (!content) return;
    this.#stage.scene.labels.set(sceneLabelOf(this.#stage, label, content));
    this.#stage.wake();
  }
}
