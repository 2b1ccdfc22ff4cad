import { reportKeys } from './noSuccessor.ts';
import { expectNumber, expectObject } from './expectArgument.ts';

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

const SIZE_PER_METER = 5;
const ALTERNATIVES = {
  margin: 'Labels keep their distance to the edges.',
  scaleMin: 'Labels shrink until they fit.',
  scaleStep: 'Labels shrink until they fit.',
  height: 'Labels lie on top of their polygon.',
};

/** Options of version 6 for the look of a flat label. */
export function flatLabelOf(appearance: FlatLabelAppearance | undefined) {
  expectObject('options.appearance', appearance);
  reportKeys('FlatLabels appearance', appearance, ALTERNATIVES);
  const { fontSize, color } = appearance ?? {};
  expectNumber('options.appearance.fontSize', fontSize, [0.5, 250]);
  return {
    kind: 'flat' as const,
    ...(fontSize !== undefined && { fontSizeMeters: fontSize / SIZE_PER_METER }),
    ...(color !== undefined && { color }),
  };
}
