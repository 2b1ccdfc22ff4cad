import {
  COLLISION_RANKING_TIERS,
  expectNumber,
  expectObject,
  invalidArgument,
  placeOf,
  priorityOf,
  type Place,
} from '@mezzanine/mezzanine-js/compat';
import type { MarkerAnchor } from '../index.ts';
import type { StoreContext } from './StoreContext.ts';

/** Anchors of markers: the side or corner of the content that is at the place. */
export const MARKER_ANCHOR = {
  CENTER: 'center',
  TOP: 'top',
  BOTTOM: 'bottom',
  LEFT: 'left',
  RIGHT: 'right',
  TOP_LEFT: 'top-left',
  TOP_RIGHT: 'top-right',
  BOTTOM_LEFT: 'bottom-left',
  BOTTOM_RIGHT: 'bottom-right',
} as const satisfies Record<string, MarkerAnchor>;

/** Options of `createMarker`. */
export interface MarkerOptions {
  /** One of `MARKER_ANCHOR`; default `center`. */
  readonly anchor?: MarkerAnchor;
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 2. */
  readonly rank?: number;
}

/** Options of `createTooltip`. */
export interface TooltipOptions {
  /** One of `COLLISION_RANKING_TIERS`, or a number from 0; default 0, which yields to labels. */
  readonly collisionRank?: number;
}

const BUBBLE =
  'padding:4px 8px;margin-bottom:6px;border-radius:6px;background:#16181D;color:#FFFFFF;' +
  'font:13px/1.4 system-ui,sans-serif;max-width:240px';

/** Markers and tooltips of HTML. */
export class Markers {
  readonly #context: StoreContext;

  constructor(context: StoreContext) {
    this.#context = context;
  }

  /** Adds a marker. Returns its id. */
  create(place: Place, html: string, options: MarkerOptions = {}): string {
    expectHtml(html);
    expectObject('options', options);
    const { anchor = MARKER_ANCHOR.CENTER, rank } = options;
    return this.#add('marker', { place, html, anchor, rank });
  }

  /** Adds a tooltip. Returns its id. */
  createTooltip(place: Place, html: string, options: TooltipOptions = {}): string {
    expectHtml(html);
    expectObject('options', options);
    const { collisionRank: rank = COLLISION_RANKING_TIERS.LOW } = options;
    expectNumber('options.collisionRank', rank, [0, Infinity]);
    const bubble = `<div style="${BUBBLE}">${html}</div>`;
    return this.#add('tooltip', { place, html: bubble, anchor: 'bottom', rank });
  }

  /** Removes a marker or tooltip by its id. */
  remove(owner: 'marker' | 'tooltip', id: string): void {
    const { scene } = this.#context;
    if (scene.read().markers.get(id)?.owner === owner) scene.set('markers', id, undefined);
  }

  /** Removes all of a kind. */
  removeAll(owner: 'marker' | 'tooltip'): void {
    this.#context.scene.keep('markers', (marker) => marker.owner !== owner);
  }

  #add(owner: 'marker' | 'tooltip', { place, html, anchor, rank }: NewMarker): string {
    const { scene } = this.#context;
    const id = scene.newId(owner);
    const target = placeOf(this.#context, place);
    const content = { kind: 'html', html } as const;
    scene.set('markers', id, {
      owner,
      props: { target, content, anchor, priority: priorityOf(rank) },
    });
    return id;
  }
}

interface NewMarker {
  readonly place: Place;
  readonly html: string;
  readonly anchor: MarkerAnchor;
  readonly rank: number | undefined;
}

function expectHtml(html: unknown): void {
  if (typeof html !== 'string') throw invalidArgument('html', html, 'an HTML string');
}
