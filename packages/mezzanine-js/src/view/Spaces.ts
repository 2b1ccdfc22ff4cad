import { MezzanineError } from '../data/MezzanineError.ts';
import type { Space } from '../data/entities.ts';
import type { PaintChange } from './drawing/Painter.ts';
import {
  expectNumber,
  expectOptions,
  expectType,
  invalidArgument,
} from '../data/expectArgument.ts';
import { mixColors, toCss } from '../style/colors.ts';
import { parseColor } from './parseColor.ts';
import type { SpaceTexture } from './SpaceTexture.ts';
import { SpaceTextures } from './SpaceTextures.ts';
import type { Stage } from './Stage.ts';

/** Space properties that can be changed; missing properties stay the same. */
export interface SpaceChange {
  /**
   * CSS color of its floor, or of its top if it is raised; default: from the venue and the theme.
   */
  readonly color?: string;
  /** CSS color on hover while it is interactive; default: its color mixed with the accent color. */
  readonly hoverColor?: string;
  /** Height in meters, 0 to 100; default: from the venue's style, otherwise 0. */
  readonly heightMeters?: number;
  /**
   * Opacity, 0 to 1; lower values reveal the slab of the floor; default: from the venue's style,
   * otherwise 1.
   */
  readonly opacity?: number;
  /**
   * Whether it is drawn and responds to the pointer; default true. Its own label is hidden with it;
   * labels that you added stay.
   */
  readonly visible?: boolean;
  /** Whether it highlights on hover and the cursor becomes a hand; default false. */
  readonly interactive?: boolean;
  /** Image that covers its floor or top; `undefined` removes it. */
  readonly topTexture?: SpaceTexture | undefined;
  /** Image around its sides, if it is raised; `undefined` removes it. */
  readonly sideTexture?: SpaceTexture | undefined;
}

/** Current appearance of a space. */
export interface SpaceState {
  /** CSS color of its floor or body. */
  readonly color: string;
  /** CSS color on hover, if it is interactive. */
  readonly hoverColor: string;
  /** Height in meters; 0 is flat. */
  readonly heightMeters: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** Whether it is drawn and responds to the pointer. */
  readonly visible: boolean;
  /** Whether it highlights on hover and the cursor becomes a hand. */
  readonly interactive: boolean;
}

/** Returns whether a space matches. */
export type SpaceFilter = (space: Space) => boolean;

/** One space, its id, several of them, or a filter function. */
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
/** Fraction of the accent color in the hover color. */
const HOVER_ACCENT = 0.22;
/** Opacity of an image over the hover color. */
const HOVER_COVER = 0.6;

/** Appearance and interactivity of spaces. */
export class Spaces {
  readonly #stage: Stage;
  readonly #onMove: (spaces: readonly Space[]) => void;
  readonly #changes = new Map<Space, SpaceChange>();
  readonly #textures: SpaceTextures;
  #hovered: Space | undefined;

  /** @internal `onMove` is called with spaces whose height or visibility may have changed. */
  constructor(stage: Stage, onMove: (spaces: readonly Space[]) => void) {
    this.#stage = stage;
    this.#onMove = onMove;
    this.#textures = new SpaceTextures(stage, (space) => this.#repaint(space));
    stage.themes.onChange(() => {
      for (const space of this.#changes.keys()) this.#repaint(space);
    });
  }

  /** All spaces of the venue, sorted by floor. */
  getAll(): readonly Space[] {
    return this.#stage.venue.spaces;
  }

  /**
   * Changes the appearance of spaces.
   *
   * @param target - one space, its id, several of them, or a filter such as `(space) => space.kind
   * === 'room'`
   * @param change - what to change; everything else stays the same
   * @returns the number of changed spaces
   * @throws MezzanineError `unknown-target` for an unknown id, `invalid-argument` for a value out
   * of range
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

  /** The current appearance of a space, including changes by {@link update}. */
  getState(target: Space | string): SpaceState {
    this.#stage.assertAlive();
    const [space] = this.#resolve(target);
    if (!space) throw invalidArgument('target', target, 'a space or its id');
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
   * Reverts all changes.
   *
   * @param target - the spaces to revert; default: all
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

  /** @internal Interactive spaces. */
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
 * Resolves a space or its id.
 *
 * @throws MezzanineError `unknown-target`, or `invalid-argument` if it is neither a space nor an id
 */
function findSpace(venue: Stage['venue'], space: Space | string): Space {
  const id = typeof space === 'string' ? space : (space as Space | undefined)?.id;
  if (typeof id !== 'string') {
    throw invalidArgument('target', space, 'a space, its id, an array of them, or a filter');
  }
  const found = venue.getSpace(id);
  if (found) return found;
  throw new MezzanineError('unknown-target', {
    given: `The target is the space id "${id}".`,
    expected: `This venue has ${venue.spaces.length} spaces, none with that id.`,
  });
}

function expectChange(change: SpaceChange): void {
  if (change === undefined)
    throw invalidArgument('change', change, `an object with any of the keys ${KEYS.join(', ')}`);
  expectOptions('change', change, KEYS);
  expectNumber('change.heightMeters', change.heightMeters, [0, 100]);
  expectNumber('change.opacity', change.opacity, [0, 1]);
  expectType('change.visible', change.visible, 'boolean');
  expectType('change.interactive', change.interactive, 'boolean');
  if (change.color !== undefined) parseColor(change.color, 'change.color');
  if (change.hoverColor !== undefined) parseColor(change.hoverColor, 'change.hoverColor');
}

/** `{ color: undefined }` leaves the color unchanged; only textures are removed this way. */
function changed(before: SpaceChange | undefined, change: SpaceChange): SpaceChange {
  const given = Object.entries({ ...before, ...withoutUndefined(change) });
  return Object.fromEntries(
    given.filter(([key]) => {
      const part = TEXTURES.find((one) => one === key);
      return !part || !(part in change) || change[part] !== undefined;
    }),
  );
}

/** Only defined values, so that earlier changes are kept. */
function withoutUndefined(change: SpaceChange): SpaceChange {
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
}
