import type { MapTheme } from '../style/MapTheme.ts';
import { element } from './markup.ts';
import { drawText, TEXT_ATTRIBUTES } from './PictureText.ts';
import { type PlacedName, SYMBOL_PIXELS } from './placeNames.ts';

/** Symbols are drawn in a box of this size. */
const SYMBOL_BOX = 24;
/** Share of the disk that the symbol fills. */
const SYMBOL_SHARE = 0.62;

/** Names of places, and symbols of connections and amenities. */
export function drawNames(names: readonly PlacedName[], colors: MapTheme): string {
  const symbols = names.map((name) => drawSymbol(name, colors)).join('');
  const texts = names
    .map(({ text }) => (text ? drawText(text.layout, text.middle, text.degrees) : ''))
    .join('');
  return (
    (symbols === ''
      ? ''
      : element(
          'g',
          { class: 'symbols', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
          symbols,
        )) + (texts === '' ? '' : element('g', { class: 'labels', ...TEXT_ATTRIBUTES }, texts))
  );
}

function drawSymbol({ candidate, symbol }: PlacedName, colors: MapTheme): string {
  if (!symbol || candidate.symbol === undefined) return '';
  const [x, y] = symbol;
  const scale = (SYMBOL_PIXELS * SYMBOL_SHARE) / SYMBOL_BOX;
  const corner = (SYMBOL_BOX * scale) / 2;
  const color = colors.labelMuted;
  return (
    element('circle', {
      cx: x,
      cy: y,
      r: SYMBOL_PIXELS / 2,
      fill: colors.labelHalo,
      stroke: color,
      'stroke-width': 0.75,
    }) +
    element('path', {
      d: candidate.symbol,
      transform: `translate(${tenths(x - corner)} ${tenths(y - corner)}) scale(${scale.toFixed(3)})`,
      fill: 'none',
      stroke: color,
      'stroke-width': 2.4,
    })
  );
}

function tenths(value: number): string {
  return String(Math.round(value * 10) / 10);
}
