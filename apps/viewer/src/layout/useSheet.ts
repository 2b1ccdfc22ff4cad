import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
} from 'react';

/** Heights of a sheet. */
export type Snap = 'peek' | 'half' | 'full';

/** Height of a collapsed sheet; `Workspace.module.css` keeps that part of the map free. */
const PEEK_PIXELS = 150;
const HALF = 0.5;
/** Space above a full sheet, so that it is recognizable as a sheet. */
const ABOVE_PIXELS = 64;
/** A faster drag, in pixels per millisecond, is a fling. */
const THROW = 0.5;
/** A shorter movement is a click. */
const PRESS_PIXELS = 6;
/** A click within this time belongs to the drag. */
const CLICK_MS = 50;
const ORDER: readonly Snap[] = ['peek', 'half', 'full'];

interface Options {
  /** The content of the sheet; when it changes, the sheet returns to its initial height. */
  readonly scene: string;
  /** Whether the panel is a sheet. */
  readonly isWanted: boolean;
  /** Whether the sheet starts low, so that the map is visible. */
  readonly isLow: boolean;
  /** Called with the height of the map that is covered, beyond the collapsed sheet. */
  readonly onCover: (pixels: number) => void;
}

/** A sheet and its event handlers. */
export interface Sheet {
  readonly snap: Snap;
  /** CSS height. */
  readonly height: string;
  readonly isDragging: boolean;
  /** Makes room for the search field and its results. */
  readonly open: () => void;
  /** Raises the sheet one step; from the top, it collapses. */
  readonly toggle: (event: MouseEvent) => void;
  readonly drag: {
    readonly onPointerDown: (event: PointerEvent) => void;
    readonly onPointerMove: (event: PointerEvent) => void;
    readonly onPointerUp: (event: PointerEvent) => void;
    readonly onPointerCancel: (event: PointerEvent) => void;
  };
}

interface Grip {
  readonly startY: number;
  readonly startHeight: number;
  readonly lastY: number;
  readonly lastTime: number;
  readonly speed: number;
  readonly height: number;
}

/** A sheet over the map that snaps to three heights, and follows the finger in between. */
export function useSheet(panel: RefObject<HTMLElement | null>, options: Options): Sheet {
  const { scene, isWanted, isLow, onCover } = options;
  const [chosen, setChosen] = useState<{ readonly scene: string; readonly snap: Snap }>();
  const [grip, setGrip] = useState<Grip>();
  const draggedAt = useRef(-Infinity);
  const usual: Snap = isLow ? 'peek' : 'half';
  const snap = chosen?.scene === scene ? chosen.snap : usual;
  const choose = (next: Snap) => setChosen({ scene, snap: next });
  useEffect(() => {
    const room = panel.current?.parentElement?.clientHeight ?? 0;
    // A full sheet does not change the map, which is hidden.
    onCover(isWanted && snap !== 'peek' ? Math.max(room * HALF - PEEK_PIXELS, 0) : 0);
  }, [panel, isWanted, snap, onCover]);
  const letGo = ({ clientY, timeStamp }: PointerEvent) => {
    if (!grip) return;
    const room = panel.current?.parentElement?.clientHeight ?? 0;
    const isPress = Math.abs(clientY - grip.startY) < PRESS_PIXELS;
    if (!isPress) choose(snapFor(moved(grip, clientY, timeStamp), room));
    // The browser also reports a click for a drag that ends on the handle; it is ignored.
    draggedAt.current = isPress ? -Infinity : timeStamp;
    setGrip(undefined);
  };
  return {
    snap,
    height: grip ? `${grip.height}px` : heightOf(snap),
    isDragging: grip !== undefined,
    open: () => isWanted && choose('full'),
    toggle: ({ timeStamp }) => {
      if (timeStamp - draggedAt.current < CLICK_MS) return;
      choose(ORDER[ORDER.indexOf(snap) + 1] ?? 'peek');
    },
    drag: {
      onPointerDown: (event) => {
        const { height } = panel.current?.getBoundingClientRect() ?? { height: 0 };
        event.currentTarget.setPointerCapture(event.pointerId);
        const { clientY: startY, timeStamp: lastTime } = event;
        setGrip({ startY, startHeight: height, lastY: startY, lastTime, speed: 0, height });
      },
      onPointerMove: ({ clientY, timeStamp }) =>
        setGrip((before) => before && moved(before, clientY, timeStamp)),
      onPointerUp: letGo,
      onPointerCancel: letGo,
    },
  };
}

function moved(grip: Grip, y: number, time: number): Grip {
  const elapsed = Math.max(time - grip.lastTime, 1);
  const speed = (grip.lastY - y) / elapsed;
  const height = Math.max(grip.startHeight + grip.startY - y, PEEK_PIXELS * 0.8);
  return { ...grip, lastY: y, lastTime: time, speed, height };
}

/** The height where a released sheet snaps: in the direction of a fling, otherwise the nearest. */
export function snapFor({ height, speed }: Pick<Grip, 'height' | 'speed'>, room: number): Snap {
  const heights = [PEEK_PIXELS, room * HALF, room - ABOVE_PIXELS];
  if (Math.abs(speed) > THROW) {
    const next = heights.findIndex((one) => one > height);
    const above = next < 0 ? 2 : next;
    return ORDER[speed > 0 ? above : Math.max(above - 1, 0)] ?? 'half';
  }
  const distances = heights.map((one) => Math.abs(one - height));
  return ORDER[distances.indexOf(Math.min(...distances))] ?? 'half';
}

function heightOf(snap: Snap): string {
  if (snap === 'peek') return `${PEEK_PIXELS}px`;
  return snap === 'half' ? `${HALF * 100}%` : `calc(100% - ${ABOVE_PIXELS}px)`;
}
