import { MezzanineError } from '../data/MezzanineError.ts';
import type { Space } from '../data/entities.ts';
import type { PaintChange } from './drawing/Painter.ts';
import { expectNumber, expectOptions, expectType, invalidArgument } from './expectArgument.ts';
import { mixColors, parseColor, toCss } from './parseColor.ts';
import type { SpaceTexture } from './SpaceTexture.ts';
import { SpaceTextures } from './SpaceTextures.ts';
import type { Stage } from './Stage.ts';

/** What can be changed of a space; what is missing stays as it is. */
export interface SpaceChange {
  /** CSS color of its floor, or of its top where it is raised; default: from the venue and the theme. */
  readonly color?: string;
  /** CSS color under the pointer while it is interactive; default: its color with some accent. */
  readonly hoverColor?: string;
  /** 0 to 100; raises it from the floor; default: from the venue's style, else 0. */
  readonly heightMeters?: number;
  /** 0 to 1; less lets the plate of the floor show through; default: from the venue's style, else 1. */
  readonly opacity?: number;
  /**
   * Whether it is drawn and can be met by the pointer; default true. Its name goes with it; labels
   * that you added stay.
   */
  readonly visible?: boolean;
  /** Whether it lights up under the pointer and the cursor becomes a hand; default false. */
  readonly interactive?: boolean;
  /** Picture that its floor, or its top, is covered with; `undefined` takes it off. */
  readonly topTexture?: SpaceTexture | undefined;
  /** Picture around its sides, where it is raised; `undefined` takes it off. */
  readonly sideTexture?: SpaceTexture | undefined;
}

/** How a space is drawn. */
export interface SpaceState {
  /** CSS color of its floor or body. */
  readonly color: string;
  /** CSS color under the pointer, where it is interactive. */
  readonly hoverColor: string;
  /** How high it stands; 0 is flat. */
  readonly heightMeters: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Whether it is drawn and can be met by the pointer. */
  readonly visible: boolean;
  /** Whether it lights up under the pointer and the cursor becomes a hand. */
  readonly interactive: boolean;
}

/** Whether a space is meant. */
export type SpaceFilter = (space: Space) => boolean;

/** One space, its id, several, or all that a function says yes to. */
export type SpaceTarget = Space | string | readonly (Space | string)[] | SpaceFilter;

const TEXTURES = ['topTexture', 'sideTexture'] as const;
const KEYS = [
  'color',
  'hoverColor',
  'heightMeters',
  'opacity',
  'visible',
  'interactive',
  ...TEXTURES,
] as const;
/** Share of the accent in the color under the pointer. */
const HOVER_ACCENT = 0.22;
/** How much of the color under the pointer a picture covers. */
const HOVER_COVER = 0.6;

/** How spaces are drawn, and which of them answer to the pointer. */
export class Spaces {
  readonly #stage: Stage;
  readonly #onMove: (spaces: readonly Space[]) => void;
  readonly #changes = new Map<Space, SpaceChange>();
  readonly #textures: SpaceTextures;
  #hovered: Space | undefined;

  /** @internal `onMove` is told of spaces that may have another height, or be hidden. */
  constructor(stage: Stage, onMove: (spaces: readonly Space[]) => void) {
    this.#stage = stage;
    this.#onMove = onMove;
    this.#textures = new SpaceTextures(stage, (space) => this.#repaint(space));
    stage.themes.onChange(() => {
      for (const space of this.#changes.keys()) this.#repaint(space);
    });
  }

  /** All spaces of the venue, floor by floor. */
  getAll(): readonly Space[] {
    return this.#stage.venue.spaces;
  }

  /**
   * Changes how spaces are drawn.
   *
   * @param target - one space, its id, several, or a filter such as `(space) => space.kind === 'room'`
   * @param change - what to change; the rest stays as it is
   * @returns how many spaces were changed
   * @throws MezzanineError `unknown-target` for an id that this venue has not, `invalid-argument`
   *   for a value out of range
   */
  update(target: SpaceTarget, change: SpaceChange): number {
    this.#stage.assertAlive();
    expectChange(change);
    for (const part of TEXTURES) this.#textures.expect(`change.${part}`, change[part]);
    const spaces = this.#resolve(target);
    for (const space of spaces) {
      for (const part of TEXTURES) {
        if (part in change) this.#textures.set(space, part, change[part]);
      }
      this.#changes.set(space, changed(this.#changes.get(space), change));
      this.#repaint(space);
    }
    this.#onMove(spaces);
    return spaces.length;
  }

  /** How a space is drawn now, whether by the venue or by {@link update}. */
  getState(target: Space | string): SpaceState {
    this.#stage.assertAlive();
    const [space] = this.#resolve(target);
    if (!space) throw invalidArgument('target', target, 'a space or the id of one');
    const { color, heightMeters, opacity } = this.#stage.painter.original(space.id);
    const state: Omit<SpaceState, 'hoverColor'> & SpaceChange = {
      color: toCss(color),
      heightMeters,
      opacity,
      visible: true,
      interactive: false,
      ...this.#changes.get(space),
    };
    return { ...state, hoverColor: state.hoverColor ?? this.#hoverColorFrom(state.color) };
  }

  /**
   * Takes all changes back.
   *
   * @param target - what to take them back of; default: all spaces
   */
  reset(target?: SpaceTarget): void {
    this.#stage.assertAlive();
    const spaces = target === undefined ? [...this.#changes.keys()] : this.#resolve(target);
    for (const space of spaces) {
      for (const part of TEXTURES) this.#textures.set(space, part, undefined);
      if (this.#changes.delete(space)) this.#repaint(space);
    }
    this.#onMove(spaces);
  }

  /** @internal Those that answer to the pointer. */
  interactive(): Space[] {
    return [...this.#changes].flatMap(([space, { interactive }]) => (interactive ? [space] : []));
  }

  /** @internal */
  isHidden(space: Space): boolean {
    const { painter } = this.#stage;
    return painter.has(space.id) && painter.paintOf(space.id).opacity === 0;
  }

  /** @internal */
  hover(spaces: readonly Space[]): boolean {
    const hovered = spaces.find((space) => this.#changes.get(space)?.interactive);
    if (hovered !== this.#hovered) {
      const before = this.#hovered;
      this.#hovered = hovered;
      if (before) this.#repaint(before);
      if (hovered) this.#repaint(hovered);
    }
    return hovered !== undefined;
  }

  #resolve(target: SpaceTarget): Space[] {
    if (typeof target === 'function') return this.#stage.venue.spaces.filter(target);
    const list: readonly (Space | string)[] = Array.isArray(target) ? target : [target];
    return list.map((one) => findSpace(this.#stage.venue, one));
  }

  #repaint(space: Space): void {
    if (!this.#stage.painter.has(space.id)) return;
    const change = this.#changes.get(space);
    this.#stage.painter.change(space.id, change && this.#paintOf(space, change));
    const { painter, scene } = this.#stage;
    scene.setPaint(space.floor.id, space.id, painter.paintOf(space.id));
    this.#stage.wake();
  }

  #paintOf(space: Space, change: SpaceChange): PaintChange {
    const isHovered = space === this.#hovered;
    const { color } = this.#stage.painter.original(space.id);
    const shown = change.color ?? toCss(color);
    const hover = change.hoverColor ?? this.#hoverColorFrom(shown);
    const { rgb, alpha } = parseColor(isHovered ? hover : shown, 'color');
    const opacity = change.visible === false ? 0 : change.opacity;
    return {
      color: rgb,
      ...(opacity !== undefined || alpha < 1 ? { opacity: (opacity ?? 1) * alpha } : {}),
      ...(change.heightMeters !== undefined && { heightMeters: change.heightMeters }),
      top: this.#textures.pictureOf(space, 'topTexture', isHovered ? HOVER_COVER : 1),
      sides: this.#textures.pictureOf(space, 'sideTexture', isHovered ? HOVER_COVER : 1),
    };
  }

  #hoverColorFrom(color: string): string {
    const accent = parseColor(this.#stage.themes.current.accent, 'theme.accent').rgb;
    return toCss(mixColors(parseColor(color, 'color').rgb, accent, HOVER_ACCENT));
  }
}

/**
 * The space that is meant.
 *
 * @internal
 * @throws MezzanineError `unknown-target`, or `invalid-argument` when it is neither space nor id
 */
function findSpace(venue: Stage['venue'], space: Space | string): Space {
  const id = typeof space === 'string' ? space : (space as Space | undefined)?.id;
  if (typeof id !== 'string') {
    throw invalidArgument('target', space, 'a space, the id of one, several, or a filter');
  }
  const found = venue.getSpace(id);
  if (found) return found;
  throw new MezzanineError('unknown-target', {
    given: `The target names the space "${id}".`,
    expected: `This venue has ${venue.spaces.length} spaces, none of that id.`,
  });
}

function expectChange(change: SpaceChange): void {
  if (change === undefined) throw invalidArgument('change', change, `any of ${KEYS.join(', ')}`);
  expectOptions('change', change, KEYS);
  expectNumber('change.heightMeters', change.heightMeters, [0, 100]);
  expectNumber('change.opacity', change.opacity, [0, 1]);
  expectType('change.visible', change.visible, 'boolean');
  expectType('change.interactive', change.interactive, 'boolean');
  if (change.color !== undefined) parseColor(change.color, 'change.color');
  if (change.hoverColor !== undefined) parseColor(change.hoverColor, 'change.hoverColor');
}

/** `{ color: undefined }` says nothing about the color; only a texture is taken off by it. */
function changed(before: SpaceChange | undefined, change: SpaceChange): SpaceChange {
  const given = Object.entries({ ...before, ...withoutUndefined(change) });
  return Object.fromEntries(
    given.filter(([key]) => {
      const part = TEXTURES.find((one) => one === key);
      return !part || !(part in change) || change[part] !== undefined;
    }),
  );
}

/** What is said, so that nothing erases what was set before. */
function withoutUndefined(change: SpaceChange): SpaceChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
