import type { MapContext } from './MapContext.ts';
import { COLLISION_RANKING_TIERS, type Place } from './places.ts';
import { Markers, type Marker } from './Markers.ts';
import { expectNumber, expectObject, invalidArgument } from './expectArgument.ts';
import { safeHtml } from './safeHtml.ts';

/** Options of `createTooltip` and `createCustomTooltip`. */
export interface TooltipOptions {
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 0, which yields to labels. */
  readonly collisionRank?: number;
}

/** A tooltip above a place. */
export type Tooltip = Marker;

/** Tooltips of a map. */
export class Tooltips {
  readonly #markers: Markers;

  constructor(context: MapContext) {
    this.#markers = new Markers(context);
  }

  create(place: Place, html: string, options?: TooltipOptions): Tooltip {
    if (typeof html !== 'string') throw invalidArgument('html', html, 'an HTML string');
    return this.#add(place, bubbleOf(html), options);
  }

  createCustom(place: Place, element: HTMLElement, options?: TooltipOptions): Tooltip {
    if (!(element instanceof HTMLElement)) {
      throw invalidArgument('element', element, 'an HTML element');
    }
    return this.#add(place, element, options);
  }

  remove(tooltip: Tooltip | string): void {
    this.#markers.remove(tooltip);
  }

  removeAll(): void {
    this.#markers.removeAll();
  }

  #add(place: Place, element: HTMLElement, options: TooltipOptions = {}): Tooltip {
    expectObject('options', options);
    const { collisionRank: rank = COLLISION_RANKING_TIERS.LOW } = options;
    expectNumber('options.collisionRank', rank, [0, Infinity]);
    return this.#markers.addElement(place, element, { anchor: 'bottom', rank });
  }
}

/** Creates a bubble styled like version 5 tooltips. */
function bubbleOf(html: string): HTMLElement {
  const bubble = safeHtml(html);
  Object.assign(bubble.style, {
    padding: '4px 8px',
    marginBottom: '6px',
    borderRadius: '6px',
    background: '#16181D',
    color: '#FFFFFF',
    font: '13px/1.4 system-ui, sans-serif',
    maxWidth: '240px',
  });
  return bubble;
}
