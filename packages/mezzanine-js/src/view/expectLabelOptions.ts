import {
  invalidArgument,
  expectNumber,
  expectOneOf,
  expectOptions,
  expectType,
} from '../data/expectArgument.ts';
import type { LabelOptions, LabelPatch } from './Label.ts';
import { parseColor } from './parseColor.ts';

const KEYS: readonly (keyof LabelPatch)[] = [
  'priority',
  'minZoomLevel',
  'maxZoomLevel',
  'color',
  'haloColor',
  'fontSizePixels',
  'fontWeight',
  'icon',
  'maxWidthPixels',
  'kind',
  'fontSizeMeters',
  'rotationDegrees',
  'accessibleName',
  'interactive',
];

/** Names of symbols, whose list loads with the first of them; unknown names are reported then. */
const NAME = /^[a-z-]+$/;

/**
 * Validates label options.
 *
 * @throws MezzanineError `invalid-argument`, naming the invalid key
 */
export function expectLabelOptions(name: string, options: LabelPatch, hasText: boolean): void {
  expectOptions(name, options, hasText ? [...KEYS, 'text'] : KEYS);
  const { priority, color, haloColor } = options;
  if (typeof priority === 'string') {
    expectOneOf(`${name}.priority`, priority, ['low', 'medium', 'high', 'always']);
  } else expectNumber(`${name}.priority`, priority);
  expectNumber(`${name}.minZoomLevel`, options.minZoomLevel, [0, 30]);
  expectNumber(`${name}.maxZoomLevel`, options.maxZoomLevel, [0, 30]);
  expectNumber(`${name}.fontSizePixels`, options.fontSizePixels, [6, 64]);
  expectNumber(`${name}.fontWeight`, options.fontWeight, [100, 900]);
  expectNumber(`${name}.maxWidthPixels`, options.maxWidthPixels, [20, 400]);
  expectOneOf(`${name}.kind`, options.kind, ['floating', 'flat']);
  expectNumber(`${name}.fontSizeMeters`, options.fontSizeMeters, [0.1, 50]);
  expectNumber(`${name}.rotationDegrees`, options.rotationDegrees);
  expectIcon(`${name}.icon`, options.icon);
  expectType(`${name}.accessibleName`, options.accessibleName, 'string');
  expectType(`${name}.interactive`, options.interactive, 'boolean');
  expectType(`${name}.text`, options.text, 'string');
  if (color !== undefined) parseColor(color, `${name}.color`);
  if (haloColor !== undefined) parseColor(haloColor, `${name}.haloColor`);
}

function expectIcon(name: string, icon: LabelOptions['icon']): void {
  if (icon === undefined) return;
  const isName = typeof icon === 'string';
  if (isName && NAME.test(icon)) return;
  if (isName || typeof (icon as { url?: unknown } | null)?.url !== 'string' || icon.url === '') {
    throw invalidArgument(name, icon, '"dot", "none", a symbol, or an object with a url');
  }
  expectOptions(name, icon, ['url', 'sizePixels']);
  expectNumber(`${name}.sizePixels`, icon.sizePixels, [8, 96]);
}
