import type { LabelOptions as Options6 } from '../../index.ts';
import { OldLabels, type OldLabel } from './Labels.ts';
import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject } from './oldNames.ts';
import type { Polygon } from './entities.ts';

/** Look of flat labels. */
export interface FlatLabelAppearance {
  /** Size of the letters, 0.5 to 250; default 12. A size of 5 is a meter on the map. */
  readonly fontSize?: number;
  /** CSS color of the letters. */
  readonly color?: string;
  /** Has no effect in version 6; reported once. */
  readonly margin?: number;
  /** Has no effect in version 6; reported once. */
  readonly scaleMin?: number;
  /** Has no effect in version 6; reported once. */
  readonly scaleStep?: number;
  /** Has no effect in version 6; reported once. */
  readonly height?: number;
}

/** Options of flat labels. */
export interface FlatLabelOptions {
  /** Look of the label. */
  readonly appearance?: FlatLabelAppearance;
  /** Whether it can be clicked; default false. */
  readonly interactive?: boolean;
}

const SIZE_PER_METER = 5;
const ALTERNATIVES = {
  margin: 'Labels keep their distance to the edges.',
  scaleMin: 'Labels shrink until they fit.',
  scaleStep: 'Labels shrink until they fit.',
  height: 'Labels lie on top of their polygon.',
};

/** Labels that lie flat on their polygon. */
export class FlatLabels extends OldLabels<FlatLabelOptions> {
  protected override readonly names = {
    'options.color': 'options.appearance.color',
    'options.fontSizeMeters': 'options.appearance.fontSize',
  };

  /**
   * Adds a label.
   *
   * @param polygon - what to label
   * @param text - plain text
   * @param options - look and interaction
   * @throws MezzanineError `invalid-argument`
   */
  add(polygon: Polygon, text: string, options?: FlatLabelOptions): OldLabel {
    return this.addAt(polygon, text, options);
  }

  /** @internal */
  protected override optionsOf({ appearance, interactive }: FlatLabelOptions = {}): Options6 {
    expectObject('options.appearance', appearance);
    reportKeys('FlatLabels appearance', appearance, ALTERNATIVES);
    const { fontSize, color } = appearance ?? {};
    expectNumber('options.appearance.fontSize', fontSize, [0.5, 250]);
    return {
      kind: 'flat',
      ...(fontSize !== undefined && { fontSizeMeters: fontSize / SIZE_PER_METER }),
      ...(color !== undefined && { color }),
      ...(interactive !== undefined && { interactive }),
    };
  }
}
